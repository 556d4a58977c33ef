import type { ArticleHeading } from '@mishiori/article-blocks/html'
import type { ElevationStats, MapColor, MapObjectKind } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'

export interface ObjectOutline {
  readonly id: string
  readonly name: string
  readonly kind: MapObjectKind
  readonly color: MapColor
  /** Lines only. */
  readonly lengthMeters: number | null
  readonly isMain: boolean
}

/** Of all lines of a layer or a map. */
export interface LineSums {
  readonly lineCount: number
  readonly lengthMeters: number
  /** Of the lines that have heights; null where none has. */
  readonly gainMeters: number | null
}

export interface LayerOutline {
  readonly id: string
  readonly name: string
  readonly objects: readonly ObjectOutline[]
  readonly sums: LineSums
}

export interface LineFigures {
  readonly lengthMeters: number
  readonly elevation: ElevationStats | null
}

export type ArticleOutline = readonly ArticleHeading[]
export type ArticleFacts = Omit<RouteArticle, 'layer' | 'context' | 'body_html'>

/** An article as its page needs it first. The map's geometry follows when the map is seen. */
export interface ReadingView {
  readonly article: ArticleFacts
  readonly bodyHtml: string
  readonly layers: readonly LayerOutline[]
  readonly figures: LineFigures | null
  readonly totals: LineSums
  readonly outline: ArticleOutline
}
