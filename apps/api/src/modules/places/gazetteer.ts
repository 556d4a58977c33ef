import type { BBox, Position } from '@mishiori/map-document'
import type { Locale, Place } from '@repo/contract'

export interface PlaceQuestion {
  readonly query: string
  readonly locale: Locale
  /** The part of a map in view; null without a map. */
  readonly view: BBox | null
}

/**
 * Knows places by name.
 *
 * @throws {AppError} `BREAK_OUT` from every method when the service is unavailable.
 */
export interface Gazetteer {
  /** The best match first; empty when nothing is called so. */
  search(question: PlaceQuestion, signal: AbortSignal): Promise<readonly Place[]>
  /** In the order of the ids; unknown ones are left out. */
  findByIds(ids: readonly string[], locale: Locale, signal: AbortSignal): Promise<readonly Place[]>
  /** The attribution that its licence requires. */
  readonly attribution: string
}

/** Where a position is, in both languages. */
export interface PlaceLabel {
  readonly ja: string
  readonly en: string
}

/** Null where no place has a name, as at sea, and while the gazetteer is loading. */
export type LabelPosition = (position: Position) => Promise<PlaceLabel | null>
