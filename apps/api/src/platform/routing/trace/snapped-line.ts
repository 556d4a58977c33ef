import type { Position } from '@mishiori/map-document'
import type { TracedRegion } from './traced-line.ts'

export interface SnapQuestion {
  /** As it was recorded or drawn. */
  readonly path: readonly Position[]
}

/** A point of the line as it would be, and where on the line as it is that belongs. */
export interface ProposedPoint {
  readonly position: Position
  /** Never less than that of the point before. */
  readonly alongMeters: number
}

/** A part of the line. `kept` follows no way, and stays as it is; `same` is where its way is already; `moved` is put on its way. */
export interface SnapStretch {
  readonly kind: 'kept' | 'same' | 'moved'
  /** Along the line as it is, and along the line as it would be. Each stretch begins where the one before ends. */
  readonly toMeters: number
  readonly toProposedMeters: number
  /** How far from its way it was at most; 0 where it is kept. */
  readonly movedMeters: number
}

/** Null when the engine cannot answer now. */
export type SnapAnswer = {
  readonly lengthMeters: number
  readonly proposedMeters: number
  readonly points: readonly ProposedPoint[]
  readonly stretches: readonly SnapStretch[]
  /** Where this comes from; null where a server has it. */
  readonly region: TracedRegion | null
} | null
