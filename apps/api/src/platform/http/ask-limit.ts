import { AppError } from '../app-error.ts'
import type { Counter } from '../counting/counting.ts'

/** Bounds how often each asks within a window of time. @throws {AppError} `request.too_many` with the seconds to wait. */
export function createAskLimit(counter: Counter, windowMs: number) {
  return async (asker: string, max: number): Promise<void> => {
    const { hits, endsInMs } = await counter.hit(asker, windowMs)
    if (hits > max) throw new AppError('request.too_many', { seconds: Math.max(1, Math.ceil(endsInMs / 1_000)) })
  }
}
