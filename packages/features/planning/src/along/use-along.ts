import { type Along, PRODUCT_LIMITS } from '@repo/contract'
import { useEffect, useState } from 'react'
import type { FindAlong } from './find-along.ts'

/** Null while it is being asked for; `failed` when it cannot be had now, `tooLong` for a line that is not looked at. */
export type AlongAnswer = Along | 'failed' | 'tooLong' | null

/** Asks what lies along a line once that is wanted, and again for another distance. @param find another one asks again. */
export function useAlong(isWanted: boolean, find: FindAlong) {
  const [withinMeters, setWithinMeters] = useState<number>(PRODUCT_LIMITS.along.usualMeters)
  const [answer, setAnswer] = useState<AlongAnswer>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    const keep = (found: AlongAnswer) => {
      if (!leaving.signal.aborted) setAnswer(found)
    }
    find(withinMeters, leaving.signal).then(
      (found) => keep(found ?? 'failed'),
      () => keep('failed'),
    )
    return () => leaving.abort()
  }, [isWanted, find, withinMeters, attempt])
  const retry = () => {
    setAnswer(null)
    setAttempt((before) => before + 1)
  }
  return { answer, withinMeters, setWithinMeters, retry }
}
