import { useEffect, useState } from 'react'

/**
 * Seconds left of a wait, counted down to 0.
 *
 * @param answer what told of the wait: another one begins it anew, also with the same number.
 */
export function useCountdown(seconds: number | null | undefined, answer?: unknown): number {
  const [remaining, setRemaining] = useState(seconds ?? 0)
  useEffect(() => {
    setRemaining(seconds ?? 0)
    if (!seconds) return
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setRemaining(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, answer])
  return remaining
}
