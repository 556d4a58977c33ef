import type { AnyLine } from '@mishiori/map-document'

/** Longer recordings are of several days: their length says nothing about the way. */
const LONGEST_MS = 24 * 3_600_000

/** How long a line took by its own times, with rests; null where they do not tell. */
export function durationOf({ timestampsMs = [] }: Pick<AnyLine, 'timestampsMs'>): number | null {
  const [first, last] = [timestampsMs[0], timestampsMs.at(-1)]
  if (first == null || last == null) return null
  const durationMs = last - first
  return durationMs > 0 && durationMs <= LONGEST_MS ? durationMs : null
}
