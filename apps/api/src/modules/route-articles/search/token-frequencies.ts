/** How common the most common tokens are, as the database's statistics know it. */
export interface TokenFrequencies {
  /** The share of articles with a token; null for one that is rarer than all that are known. */
  of(token: string): number | null
  /** The smallest share that is known. */
  readonly least: number
}

/** Null when nothing is known. */
export function tokenFrequencies(shares: ReadonlyMap<string, number>): TokenFrequencies | null {
  if (shares.size === 0) return null
  return { of: (token) => shares.get(token) ?? null, least: Math.min(...shares.values()) }
}

/** The share of articles with one of these, at most, when none has two. */
export function shareOf({ of, least }: TokenFrequencies, tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + (of(token) ?? least), 0)
}

/** The share of articles that have one of each group is no larger. */
export function shareAtMost(frequencies: TokenFrequencies, groups: readonly (readonly string[])[]): number {
  return Math.min(1, ...groups.map((group) => shareOf(frequencies, group)))
}

/** The database renews its statistics when a tenth of the articles have changed: seldom, once there are many. */
const KEPT_MS = 600_000

/** Reads when it is asked, and again when what was read is some minutes old or could not be read. */
export function keepForMinutes<Value>(read: () => Promise<Value>, now = () => performance.now()): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly since: number } | null = null
  return () => {
    if (kept !== null && now() - kept.since < KEPT_MS) return kept.value
    const reading = { value: read(), since: now() }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = null
    })
    return reading.value
  }
}
