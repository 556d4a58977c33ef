import { useEffect, useRef, useState } from 'react'

/** At most this often, what changes all the time is said to a screen reader. */
const CALM_MS = 60_000

/** The words as they were when they were said last: again after a minute, not each time that a figure changes. */
export function useCalmWords(words: string): string {
  const latest = useRef(words)
  const [said, setSaid] = useState(words)
  latest.current = words
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), CALM_MS)
    return () => clearInterval(timer)
  }, [])
  return said
}
