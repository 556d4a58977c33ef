import { useEffect, useState } from 'react'

/** Seconds left of `seconds`, which starts anew whenever the server says another number. */
export function useCountdown(seconds: number | undefined): number {
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
  }, [seconds])
  return remaining
}
