const MAX_REMEMBERED = 100

/** Passes each trouble on once in so many milliseconds: an engine that is down would otherwise fill the log. */
export function throttleWarnings(everyMs: number, warn: (warning: string) => void): (warning: string) => void {
  const saidAt = new Map<string, number>()
  return (warning) => {
    const now = performance.now()
    const last = saidAt.get(warning)
    if (last !== undefined && now - last < everyMs) return
    if (saidAt.size >= MAX_REMEMBERED) saidAt.clear()
    saidAt.set(warning, now)
    warn(warning)
  }
}
