import { useCallback, useEffect, useState } from 'react'

/**
 * What a question is answered, once that is wanted; null while it is asked for the first time. Another question keeps the
 * answer until its own has come.
 *
 * @param ask another function asks again; leaving aborts its signal
 */
export function useAnswer<Answer>(isWanted: boolean, ask: (signal: AbortSignal) => Promise<Answer | 'failed'>) {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    ask(leaving.signal)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!leaving.signal.aborted) setAnswer(found)
      })
    return () => leaving.abort()
  }, [isWanted, ask, attempt])
  const retry = useCallback(() => {
    setAnswer(null)
    setAttempt((before) => before + 1)
  }, [])
  return { answer, retry }
}
