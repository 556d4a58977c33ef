import { useEffect, useState } from 'react'
import { useStravaMessages } from './messages/strava-messages.ts'

/**
 * Seconds that are left of a wait, counted down while the page is seen. A further answer, also one that tells the same number, begins anew.
 *
 * @returns null for no wait.
 */
export function useCountdown(seconds: number | null, answer: unknown): number | null {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return undefined
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds, answer])
  return left
}

/** A wait as text. */
export function useDurationFormatter(): (seconds: number) => string {
  const t = useStravaMessages()
  return (seconds) =>
    seconds < 60
      ? t('strava.seconds', { seconds })
      : t('strava.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
