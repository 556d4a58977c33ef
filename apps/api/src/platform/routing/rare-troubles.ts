const MAX_REMEMBERED = 100

/** Passes each trouble on once in so many milliseconds: an engine that is down would otherwise fill the log. */
export function rareTroubles(everyMs: number, warn: (trouble: string) => void): (trouble: string) => void {
  const saidAt = new Map<string, number>()
  return (trouble) => {
    const now = performance.now()
    const last = saidAt.get(trouble)
    if (last !== undefined && now - last < everyMs) return
    if (saidAt.size >= MAX_REMEMBERED) saidAt.clear()
    saidAt.set(trouble, now)
    warn(trouble)
  }
}
