import type { MovementType } from '../movement-type.ts'
import type { TimelineNoteCode } from '../read-result.ts'
import type { PlaceE7 } from './read-place.ts'

/** From when until when, and how far the clocks were ahead of UTC at both ends in minutes: NaN where the file does not say. */
export interface SegmentSpan {
  readonly startMs: number
  readonly endMs: number
  readonly startOffsetMinutes: number
  readonly endOffsetMinutes: number
}

export interface VisitDraft extends SegmentSpan {
  readonly place: PlaceE7
  readonly name: string | null
  readonly placeId: string | null
}

export interface MoveDraft extends SegmentSpan {
  readonly type: MovementType
  /** NaN where the file does not say. */
  readonly distanceMeters: number
  readonly lngE7: readonly number[]
  readonly latE7: readonly number[]
  /** One a point, never falling; null where the file does not say. */
  readonly timesMs: readonly number[] | null
}

/** A position at a moment. The object is reused. */
export interface FixDraft extends PlaceE7 {
  timeMs: number
  offsetMinutes: number
  type: MovementType
}

/** Takes what readers of the shapes find. */
export interface SegmentSink {
  addVisit(visit: VisitDraft): void
  addMove(move: MoveDraft): void
  /** Begins a series of fixes: only fixes of one series belong together. Path fixes give moves, raw ones also stays. */
  beginTrack(kind: 'path' | 'raw'): void
  addFix(fix: FixDraft): void
  note(code: TimelineNoteCode): void
}

/** A parsed value of which nothing is known. */
export type Loose = Readonly<Record<string, unknown>>

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null
}

export const looseOf = (value: unknown): Loose => (isLoose(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A number, as a number or as text; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
}

/** A text that says something, cut to what a name may have; null for anything else. */
export function textOf(value: unknown, length: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, length).toWellFormed()
  return text === '' ? null : text
}
