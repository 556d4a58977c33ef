import { AppError } from '../../app-error.ts'
import type { Counter } from '../../counting/counting.ts'

/** Bounds the requests under each key within a window of time. @throws {AppError} `request.too_many` with the seconds to wait. */
export function createRequestLimit(counter: Counter, windowMs: number) {
  return async (key: string, max: number): Promise<void> => {
    const { hits, endsInMs } = await counter.hit(key, windowMs)
    if (hits > max) throw new AppError('request.too_many', { seconds: Math.max(1, Math.ceil(endsInMs / 1_000)) })
  }
}
