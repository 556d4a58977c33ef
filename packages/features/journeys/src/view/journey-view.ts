import type { MapColor } from '@mishiori/map-document'
import type { ArticleSummary, Author } from '@repo/articles/article-summary'
import type { ArticleStatus, Locale, JourneyPart as PartOfLine, StageMeasures } from '@repo/contract'

/** Figures of a journey, a day or a stage, as they are stored of its articles. */
export interface Sums {
  readonly distanceKm: number
  /** Null where no stage's elevation is known. */
  readonly climbMeters: number | null
  /** By the model of articles, an estimate; null where it can tell of no stage. */
  readonly minutes: number | null
  /** How many stages are in neither of the two because nobody knows theirs. */
  readonly unknownCount: number
}

/** A journey has days, a collection has none. */
export type JourneyKind = 'journey' | 'collection'

interface EntryBase {
  readonly id: number
  /** What the author says about it; '' for nothing. */
  readonly note: string
}

/** A route that is walked, or a part of it. */
export interface Stage extends EntryBase {
  readonly kind: 'stage'
  /** Null for its owner alone, once the article is gone. */
  readonly article: ArticleSummary | null
  /** Of a line of its map; null for the whole article. */
  readonly part: PartOfLine | null
  /** Others get those for everybody alone. */
  readonly shownTo: 'everyone' | 'owner' | 'nobody'
  readonly sums: Sums | null
  /** The way with few points, as an encoded polyline; null of an article without a line. */
  readonly outline: string | null
}

interface Rest extends EntryBase {
  readonly kind: 'rest'
}

export type JourneyEntry = Stage | Rest

/** A day of a journey; in a collection each entry by itself. */
export interface JourneyPart {
  /** From 1. */
  readonly number: number
  /** ISO date; null without one. */
  readonly date: string | null
  readonly color: MapColor
  /** Null where nothing is walked. */
  readonly sums: Sums | null
  readonly entries: readonly JourneyEntry[]
}

/** A journey or collection as its page shows it. */
export interface JourneyView {
  readonly id: number
  readonly kind: JourneyKind
  readonly title: string
  readonly summary: string
  /** What title and summary are written in. */
  readonly language: Locale
  readonly status: ArticleStatus
  /** Of the first day; null of a journey without dates, and of collections. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** Those between entries too; 0 of a collection. */
  readonly dayCount: number
  readonly isTravelling: boolean
  readonly version: number
  readonly author: Author
  readonly viewerCan: { readonly edit: boolean; readonly interact: boolean }
  /** Of the viewer: whether they have sent a Nice Route. */
  readonly isLiked: boolean
  readonly likeCount: number
  /** Whose it was made of, while that is public. */
  readonly clonedFrom: { readonly id: number; readonly title: string; readonly author: Author } | null
  /** With the sharing token, for the owner of one that is shared by link. */
  readonly shareUrl: string | null
  /** The map of all stages as a picture; null without a line. */
  readonly previewPath: string | null
  readonly publishedAt: string
  readonly updatedAt: string
  readonly sums: Sums
  readonly parts: readonly JourneyPart[]
}

export const stagesOf = ({ parts }: Pick<JourneyView, 'parts'>): readonly (readonly [JourneyPart, Stage])[] =>
  parts.flatMap((part) => part.entries.flatMap((entry) => (entry.kind === 'stage' ? [[part, entry] as const] : [])))

/** The figures of a stage; null where its way is not known. */
export function sumsOfMeasures(measures: StageMeasures | null): Sums | null {
  if (!measures || measures.distance_km === null) return null
  return { distanceKm: measures.distance_km, climbMeters: measures.climb_m, minutes: measures.minutes, unknownCount: 0 }
}
