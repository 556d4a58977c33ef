import type { Position } from '@mishiori/map-document'
import type { MovementType } from '@repo/contract'
import type { Day } from '../calendar/months.ts'

export interface ShownMove {
  readonly kind: 'move'
  readonly type: MovementType
  readonly startMs: number
  readonly endMs: number
  readonly path: readonly Position[]
  readonly distanceMeters: number
}

export interface ShownVisit {
  readonly kind: 'visit'
  readonly startMs: number
  readonly endMs: number
  readonly position: Position
  /** Null if unknown. */
  readonly name: string | null
}

export type ShownSegment = ShownMove | ShownVisit

/** A day as a card and a map show it, whether it is stored or was just read. */
export interface ShownDay {
  readonly day: Day
  /** IANA's name, or an offset as `+09:00`. */
  readonly timeZone: string
  readonly segments: readonly ShownSegment[]
}
