import { type Author, toAuthor } from '@repo/articles/article-summary'
import type { ArticleStatus, JourneyCard, Locale, OwnJourneyCard } from '@repo/contract'
import type { JourneyKind } from './journey-view.ts'

/** A journey or collection in a list. */
export interface ListedJourney {
  readonly id: number
  readonly kind: JourneyKind
  /** '' of a draft without one. */
  readonly title: string
  readonly summary: string
  /** What both are written in. */
  readonly language: Locale
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly dayCount: number
  readonly distanceKm: number
  readonly stageCount: number
  /** The owner's picture, or that of the first stage; null without either. */
  readonly thumbnailPath: string | null
  /** The map of all stages; null without a line. */
  readonly previewPath: string | null
  readonly author: Author
  readonly likeCount: number
  readonly commentCount: number
  readonly updatedAt: string
  /** Its owner is on the way. */
  readonly isTravelling: boolean
}

/** The same in its owner's list. */
export interface OwnJourney extends ListedJourney {
  readonly status: ArticleStatus
}

export function toListedJourney(card: JourneyCard): ListedJourney {
  return {
    id: card.id,
    kind: card.kind,
    title: card.title,
    summary: card.summary,
    language: card.language,
    startsOn: card.starts_on,
    endsOn: card.ends_on,
    dayCount: card.day_count,
    distanceKm: card.sums.distance_km,
    stageCount: card.sums.stages,
    thumbnailPath: card.cover_path ?? card.thumbnail_path,
    previewPath: card.preview_path,
    author: toAuthor(card.user),
    likeCount: card.favorite_count,
    commentCount: card.comment_count,
    updatedAt: card.updated_at,
    isTravelling: card.is_travelling,
  }
}

export function toOwnJourney(card: OwnJourneyCard): OwnJourney {
  return { ...toListedJourney(card), status: card.is_forbidden ? 'forbidden' : card.state }
}
