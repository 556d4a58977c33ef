/** A move in its transferred and stored form. */
export interface WireMove {
  readonly kind: 'move'
  readonly type: string
  /** ISO 8601 with offset, whole seconds: `2026-10-18T07:05:00+09:00`. */
  readonly start_at: string
  readonly end_at: string
  /** Encoded polyline, precision 5. */
  readonly path: string
  /** Whole seconds after `start_at`, one a point, never falling. */
  readonly timestamps?: readonly number[]
  readonly distance_km: number
}

export interface WireVisit {
  readonly kind: 'visit'
  readonly start_at: string
  readonly end_at: string
  readonly lat: number
  readonly lng: number
  readonly name?: string
}

export type WireSegment = WireMove | WireVisit

/** A day in its transferred and stored form. The place ids of the file (`placeId`) stay on the device. */
export interface WireDay {
  readonly date: string
  readonly time_zone: string
  readonly segments: readonly WireSegment[]
}
