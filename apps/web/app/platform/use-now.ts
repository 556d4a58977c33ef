import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970-01-01T00:00:00Z, read again each so many milliseconds; null stops that. */
export function useNow(everyMs: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
