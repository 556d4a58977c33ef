/** Places for those who do something at the same time. */
export interface Places {
  /** Waits for a place. @returns how to give it back. @throws the signal's reason when it is aborted before there is one. */
  enter(signal: AbortSignal): Promise<() => void>
}

export function createPlaces(count: number): Places {
  let free = count
  const waiting = new Set<() => void>()
  const leave = () => {
    const [next] = waiting
    if (!next) {
      free++
      return
    }
    waiting.delete(next)
    next()
  }
  return {
    async enter(signal) {
      signal.throwIfAborted() // a signal says so once: who has missed it would wait for ever
      if (free > 0) {
        free--
        return leave
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const giveUp = () => {
        waiting.delete(resolve)
        reject(signal.reason)
      }
      waiting.add(resolve)
      signal.addEventListener('abort', giveUp, { once: true })
      try {
        await promise
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
      return leave
    },
  }
}
