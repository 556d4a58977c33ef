import { useEffect, useRef, useState } from 'react'

/** At most this often, what changes all the time is said to a screen reader. */
const CALM_MS = 60_000

/** An announcement for screen readers, updated at most once a minute however often the text changes. */
export function useThrottledAnnouncement(text: string): string {
  const latest = useRef(text)
  const [said, setSaid] = useState(text)
  latest.current = text
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), CALM_MS)
    return () => clearInterval(timer)
  }, [])
  return said
}
