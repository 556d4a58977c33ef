import { LRUCache } from 'lru-cache'

export interface Counted {
  /** In this window, this one included. */
  readonly hits: number
  /** Milliseconds until the window is over. */
  readonly endsInMs: number
}

/** Counts what happens within windows of time, for each key apart. */
export interface Counter {
  hit(key: string, windowMs: number): Promise<Counted>
}

/** Makes the counter of a name, which knows at most so many keys at a time. */
export type Counting = (name: string, maxKeys: number) => Counter

/** For requests that have been counted where they came in. */
export const countNothing: Counting = () => ({ hit: async (_key, windowMs) => ({ hits: 0, endsInMs: windowMs }) })

/** Counts in this process only. The entry that was used longest ago is evicted first. */
export const countInMemory: Counting = (_name, maxKeys) => {
  const windows = new LRUCache<string, { since: number; hits: number }>({ max: maxKeys })
  return {
    async hit(key, windowMs) {
      const now = performance.now()
      const known = windows.get(key)
      const window = known && now - known.since < windowMs ? known : { since: now, hits: 0 }
      window.hits++
      windows.set(key, window)
      return { hits: window.hits, endsInMs: window.since + windowMs - now }
    },
  }
}
