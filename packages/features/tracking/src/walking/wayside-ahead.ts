import type { LineProgress } from '@mishiori/map-document'
import type { Along, PlaceAlong } from '@repo/contract'

/** What somebody on their way needs to know of before it is behind them. */
const NEEDED = ['water', 'toilets'] as const
export type NeededKind = (typeof NEEDED)[number]

interface NeededPlace {
  readonly kind: NeededKind
  readonly alongMeters: number
}

/** Water and toilets along a line, so far as they are known. */
export interface Wayside {
  readonly places: readonly NeededPlace[]
  /** Whether there are no more of them: that none comes is said only then. */
  readonly isWhole: boolean
}

/** Null where nothing is known of the line. */
export function waysideOf({ coverage, hasMore, places }: Along): Wayside | null {
  if (coverage === 'none') return null
  return { places: places.filter(isNeeded), isWhole: coverage === 'all' && !hasMore }
}

const isNeeded = (place: PlaceAlong): place is PlaceAlong & NeededPlace => NEEDED.some((kind) => kind === place.kind)

/** Nearer than this it is reached. Metres. */
const REACHED = 25

export interface NeededAhead {
  readonly kind: NeededKind
  /** Along the line; null where none comes any more. */
  readonly aheadMeters: number | null
}

type OnTheWay = Pick<LineProgress, 'alongMeters'>

/** How far the next ones are; nothing of a kind of which nobody knows whether one comes. */
export function neededAhead(wayside: Wayside, progress: OnTheWay): readonly NeededAhead[] {
  return NEEDED.flatMap((kind): NeededAhead[] => {
    const next = nextOf(wayside, kind, progress)
    if (next) return [{ kind, aheadMeters: next.alongMeters - progress.alongMeters }]
    return wayside.isWhole ? [{ kind, aheadMeters: null }] : []
  })
}

/** The kinds that have just been come to. */
export function neededReached(wayside: Wayside, before: OnTheWay, now: OnTheWay): readonly NeededKind[] {
  return NEEDED.filter((kind) => {
    const next = nextOf(wayside, kind, before)
    return next !== undefined && next.alongMeters - REACHED <= now.alongMeters
  })
}

function nextOf({ places }: Wayside, kind: NeededKind, { alongMeters }: OnTheWay): NeededPlace | undefined {
  return places.find((place) => place.kind === kind && place.alongMeters - REACHED > alongMeters)
}
