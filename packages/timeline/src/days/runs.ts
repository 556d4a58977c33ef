import type { TimelineSegment } from '../model.ts'
import type { MovementType } from '../movement-type.ts'
import { pointAt, pointCount } from '../path.ts'
import type { Fix } from './choose-fixes.ts'
import { findStays } from './find-stays.ts'
import { metersBetween } from './way.ts'

/** Fixes of different series go together when they are no farther apart. */
const JOINED_MS = 1_800_000
/** A path of which only single points are known: the phone writes one in two hours, and each by itself. */
const SPARSE_MS = 4 * 3_600_000
/** Nearer to a segment than this, a single position says nothing new. */
const NEAR_METERS = 150
/** Another type of movement that lasts no longer is taken for an error of the phone. */
const LEAST_TYPE_MS = 180_000

/** Whether a fix continues the one before. */
export function goesOn(before: Fix, fix: Fix): boolean {
  return before.series === fix.series || fix.timeMs - before.timeMs <= JOINED_MS
}

/** Fixes that follow each other outside of all segments. */
export interface BesideRun {
  /** How many segments had begun before. */
  readonly afterSegments: number
  readonly fixes: readonly Fix[]
}

/** Single points of paths become one way with what comes before and after, unless a segment lies between or too much time. */
export function joinSparse(runs: readonly BesideRun[]): readonly (readonly Fix[])[] {
  const joined: { afterSegments: number; fixes: readonly Fix[] }[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before && areSparse(before, run)) before.fixes = [...before.fixes, ...run.fixes]
    else joined.push({ ...run })
  }
  return joined.map(({ fixes }) => fixes)
}

function areSparse(before: BesideRun, run: BesideRun): boolean {
  const [last, first] = [before.fixes.at(-1), run.fixes[0]]
  if (!last || !first || before.afterSegments !== run.afterSegments) return false
  const isLone = before.fixes.length === 1 || run.fixes.length === 1
  const arePaths = last.source === 'path' && first.source === 'path'
  return isLone && arePaths && first.timeMs - last.timeMs <= SPARSE_MS
}

/** Positions that are left by themselves, as stays of a moment, where no segment says already that one was there about then. */
export function loneVisits(
  runs: readonly (readonly Fix[])[],
  known: readonly TimelineSegment[],
): readonly TimelineSegment[] {
  const lone = runs.filter(({ length }) => length === 1)
  return lone.filter(([fix]) => fix && !known.some((segment) => isTold(fix, segment))).map(visitOf)
}

function isTold(fix: Fix, segment: TimelineSegment): boolean {
  if (fix.timeMs < segment.startMs - JOINED_MS || fix.timeMs > segment.endMs + JOINED_MS) return false
  const ends =
    segment.kind === 'visit'
      ? [segment.position]
      : [pointAt(segment.path, 0), pointAt(segment.path, pointCount(segment.path) - 1)]
  return ends.some(([lng, lat]) => metersBetween(fix, { lng, lat }) <= NEAR_METERS)
}

/** Segments of fixes that no segment covers: a way, and for raw ones also stays. */
export function segmentsOfRun(run: readonly Fix[]): readonly TimelineSegment[] {
  if (run[0]?.source !== 'raw') return run.length < 2 ? [] : [moveOf(run, 'UNKNOWN_ACTIVITY_TYPE')]
  return findStays(run).flatMap(({ isStay, fixes }) => (isStay ? [visitOf(fixes)] : movesOf(fixes)))
}

function visitOf(fixes: readonly Fix[]): TimelineSegment {
  const middle = fixes[fixes.length >> 1] ?? { lng: 0, lat: 0 }
  const span = { startMs: fixes[0]?.timeMs ?? 0, endMs: fixes.at(-1)?.timeMs ?? 0 }
  return { kind: 'visit', ...span, position: [middle.lng, middle.lat], name: null, placeId: null }
}

function moveOf(fixes: readonly Fix[], type: MovementType): TimelineSegment {
  const path = new Float64Array(2 * fixes.length)
  const timesMs = new Float64Array(fixes.length)
  let distanceMeters = 0
  for (const [index, fix] of fixes.entries()) {
    path[2 * index] = fix.lng
    path[2 * index + 1] = fix.lat
    timesMs[index] = fix.timeMs
    const before = fixes[index - 1]
    if (before) distanceMeters += metersBetween(before, fix)
  }
  const span = { startMs: timesMs[0] ?? 0, endMs: timesMs.at(-1) ?? 0 }
  return { kind: 'move', type, ...span, path, timesMs, distanceMeters }
}

/** A move for each way of moving, from fix to fix. */
function movesOf(fixes: readonly Fix[]): readonly TimelineSegment[] {
  const runs = typeRuns(fixes)
  return runs.flatMap(({ type, from }, at) => {
    const next = runs[at + 1]?.from ?? fixes.length - 1
    return next > from ? [moveOf(fixes.slice(from, next + 1), type)] : []
  })
}

interface TypeRun {
  readonly type: MovementType
  /** The index of its first fix; it ends where the next begins. */
  readonly from: number
}

const isUninformative = (type: MovementType) => type === 'UNKNOWN_ACTIVITY_TYPE' || type === 'STILL'

/**
 * Runs of one type. Fixes that say nothing belong to what was before, and so do short runs, unless the same type is on
 * both sides of them.
 */
function typeRuns(fixes: readonly Fix[]): readonly TypeRun[] {
  const firstKnown = fixes.find(({ type }) => !isUninformative(type))?.type ?? 'UNKNOWN_ACTIVITY_TYPE'
  const startMs = ({ from }: TypeRun) => fixes[from]?.timeMs ?? 0
  const isShort = (run: TypeRun, endMs: number) => endMs - startMs(run) < LEAST_TYPE_MS
  const runs: TypeRun[] = [{ type: firstKnown, from: 0 }]
  for (const [from, { type, timeMs }] of fixes.entries()) {
    const last = runs.at(-1)
    if (!last || isUninformative(type) || type === last.type) continue
    const isBetween = runs.at(-2)?.type === type && isShort(last, timeMs)
    if (isBetween) runs.pop()
    else runs.push({ type, from })
  }
  return withoutShort(runs, (run, next) => isShort(run, next ? startMs(next) : (fixes.at(-1)?.timeMs ?? 0)))
}

function withoutShort(
  runs: readonly TypeRun[],
  isShort: (run: TypeRun, next?: TypeRun) => boolean,
): readonly TypeRun[] {
  const long = runs.filter((run, at) => !isShort(run, runs[at + 1]))
  const kept = long.length > 0 ? long : runs.slice(0, 1)
  // what lasted too short at the beginning belongs to what came next
  return kept.map((run, at) => (at === 0 ? { ...run, from: 0 } : run))
}
