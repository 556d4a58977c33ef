import type {
  ArticleStatus,
  CourseTime,
  Locale,
  MapRouteCard,
  OwnRouteCard,
  PublicUser,
  RouteCard,
  TravelProfile,
} from '@repo/contract'
import { type StockStatus, stockStatusOf } from '../stock/stock-target.ts'

/** Somebody as pages name them. */
export interface Author {
  readonly id: number
  /** As they are shown: the nickname or, without one, the account's name. */
  readonly name: string
  readonly avatar: string | null
}

/** Addresses of an article's pictures. */
export interface ArticlePictures {
  /** The author's own; null without one, and the generated one is shown. */
  readonly thumbnailPath: string | null
  /** Drawn from the map, for light pages. */
  readonly previewPath: string
}

/** An article without its map and text, as pages show it. What the API answers is read once, in loaders and clients. */
export interface ArticleSummary extends ArticlePictures {
  readonly id: number
  /** What `title` and `summary` are written in. */
  readonly language: Locale
  readonly title: string
  readonly summary: string
  readonly translation: { readonly title: string; readonly summary: string } | null
  /** Of the main line; null without one. */
  readonly distanceKm: number | null
  /** Of the main line; null where its elevation is unknown. */
  readonly climbMeters: number | null
  /** How long the main line takes by a model: an estimate. Null where none can tell, and where climbs are unknown. */
  readonly courseTime: CourseTime | null
  /** The main line ends where it began; null without one. */
  readonly isLoop: boolean | null
  /** What somebody is on the main line as; null where it does not say. */
  readonly travelProfile: TravelProfile | null
  /** The main line with few points, as an encoded polyline; null without one. */
  readonly outline: string | null
  /** The name of its place, by language. */
  readonly place: Readonly<Record<Locale, string | null>>
  readonly likeCount: number
  readonly copyCount: number
  readonly commentCount: number
  readonly author: Author
  /** ISO times. */
  readonly publishedAt: string
  readonly updatedAt: string
}

/** An article in a list. */
export interface ListedArticle extends ArticleSummary {
  /** By the viewer. */
  readonly kept: StockStatus
}

/** An article on the map that finds. */
export interface MapArticle extends ListedArticle {
  /** Where its mark stands. */
  readonly lat: number
  readonly lng: number
  /** West, south, east, north of all that is drawn; null of an empty map. East is less than west across the date line. */
  readonly bounds: readonly [number, number, number, number] | null
}

/** An article in its author's own list. */
export interface OwnArticle extends ArticleSummary {
  readonly status: ArticleStatus
  readonly source: OwnRouteCard['source']
}

type Summary = Omit<OwnRouteCard, 'status' | 'private_mode' | 'version' | 'source'>

export function toArticleSummary(card: Summary): ArticleSummary {
  const { translation } = card
  return {
    id: card.id,
    language: card.language,
    title: card.title,
    summary: card.summary,
    translation: translation && { title: translation.title, summary: translation.summary },
    distanceKm: card.distance_km,
    climbMeters: card.climb_m,
    courseTime: card.course_time,
    isLoop: card.is_loop,
    travelProfile: card.profile,
    outline: card.outline,
    place: { ja: card.place_ja, 'en-us': card.place_en },
    thumbnailPath: card.thumbnail_path,
    previewPath: card.preview_path,
    likeCount: card.favorite_count,
    copyCount: card.copy_count,
    commentCount: card.comment_count,
    author: toAuthor(card.user),
    publishedAt: card.published_at,
    updatedAt: card.updated_at,
  }
}

export function toAuthor({ id, name, nickname, avatar }: PublicUser): Author {
  return { id, name: nickname || name, avatar }
}

export function toListedArticle(card: RouteCard): ListedArticle {
  return { ...toArticleSummary(card), kept: stockStatusOf(card) }
}

export function toMapArticle(card: MapRouteCard): MapArticle {
  const { lat, lng } = card
  return { ...toListedArticle(card), lat, lng, bounds: boundsOf(card) }
}

export function toOwnArticle(card: OwnRouteCard): OwnArticle {
  return { ...toArticleSummary(card), status: card.status, source: card.source }
}

function boundsOf({ min_lng, min_lat, max_lng, max_lat }: RouteCard): MapArticle['bounds'] {
  if (min_lng === null || min_lat === null || max_lng === null || max_lat === null) return null
  return [min_lng, min_lat, max_lng, max_lat]
}
