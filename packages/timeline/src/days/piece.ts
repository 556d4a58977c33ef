import type { Position } from '@mishiori/map-document'
import type { MovementType } from '../movement-type.ts'

interface PieceBase {
  /** Index of the file. */
  readonly file: number
  readonly zone: string
  readonly startMs: number
}

/** The part of a stay within a day. */
export interface VisitPiece extends PieceBase {
  readonly kind: 'visit'
  readonly endMs: number
  readonly position: Position
  readonly name: string | null
  readonly placeId: string | null
}

/** The part of a move within a day. Its points are in the pool. */
export interface MovePiece extends PieceBase {
  readonly kind: 'move'
  readonly endMs: number
  readonly type: MovementType
  /** NaN where the file does not say. */
  readonly distanceMeters: number
  readonly firstPoint: number
  readonly pointCount: number
  /** Whether the file says when its points were passed. */
  readonly isTimed: boolean
  /** Whether it was split there at midnight, at a position interpolated between two of the file. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** Fixes that follow each other within a day. */
export interface TrackPiece extends PieceBase {
  readonly kind: 'track'
  readonly source: 'path' | 'raw'
  /** The same for points of one series in the file, also where other days lie between. */
  readonly series: number
  readonly firstPoint: number
  readonly pointCount: number
}

export type Piece = VisitPiece | MovePiece | TrackPiece
