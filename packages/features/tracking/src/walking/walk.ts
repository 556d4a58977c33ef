import {
  bearingDegrees,
  haversineDistanceMeters,
  type LineProgress,
  type PlacedAlong,
  type Position,
  progressAlong,
} from '@mishiori/map-document'
import type { PositionFix } from '../position/position-fix.ts'
import { type KnownTurns, type TurnAhead, turnComing } from './turns-ahead.ts'
import { type NeededAhead, neededAhead, neededReached, type Wayside } from './wayside-ahead.ts'

/** Metres: the thresholds of announcements. */
export const WALK_RULES = {
  /** Off the line: farther from it than this, or than the accuracy of the position. */
  leftMeters: 50,
  /** Nearer than this they are back. */
  backMeters: 30,
  /** A spot within this distance ahead is reached; after it, the next one is announced. */
  spotMeters: 25,
  /** So near to the end, having gone most of the way, they have arrived. */
  endMeters: 30,
  mostOfTheWay: 0.8,
  /** A smaller change of position is not a movement. */
  moveMeters: 12,
} as const

/** A spot on the way. */
interface SpotAlong extends PlacedAlong {
  readonly id: string
  readonly name: string
}

/** Somebody on their way along a line. */
export interface Walk {
  readonly path: readonly Position[]
  readonly spots: readonly SpotAlong[]
  /** Null until it is known what lies along the line. */
  readonly wayside: Wayside | null
  /** Null until it is known where the line turns. */
  readonly turns: KnownTurns | null
  /** Null until the device says where it is. */
  readonly fix: PositionFix | null
  readonly progress: LineProgress | null
  readonly isOff: boolean
  readonly hasArrived: boolean
  /** When and where they were on the line first; null until they are. */
  readonly begun: { readonly timeMs: number; readonly alongMeters: number } | null
  /** Where they were when they last moved. */
  readonly movedAt: Position | null
}

/** Events on the way, as they are announced. */
export type WalkNews =
  | { readonly kind: 'left'; readonly offMeters: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'spot'; readonly name: string }
  | { readonly kind: 'arrived' }
  /** Water or toilets were come to; then how far the next ones are. */
  | { readonly kind: 'wayside'; readonly reached: NeededAhead['kind']; readonly next: NeededAhead | null }
  /** A turn came near. */
  | ({ readonly kind: 'turn' } & TurnAhead)

const NOTHING_KNOWN = { wayside: null, turns: null } as const

export function beginWalk(
  path: readonly Position[],
  spots: readonly SpotAlong[],
  { wayside, turns }: Pick<Walk, 'wayside' | 'turns'> = NOTHING_KNOWN,
): Walk {
  return {
    path,
    spots,
    wayside,
    turns,
    fix: null,
    progress: null,
    isOff: false,
    hasArrived: false,
    begun: null,
    movedAt: null,
  }
}

/** Advances to the position of the device. */
export function goTo(walk: Walk, fix: PositionFix): { readonly walk: Walk; readonly news: readonly WalkNews[] } {
  const progress = progressAlong(walk.path, fix.position, walk.progress)
  if (!progress) return { walk, news: [] }
  const isOff = isOffLine(walk, fix, progress)
  const hasArrived = walk.hasArrived || isAtEnd(progress)
  const hasMoved = !walk.movedAt || haversineDistanceMeters(walk.movedAt, fix.position) >= WALK_RULES.moveMeters
  const next: Walk = {
    ...walk,
    fix: { ...fix, headingDegrees: headingOf(walk, fix) },
    progress,
    isOff,
    hasArrived,
    begun: walk.begun ?? (isOff ? null : { timeMs: fix.timeMs, alongMeters: progress.alongMeters }),
    movedAt: hasMoved ? fix.position : walk.movedAt,
  }
  return { walk: next, news: [...newsOf(walk, next), ...turnNews(walk, next), ...waysideNews(walk, next)] }
}

function isOffLine(walk: Walk, { accuracyMeters }: PositionFix, { offMeters }: LineProgress): boolean {
  if (walk.isOff) return offMeters > WALK_RULES.backMeters
  return offMeters > Math.max(WALK_RULES.leftMeters, accuracyMeters)
}

function isAtEnd({ leftMeters, offMeters, furthestMeters }: LineProgress): boolean {
  const total = furthestMeters + leftMeters
  const { endMeters, mostOfTheWay, leftMeters: off } = WALK_RULES
  return leftMeters <= endMeters && offMeters <= off && furthestMeters >= total * mostOfTheWay
}

/** As the device says, else as they moved. */
function headingOf({ fix, movedAt }: Walk, { position, headingDegrees }: PositionFix): number | null {
  if (headingDegrees !== null) return headingDegrees
  const hasMoved = movedAt && haversineDistanceMeters(movedAt, position) >= WALK_RULES.moveMeters
  return hasMoved ? bearingDegrees(movedAt, position) : (fix?.headingDegrees ?? null)
}

/** One at most: what matters most. */
function newsOf(before: Walk, now: Walk): readonly WalkNews[] {
  if (!now.progress) return []
  if (now.isOff !== before.isOff)
    return [now.isOff ? { kind: 'left', offMeters: now.progress.offMeters } : { kind: 'back' }]
  if (now.hasArrived && !before.hasArrived) return [{ kind: 'arrived' }]
  const passed = before.progress ? nextSpot(before) : null
  return passed && !now.isOff && nextSpot(now)?.spot.id !== passed.spot.id && isPast(now, passed.spot)
    ? [{ kind: 'spot', name: passed.spot.name }]
    : []
}

/** Who is off the line comes to nothing on it. */
function waysideNews(before: Walk, now: Walk): readonly WalkNews[] {
  const { wayside, progress } = now
  if (!wayside || !progress || !before.progress || now.isOff) return []
  const ahead = neededAhead(wayside, progress)
  return neededReached(wayside, before.progress, progress).map((reached) => ({
    kind: 'wayside',
    reached,
    next: ahead.find(({ kind }) => kind === reached) ?? null,
  }))
}

/** Who is off the line comes to no turn of it. */
function turnNews({ progress: before }: Walk, { turns, progress, isOff }: Walk): readonly WalkNews[] {
  const coming = turns && before && progress && !isOff ? turnComing(turns, before, progress) : null
  return coming ? [{ kind: 'turn', ...coming }] : []
}

const isPast = ({ progress }: Walk, { alongMeters }: SpotAlong) =>
  progress !== null && progress.alongMeters >= alongMeters - WALK_RULES.spotMeters

/** The next spot on the way and how far it is along the line; null when none is left. */
export function nextSpot(walk: Walk): { readonly spot: SpotAlong; readonly aheadMeters: number } | null {
  const { progress, spots } = walk
  const spot = spots.find((candidate) => !isPast(walk, candidate))
  return spot ? { spot, aheadMeters: spot.alongMeters - (progress?.alongMeters ?? 0) } : null
}
