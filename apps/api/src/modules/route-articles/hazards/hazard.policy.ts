import { isHazardIcon, type MapDocument } from '@mishiori/map-document'
import { type HazardAnswer, type HazardState, PRODUCT_LIMITS } from '@repo/contract'

/** A hazard as its map has it. */
export interface MapHazard {
  readonly id: string
  readonly name: string
  /** As `2026-11-26`; null where its author did not say. */
  readonly seenOn: string | null
}

/** What one reader says. */
export interface HazardReport {
  readonly objectId: string
  readonly userId: number
  readonly answer: HazardAnswer
  /** The sighting that it is about; '' for one without a day. */
  readonly seenOn: string
  readonly createdAt: Date
}

interface HazardTimes {
  /** When the article was published; used if no day of a sighting is given. */
  readonly publishedAt: Date
  readonly now: Date
}

const DAY_MS = 86_400_000
const { freshDays } = PRODUCT_LIMITS.hazard

export function hazardsOf({ layers }: MapDocument): readonly MapHazard[] {
  return layers
    .flatMap(({ objects }) => objects)
    .flatMap((object) =>
      object.kind === 'spot' && isHazardIcon(object.icon)
        ? [{ id: object.id, name: object.name, seenOn: object.seenOn ?? null }]
        : [],
    )
}

/** The state of a hazard, with the confirmation of one reader, null for a guest. */
export function hazardState(
  { id, seenOn }: MapHazard,
  reports: readonly HazardReport[],
  { publishedAt, now, userId }: HazardTimes & { readonly userId: number | null },
): HazardState {
  const current = reports.filter((report) => report.objectId === id && report.seenOn === (seenOn ?? ''))
  const seen = current.filter(({ answer }) => answer === 'present')
  const days = [seenOn ?? dayOf(publishedAt), ...seen.map(({ createdAt }) => dayOf(createdAt))]
  const lastSeenOn = days.toSorted().at(-1) ?? dayOf(publishedAt)
  const age = Math.floor((Date.parse(dayOf(now)) - Date.parse(lastSeenOn)) / DAY_MS)
  return {
    object_id: id,
    seen_on: seenOn,
    last_seen_on: lastSeenOn,
    is_stale: age >= freshDays,
    present_count: seen.length,
    gone_count: current.length - seen.length,
    answer: current.find((report) => report.userId === userId)?.answer ?? null,
  }
}

/** In UTC. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
