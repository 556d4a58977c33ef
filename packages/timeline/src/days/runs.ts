import type { TimelineSegment } from '../model.ts'
import type { MovementType } from '../movement-type.ts'
import type { Fix } from './choose-fixes.ts'
import { findStays } from './find-stays.ts'
import { metersBetween } from './way.ts'

/** Fixes of different series go together when they are no farther apart. */
const JOINED_MS = 1_800_000
/** Another type of movement that lasts no longer is taken for an error of the phone. */
const LEAST_TYPE_MS = 180_000

/** Whether a fix goes on where the one before was. */
export function goesOn(before: Fix, fix: Fix): boolean {
  return before.series === fix.series || fix.timeMs - before.timeMs <= JOINED_MS
}

/** What fixes tell that no segment does: a way, and of raw ones also where somebody stayed. */
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
  if (fixes.length < 2) return []
  const moves: TimelineSegment[] = []
  let from = 0
  for (const { type, to } of typeRuns(fixes)) {
    const end = Math.min(to + 1, fixes.length)
    if (end - from >= 2) moves.push(moveOf(fixes.slice(from, end), type))
    from = to
  }
  return moves
}

interface TypeRun {
  readonly type: MovementType
  /** The index after its last fix. */
  to: number
}

const tellsNothing = (type: MovementType) => type === 'UNKNOWN_ACTIVITY_TYPE' || type === 'STILL'

/** Runs of one type: fixes that say nothing belong to what was before, and short runs too. */
function typeRuns(fixes: readonly Fix[]): readonly TypeRun[] {
  const firstKnown = fixes.find(({ type }) => !tellsNothing(type))?.type ?? 'UNKNOWN_ACTIVITY_TYPE'
  const runs: TypeRun[] = [{ type: firstKnown, to: 0 }]
  const startOf = (run: TypeRun) => fixes[runs[runs.indexOf(run) - 1]?.to ?? 0]?.timeMs ?? 0
  for (const [index, { type, timeMs }] of fixes.entries()) {
    const run = runs.at(-1)
    if (!run) break
    if (tellsNothing(type) || type === run.type) run.to = index + 1
    else {
      const isShort = timeMs - startOf(run) < LEAST_TYPE_MS
      const before = runs.at(-2)
      if (isShort) runs.pop()
      if (isShort && before && before.type === type) before.to = index + 1
      else if (isShort && before) {
        before.to = run.to
        runs.push({ type, to: index + 1 })
      } else runs.push({ type, to: index + 1 })
    }
  }
  return runs
}
