import { type Along, PRODUCT_LIMITS } from '@repo/contract'
import { type RefObject, useEffect, useState } from 'react'
import type { FindAlong } from './find-along.ts'

/** Null while it is being asked for; `failed` when it cannot be had now. */
export type AlongAnswer = Along | 'failed' | null

/** Before it comes into view. */
const NEAR = '200px'

/** Asks what lies along a line once its card is near the view, and again for another distance. @param find stays the same. */
export function useAlong(card: RefObject<HTMLElement | null>, find: FindAlong) {
  const [withinMeters, setWithinMeters] = useState<number>(PRODUCT_LIMITS.along.usualMeters)
  const [answer, setAnswer] = useState<AlongAnswer>(null)
  const [attempt, setAttempt] = useState(0)
  const isNear = useIsNear(card)
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

function useIsNear(card: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = card.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [card, isNear])
  return isNear
}
