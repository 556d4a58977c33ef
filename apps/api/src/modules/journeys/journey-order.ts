import { type JourneyKind, PRODUCT_LIMITS } from '@repo/contract'

/** Where an entry is: in the order of the array, on a day that is never less than the one before. */
export interface PlacedEntry {
  readonly id: number
  readonly day: number
}

/** An entry where its owner puts it; without a day, where it was or, if it is new, on the day after the last. */
interface WantedPlace {
  readonly id: number
  readonly day?: number | undefined
}

const { day: maxDay } = PRODUCT_LIMITS.journey

/** The day of an entry that is added without one. */
function nextDay(entries: readonly PlacedEntry[]): number {
  return Math.min(maxDay, (entries.at(-1)?.day ?? 0) + 1)
}

/** Puts an entry at the end of its day. A collection has no days: there it comes last. */
export function placeEntry(
  kind: JourneyKind,
  entries: readonly PlacedEntry[],
  { id, day: wanted }: WantedPlace,
): readonly PlacedEntry[] {
  const day = kind === 'collection' ? nextDay(entries) : (wanted ?? nextDay(entries))
  const later = entries.findIndex((other) => other.day > day)
  return entries.toSpliced(later === -1 ? entries.length : later, 0, { id, day })
}

/** Moves an entry to the end of another day. Where the day stays, or there are no days, so does the entry. */
export function moveEntry(
  kind: JourneyKind,
  entries: readonly PlacedEntry[],
  { id, day }: WantedPlace,
): readonly PlacedEntry[] {
  const index = entries.findIndex((entry) => entry.id === id)
  if (kind === 'collection' || day === undefined || entries[index]?.day === day) return entries
  return placeEntry(kind, entries.toSpliced(index, 1), { id, day })
}

/**
 * All entries in another order. The days of a collection, which nobody sees, stay in their places.
 *
 * @returns null unless each is named once and the days do not go back.
 */
export function orderEntries(
  kind: JourneyKind,
  entries: readonly PlacedEntry[],
  wanted: readonly WantedPlace[],
): readonly PlacedEntry[] | null {
  const days = new Map(entries.map(({ id, day }) => [id, day]))
  if (wanted.length !== entries.length || new Set(wanted.map(({ id }) => id)).size !== wanted.length) return null
  const ordered: PlacedEntry[] = []
  for (const [index, { id, day: named }] of wanted.entries()) {
    const own = days.get(id)
    if (own === undefined) return null
    const day = kind === 'collection' ? (entries[index]?.day ?? own) : (named ?? own)
    if (day < (ordered.at(-1)?.day ?? 1)) return null
    ordered.push({ id, day })
  }
  return ordered
}
