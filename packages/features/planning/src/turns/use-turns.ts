import { useEffect, useState } from 'react'
import type { TurnsAnswer } from './ask-turns.ts'
import type { FindTurns } from './find-turns.ts'

export type { TurnsAnswer }

/** Null while they are being asked for, once that is wanted. @param find another one asks again. */
export function useTurns(isWanted: boolean, find: FindTurns) {
  const [answer, setAnswer] = useState<TurnsAnswer | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    find(leaving.signal)
      .catch((): TurnsAnswer => 'failed')
      .then((found) => {
        if (!leaving.signal.aborted) setAnswer(found)
      })
    return () => leaving.abort()
  }, [isWanted, find, attempt])
  const retry = () => {
    setAnswer(null)
    setAttempt((before) => before + 1)
  }
  return { answer, retry }
}
