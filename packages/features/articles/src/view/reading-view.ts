import type { ArticleHeading } from '@mishiori/article-blocks/html'
import type { ElevationStats, MapColor, MapObjectKind, MovingTime } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import type { Profile } from '@repo/web-kit/person'
import type { ListedArticle } from '../list/article-summary.ts'
import type { ArticleFacts } from './article-facts.ts'
import type { Difficulty } from './difficulty-of.ts'
import type { LineTime } from './line-time.ts'
import type { MeasuredKind } from './measured-kinds.ts'

export interface ObjectOutline {
  readonly id: string
  readonly name: string
  /** What the name is written in. */
  readonly language: Locale
  readonly kind: MapObjectKind
  readonly color: MapColor
  /** Lines only. */
  readonly lengthMeters: number | null
  readonly isMain: boolean
  /** Spots with photos that are stored here. */
  readonly hasPhotos?: true
}

/** Of all lines of a layer or a map. */
export interface LineSums {
  readonly lineCount: number
  readonly lengthMeters: number
  /** Of the lines that have elevations; null where none has. */
  readonly gainMeters: number | null
}

export interface LayerOutline {
  readonly id: string
  readonly name: string
  readonly language: Locale
  readonly objects: readonly ObjectOutline[]
  readonly sums: LineSums
}

export interface LineFigures {
  readonly lengthMeters: number
  readonly elevation: ElevationStats | null
  /** By the line's own times. */
  readonly durationMs: number | null
  /** What of that it was under way; null where its times do not tell. */
  readonly moving: MovingTime | null
  /** What was measured along it, as its reader sees it. */
  readonly measured: readonly MeasuredKind[]
  /** By a model; null where none can tell. */
  readonly time: LineTime | null
  /** On foot; null where it cannot be said. */
  readonly difficulty: Difficulty | null
}

export type ArticleOutline = readonly ArticleHeading[]

/** An article as its page needs it first. The map's geometry follows when the map is seen. */
export interface ReadingView {
  readonly article: ArticleFacts
  readonly bodyHtml: string
  readonly layers: readonly LayerOutline[]
  readonly figures: LineFigures | null
  readonly totals: LineSums
  /** Whether sensors told of a body along any of its lines. Never told to others. */
  readonly hasHealth: boolean
  readonly outline: ArticleOutline
  /** The layers of a map that only this page has: of work that is previewed. Absent where the article's address gives them out. */
  readonly heldLayers?: readonly unknown[]
}

/** Content around an article. */
export interface Surroundings {
  readonly author: Profile | null
  /** Articles whose lines pass close to this one's. */
  readonly near: readonly ListedArticle[]
}
