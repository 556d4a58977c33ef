import type { TimelineDay } from '@mishiori/timeline'

/** A time of which nothing is sent. Other files divide days otherwise, so a part is known by its time and not by its place. */
export interface ExcludedPart {
  readonly startMs: number
  readonly endMs: number
}

/** Of the shorter of two times: as much of it in the other one makes them the same part. */
const SAME_SHARE = 0.5
/** Between two moments that are the same. */
const SAME_MOMENT_MS = 60_000

export function isSamePart(one: ExcludedPart, other: ExcludedPart): boolean {
  const shorter = Math.min(one.endMs - one.startMs, other.endMs - other.startMs)
  if (shorter <= 0) return Math.abs(one.startMs - other.startMs) <= SAME_MOMENT_MS
  const common = Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)
  return common >= SAME_SHARE * shorter
}

/** The segments of a day that are left out, by their places in it. */
export function excludedIndexes({ segments }: TimelineDay, parts: readonly ExcludedPart[]): ReadonlySet<number> {
  const found = segments.flatMap((segment, index) => (parts.some((part) => isSamePart(part, segment)) ? [index] : []))
  return new Set(found)
}

/** Takes a part in again that is left out, or leaves it out. */
export function toggledPart(parts: readonly ExcludedPart[], toggled: ExcludedPart): readonly ExcludedPart[] {
  const others = parts.filter((part) => !isSamePart(part, toggled))
  return others.length < parts.length ? others : [...parts, toggled]
}
