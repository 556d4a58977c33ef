import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { concatenated } from '../../antimeridian/join-segments.ts'
import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'
import { keepPoints } from './without-missing-fixes.ts'

/** A recording that goes on farther away than this is another one: most of its length would be a way that nobody took. */
const SAME_RECORDING_METERS = 10_000

interface Timed {
  readonly segment: ReadSegment
  readonly startMs: number
  readonly endMs: number
}

/**
 * Makes one segment of those of a track that follow each other in time, in the order of their times: devices begin a
 * segment after each pause. Points that a segment repeats are left out. A track without times is not changed.
 */
export function joinPauses(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
  const timed = segments.flatMap((segment) => withTimes(segment) ?? [])
  if (segments.length < 2 || timed.length < segments.length) return segments
  const recordings: Recording[] = []
  for (const next of timed.toSorted((a, b) => a.startMs - b.startMs)) {
    const current = recordings.at(-1)
    const added = current && next.startMs <= current.endMs ? current.withoutRepeats(next, notes) : next
    if (!added) continue
    if (current?.isNear(added.segment)) current.add(added, notes)
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

  isNear(segment: ReadSegment): boolean {
    const last = this.#segments.at(-1)
    if (!last) return false
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
