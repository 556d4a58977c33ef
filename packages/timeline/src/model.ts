import type { Position } from '@mishiori/map-document'
import type { MovementType } from './movement-type.ts'

/** A move from one place to another, or its part within a day. */
export interface TimelineMove {
  readonly kind: 'move'
  readonly type: MovementType
  /** Milliseconds since 1970-01-01T00:00:00Z, as all times of this package. */
  readonly startMs: number
  readonly endMs: number
  /** Longitude and latitude in turn, degrees: `[lng0, lat0, lng1, lat1, …]`; two points at least. */
  readonly path: Float64Array
  /** When each point was passed, never falling; null where the file does not say. */
  readonly timesMs: Float64Array | null
  /** From the file, otherwise the length of the path. */
  readonly distanceMeters: number
}

/** A stay at a place, or its part within a day. */
export interface TimelineVisit {
  readonly kind: 'visit'
  readonly startMs: number
  readonly endMs: number
  readonly position: Position
  /** The place's name, where the file has one. */
  readonly name: string | null
  /** The file's name for the place; never used for a request. */
  readonly placeId: string | null
}

export type TimelineSegment = TimelineMove | TimelineVisit

/** A day as the person lived it: from midnight to midnight of the clock where they were. */
export interface TimelineDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** IANA name, or an offset such as `+09:00` where the file says no more. */
  readonly timeZone: string
  /** By their start; at most `TIMELINE_LIMITS.daySegments`. */
  readonly segments: readonly TimelineSegment[]
}
