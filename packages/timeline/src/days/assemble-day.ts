import { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineDay, TimelineMove, TimelineSegment } from '../model.ts'
import { dateOfDay } from '../time/zone-offset.ts'
import { chooseFixes, type Fix } from './choose-fixes.ts'
import { type ChosenSegment, chooseSegments } from './choose-segments.ts'
import { fitDay } from './fit-day.ts'
import type { MovePiece, Piece } from './piece.ts'
import type { PointPool, Track } from './point-pool.ts'
import { type BesideRun, goesOn, joinSparse, loneVisits, segmentsOfRun } from './runs.ts'
import { addPoint, emptyTrack, lengthMeters, sliceTrack } from './way.ts'

/** Assembles a day from the files' data of it. @returns null without a move or a stay. */
export function assembleDay(day: number, pieces: readonly Piece[], pool: PointPool): TimelineDay | null {
  const chosen = chooseSegments(pieces.filter((piece) => piece.kind !== 'track'))
  const tracks = pieces.filter((piece) => piece.kind === 'track')
  const { within, beside } = shareFixes(chooseFixes(tracks, pool), chosen)
  const told = chosen.map((segment) => toSegment(segment, within.get(segment) ?? [], pool))
  const runs = joinSparse(beside)
  const known = [...told, ...runs.flatMap(segmentsOfRun)].filter((segment) => segment !== null)
  const segments = [...known, ...loneVisits(runs, known)]
  if (segments.length === 0) return null
  const timeZone = chosen[0]?.piece.zone ?? tracks[0]?.zone ?? '+00:00'
  return { date: dateOfDay(day), timeZone, segments: fitDay(segments, TIMELINE_LIMITS) }
}

interface SharedFixes {
  /** Of segments, those that lie in their time. */
  readonly within: ReadonlyMap<ChosenSegment, readonly Fix[]>
  /** Series of those that lie in no segment's time. */
  readonly beside: readonly BesideRun[]
}

/** Both by time. A series ends where a segment begins. */
function shareFixes(fixes: readonly Fix[], segments: readonly ChosenSegment[]): SharedFixes {
  const within = new Map<ChosenSegment, Fix[]>()
  const beside: { afterSegments: number; fixes: Fix[] }[] = []
  let begun = 0
  let begunAtLast = -1
  /** The started segment that ends last: segments of one file may overlap. */
  let longest: ChosenSegment | undefined
  for (const fix of fixes) {
    for (let next = segments[begun]; next && next.startMs <= fix.timeMs; next = segments[++begun]) {
      if (!longest || next.endMs > longest.endMs) longest = next
    }
    const latest = segments[begun - 1]
    const owner = latest && fix.timeMs <= latest.endMs ? latest : longest
    if (owner && fix.timeMs <= owner.endMs) {
      const ofOwner = within.get(owner)
      if (ofOwner) ofOwner.push(fix)
      else within.set(owner, [fix])
      continue
    }
    const series = beside.at(-1)?.fixes
    const before = series?.at(-1)
    if (series && before && begun === begunAtLast && goesOn(before, fix)) series.push(fix)
    else beside.push({ afterSegments: begun, fixes: [fix] })
    begunAtLast = begun
  }
  return { within, beside }
}

function toSegment(chosen: ChosenSegment, fixes: readonly Fix[], pool: PointPool): TimelineSegment | null {
  const { piece, startMs, endMs } = chosen
  if (piece.kind === 'move') return toMove(piece, { startMs, endMs, fixes }, pool)
  const { position, name, placeId } = piece
  return { kind: 'visit', startMs, endMs, position, name, placeId }
}

interface Part {
  readonly startMs: number
  readonly endMs: number
  readonly fixes: readonly Fix[]
}

function toMove(piece: MovePiece, { startMs, endMs, fixes }: Part, pool: PointPool): TimelineMove | null {
  const whole = emptyTrack()
  pool.each(piece, (lng, lat, afterMs) => addPoint(whole, [lng, lat], piece.startMs + afterMs))
  const isWhole = startMs === piece.startMs && endMs === piece.endMs
  const part = isWhole ? whole : sliceTrack(whole, startMs, endMs)
  const isCut = { before: piece.isCutBefore || startMs > piece.startMs, after: piece.isCutAfter || endMs < piece.endMs }
  const track = piece.pointCount <= 2 ? withFixes(part, fixes, isCut) : part
  if (track.lng.length < 2) return null
  const share = isWhole ? 1 : lengthMeters(part) / lengthMeters(whole) || 0
  const { type, distanceMeters } = piece
  return {
    kind: 'move',
    type,
    startMs,
    endMs,
    path: packTrack(track),
    timesMs: piece.isTimed || track !== part ? Float64Array.from(track.timesMs) : null,
    distanceMeters:
      distanceMeters >= 0 && Number.isFinite(distanceMeters) ? distanceMeters * share : lengthMeters(track),
  }
}

/** A move of which only the ends are known, along the fixes of its time. Ends that were made by cutting it are not needed then. */
function withFixes(ends: Track, fixes: readonly Fix[], isCut: { before: boolean; after: boolean }): Track {
  const [startMs = 0, endMs = startMs] = [ends.timesMs[0], ends.timesMs.at(-1)]
  const points = fixes.filter(({ timeMs }) => {
    const isAfterStart = isCut.before ? timeMs >= startMs : timeMs > startMs
    return isAfterStart && (isCut.after ? timeMs <= endMs : timeMs < endMs)
  })
  if (points.length === 0) return ends
  const track = emptyTrack()
  const addEnd = (index: number) => {
    const [lng, lat, timeMs] = [ends.lng[index], ends.lat[index], ends.timesMs[index]]
    if (lng !== undefined && lat !== undefined && timeMs !== undefined) addPoint(track, [lng, lat], timeMs)
  }
  const last = ends.lng.length - 1
  if (!isCut.before) addEnd(0)
  for (const { lng, lat, timeMs } of points) addPoint(track, [lng, lat], timeMs)
  if (!isCut.after) addEnd(last)
  return track.lng.length < 2 ? ends : track
}

function packTrack({ lng, lat }: Track): Float64Array {
  const path = new Float64Array(2 * lng.length)
  for (const [index, value] of lng.entries()) {
    path[2 * index] = value
    path[2 * index + 1] = lat[index] ?? 0
  }
  return path
}
