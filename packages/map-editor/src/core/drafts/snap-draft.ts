import type { AnyLine, Position } from '@mishiori/map-document'
import type { SnapAnswer } from '../services.ts'

/** Why no line is proposed. `noWays`: the data has none beside it. `nothingToChange`: it is on its ways. */
export type SnapProblem =
  | Extract<SnapAnswer, { readonly ok: false }>
  | { readonly ok: false; readonly problem: 'noWays' | 'nothingToChange' }

/** A line that could be put on its ways. */
export interface SnapProposal {
  /** As it is. */
  readonly line: AnyLine
  readonly beforeMeters: number
  readonly afterMeters: number
  /** How many stretches would change, and how far the farthest of them moves. */
  readonly changes: number
  readonly movedMeters: number
  /** Of its length, 0 to 1: what follows no way, and stays as it is. */
  readonly keptShare: number
  /** The stretches that would change, as they would be, and as they are. */
  readonly changedPaths: readonly (readonly Position[])[]
  readonly formerPaths: readonly (readonly Position[])[]
}
