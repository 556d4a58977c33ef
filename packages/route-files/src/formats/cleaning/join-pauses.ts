import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { concatenated } from '../../antimeridian/join-segments.ts'
import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'
import { joinTouching } from './join-touching.ts'
import { keepPoints } from './without-missing-fixes.ts'

/** A recording that goes on farther away than this is another one: most of its length would be a way that nobody took. */
const SAME_RECORDING_METERS = 10_000
/** Nor is one that goes on so long after. */
const SAME_RECORDING_MS = 30 * 86_400_000

interface Timed {
  readonly segment: ReadSegment
  readonly startMs: number
  readonly endMs: number
}

/** A segment without times is part of a recording if more of the points than this have one. */
const MOSTLY_TIMED = 2 / 3

/**
 * Makes one segment of those of a track that follow each other in time, in the order of their times: devices begin a
 * segment after each pause. Points that a segment repeats are left out. Of a track without times, those are joined that
 * begin where the one before ends.
 */
export function joinPauses(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
  const timed = segments.length < 2 ? null : inTime(segments)
  if (!timed) return joinTouching(segments, notes)
  const recordings: Recording[] = []
  for (const next of timed.toSorted((a, b) => a.startMs - b.startMs)) {
    const current = recordings.at(-1)
    const mayRepeat = next.segment.timestampsMs !== null && next.startMs <= (current?.endMs ?? Number.NEGATIVE_INFINITY)
    const added = current && mayRepeat ? current.withoutRepeats(next, notes) : next
    if (!added) continue
    if (current?.goesOnWith(added)) current.add(added, notes)
    else recordings.push(new Recording(added))
  }
  return recordings.map((recording) => recording.toSegment())
}

/** A recording that grows by the segments that follow. */
class Recording {
  readonly #segments: ReadSegment[]
  #endMs: number
  /** Time and place of each point; filled when a segment overlaps. */
  readonly #known = new Set<string>()
  #knownSegments = 0

  constructor({ segment, endMs }: Timed) {
    this.#segments = [segment]
    this.#endMs = endMs
  }

  get endMs(): number {
    return this.#endMs
  }

  goesOnWith({ segment, startMs }: Timed): boolean {
    const last = this.#segments.at(-1)
    if (!last || startMs - this.#endMs > SAME_RECORDING_MS) return false
    return haversineDistanceMeters(positionAt(last, last.length - 1), positionAt(segment, 0)) <= SAME_RECORDING_METERS
  }

  add({ segment, startMs, endMs }: Timed, notes: NoteCounter): void {
    notes.add(startMs < this.#endMs ? 'track.overlap' : 'track.pause_joined')
    this.#segments.push(segment)
    this.#endMs = Math.max(this.#endMs, endMs)
  }

  /** A segment without the points that were recorded already; null when nothing of it is left. */
  withoutRepeats({ segment }: Timed, notes: NoteCounter): Timed | null {
    for (; this.#knownSegments < this.#segments.length; this.#knownSegments++) {
      const known = this.#segments[this.#knownSegments]
      if (known) for (let index = 0; index < known.length; index++) this.#known.add(keyAt(known, index))
    }
    const isNew = Uint8Array.from({ length: segment.length }, (_, index) =>
      this.#known.has(keyAt(segment, index)) ? 0 : 1,
    )
    const kept = isNew.includes(0) ? keepPoints(segment, isNew) : segment
    notes.add('point.repeated', segment.length - kept.length)
    return withTimes(kept)
  }

  toSegment(): ReadSegment {
    const [only] = this.#segments
    if (only && this.#segments.length === 1) return only
    return concatenated(this.#segments.map((segment) => ({ segment, from: 0, to: segment.length })))
  }
}

/**
 * All segments with their times. One that has none, because the clock was not set yet for instance, comes after the one
 * that the file has before it. Null where that would be most of the track.
 */
function inTime(segments: readonly ReadSegment[]): readonly Timed[] | null {
  const known = segments.map(withTimes)
  const count = (index: number) => segments[index]?.length ?? 0
  const points = segments.reduce((sum, _, index) => sum + count(index), 0)
  const timedPoints = known.reduce((sum, timed, index) => sum + (timed ? count(index) : 0), 0)
  if (timedPoints <= MOSTLY_TIMED * points) return null
  let latestMs = known.find((timed) => timed !== null)?.startMs ?? Number.NaN
  return segments.map((segment, index) => {
    const timed = known[index] ?? { segment, startMs: latestMs, endMs: latestMs }
    latestMs = timed.endMs
    return timed
  })
}

/** From its first known time to its last one; null without any. */
function withTimes(segment: ReadSegment): Timed | null {
  const { timestampsMs } = segment
  const isKnown = (timeMs: number) => !Number.isNaN(timeMs)
  const startMs = timestampsMs?.find(isKnown)
  const endMs = timestampsMs?.findLast(isKnown)
  return startMs === undefined || endMs === undefined ? null : { segment, startMs, endMs }
}

const positionAt = ({ lngLat }: ReadSegment, index: number): Position => [
  lngLat[2 * index] ?? 0,
  lngLat[2 * index + 1] ?? 0,
]

const keyAt = ({ lngLat, timestampsMs }: ReadSegment, index: number) =>
  `${timestampsMs?.[index]} ${lngLat[2 * index]} ${lngLat[2 * index + 1]}`
