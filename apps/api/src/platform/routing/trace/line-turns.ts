import type { Locale, TurnKind } from '@repo/contract'
import type { Costing } from '../costing.ts'
import type { TracedRegion, TraceQuestion } from './traced-line.ts'

export interface TurnsQuestion extends TraceQuestion {
  /** In the order of asking. */
  readonly costings: readonly Costing[]
  readonly language: Locale
}

/** What to do somewhere along a line, in the engine's words. */
export interface LineTurn {
  readonly kind: TurnKind
  readonly text: string
  readonly atMeters: number
}

/** A part of a line of which the engine knows no way, or another one: what is to be done there is not known. */
export interface UnknownPart {
  readonly fromMeters: number
  readonly toMeters: number
}

/** Null when the engine cannot answer now. */
export type TurnsAnswer = {
  readonly lengthMeters: number
  readonly turns: readonly LineTurn[]
  readonly unknown: readonly UnknownPart[]
  /** Where this comes from; null where a server has it. */
  readonly region: TracedRegion | null
} | null
