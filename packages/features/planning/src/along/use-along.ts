import { type Along, PRODUCT_LIMITS } from '@repo/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useIsNear } from '../use-is-near.ts'
import type { FindAlong } from './find-along.ts'

/** Null while it is being asked for; `failed` when it cannot be had now, `tooLong` for a line that is not looked at. */
export type AlongAnswer = Along | 'failed' | 'tooLong' | null

/** Before it comes into view. */
const NEAR = '200px'

/** Asks what lies along a line once its card is near the view, and again for another distance. @param find stays the same. */
export function useAlong(card: RefObject<HTMLElement | null>, find: FindAlong) {
  const [withinMeters, setWithinMeters] = useState<number>(PRODUCT_LIMITS.along.usualMeters)
  const [answer, setAnswer] = useState<AlongAnswer>(null)
  const [attempt, setAttempt] = useState(0)
  const isNear = useIsNear(card, NEAR)
  useEffect(() => {
    if (!isNear) return
    const leaving = new AbortController()
    const keep = (found: AlongAnswer) => {
      if (!leaving.signal.aborted) setAnswer(found)
    }
    find(withinMeters, leaving.signal).then(
      (found) => keep(found ?? 'failed'),
      () => keep('failed'),
    )
    return () => leaving.abort()
  }, [isNear, find, withinMeters, attempt])
  const retry = () => {
    setAnswer(null)
    setAttempt((before) => before + 1)
  }
  return { answer, withinMeters, setWithinMeters, retry }
}
