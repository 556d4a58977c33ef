/** Whoever logs in later has another thing in mind. */
const VALID_MS = 30 * 60 * 1000

interface Pending<Target> {
  readonly target: Target
  readonly at: number
}

/** An act of one kind that waits for a log-in. */
export interface PendingAct<Target> {
  keep(target: Target): void
  /** What was kept, once; null when there is nothing, it was long ago, or `matches` refuses it. */
  take(matches?: (target: Target) => boolean): Target | null
}

/**
 * Remembers, in this tab alone, what a visitor wanted to do before they logged in.
 *
 * @param key of the kind of act.
 * @param isTarget whether what was kept, perhaps by an earlier release, is what it was done to.
 */
export function pendingAct<Target>(key: string, isTarget: (value: unknown) => value is Target): PendingAct<Target> {
  const isPending = (value: unknown): value is Pending<Target> =>
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'target' in value &&
    isTarget(value.target)
  return {
    keep(target) {
      sessionStorage.setItem(key, JSON.stringify({ target, at: Date.now() }))
    },
    take(matches = () => true) {
      const kept = sessionStorage.getItem(key)
      if (kept === null) return null
      const pending: unknown = JSON.parse(kept)
      if (isPending(pending) && !matches(pending.target)) return null
      sessionStorage.removeItem(key)
      return isPending(pending) && Date.now() - pending.at < VALID_MS ? pending.target : null
    },
  }
}
