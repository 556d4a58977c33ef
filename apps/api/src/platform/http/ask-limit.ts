import { LRUCache } from 'lru-cache'
import { AppError } from '../app-error.ts'

interface AskLimitOptions {
  readonly windowMs: number
  /** Who asked longest ago is forgotten first. */
  readonly maxAskers: number
}

/** Counts how often each asks within a window of time. @throws {AppError} `request.too_many` with the seconds to wait. */
export function createAskLimit({ windowMs, maxAskers }: AskLimitOptions) {
  const askers = new LRUCache<string, { since: number; count: number }>({ max: maxAskers })
  return (asker: string, max: number): void => {
    const now = performance.now()
    const known = askers.get(asker)
    const entry = known && now - known.since < windowMs ? known : { since: now, count: 0 }
    entry.count++
    askers.set(asker, entry)
    if (entry.count <= max) return
    throw new AppError('request.too_many', { seconds: Math.max(1, Math.ceil((entry.since + windowMs - now) / 1_000)) })
  }
}
