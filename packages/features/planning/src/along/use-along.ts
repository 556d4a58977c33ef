import { PRODUCT_LIMITS } from '@repo/contract'
import { useCallback, useState } from 'react'
import { useAnswer } from '../use-answer.ts'
import type { FindAlong } from './find-along.ts'

/** Asks what lies along a line once that is wanted, and again for another distance. @param find another one asks again. */
export function useAlong(isWanted: boolean, find: FindAlong) {
  const [withinMeters, setWithinMeters] = useState<number>(PRODUCT_LIMITS.along.usualMeters)
  const ask = useCallback(
    async (signal: AbortSignal) => (await find(withinMeters, signal)) ?? 'failed',
    [find, withinMeters],
  )
  return { ...useAnswer(isWanted, ask), withinMeters, setWithinMeters }
}
