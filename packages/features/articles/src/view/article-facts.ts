import {
  type HazardAnswer,
  type HazardState,
  type Locale,
  languagesOf,
  type RouteArticle,
  summaryIn,
  titleIn,
} from '@repo/contract'
import { type ArticleSummary, type Author, toArticleSummary, toAuthor } from '../list/article-summary.ts'
import { type StockStatus, stockStatusOf } from '../stock/stock-target.ts'

/** What the parts of an article are written in, as this reader gets them. */
interface ReadLanguages {
  /** What it can be read in, its main language first. */
  readonly all: readonly Locale[]
  readonly title: Locale
  readonly summary: Locale
  readonly body: Locale
}

/** What is known of a hazard on a map. Days are ISO dates, in UTC. */
export interface Hazard {
  /** Of its spot. */
  readonly objectId: string
  /** The day on which its author saw it; null where they did not say. */
  readonly seenOn: string | null
  /** The last day of a sighting; of the publication if no sighting was given. */
  readonly lastSeenOn: string
  readonly isStale: boolean
  /** The number of readers who confirm it. */
  readonly presentCount: number
  readonly goneCount: number
  /** What the reader says. */
  readonly answer: HazardAnswer | null
}

/** Where a clone comes from. */
interface Original {
  /** Null when it is not public any more. */
  readonly id: number | null
  /** '' of one that was never public. */
  readonly title: string
  /** Null when they have left. */
  readonly author: Author | null
}

/** Everything about an article but its map and text. `title` and `summary` are the reader's. */
export interface ArticleFacts extends Omit<ArticleSummary, 'language' | 'translation'> {
  readonly languages: ReadLanguages
  readonly tags: readonly string[]
  readonly status: RouteArticle['status']
  readonly version: number
  /** Whether others see what sensors told about its author's body. */
  readonly showsHealth: boolean
  /** Address with the sharing token; null unless the reader is its owner and it is shared by link. */
  readonly shareUrl: string | null
  /** `interact`: the viewer and the author do not block each other. */
  readonly viewerCan: { readonly edit: boolean; readonly interact: boolean }
  /** Whether the reader has sent a Nice Route for it. */
  readonly isLiked: boolean
  /** By the reader. */
  readonly kept: StockStatus
  readonly hazards: readonly Hazard[]
  /** Null unless it is a clone. */
  readonly clonedFrom: Original | null
  /** Whose proposals were taken, the first one first. */
  readonly contributors: readonly Author[]
}

/** @param body what the text is written in that the reader gets. */
export function toArticleFacts(article: RouteArticle, locale: Locale, body: Locale): ArticleFacts {
  const { language: _, translation: __, ...summary } = toArticleSummary(article)
  const [title, text] = [titleIn(article, locale), summaryIn(article, locale)]
  return {
    ...summary,
    title: title.text,
    summary: text.text,
    languages: { all: languagesOf(article), title: title.language, summary: text.language, body },
    tags: article.tag.map(({ name }) => name),
    status: article.status,
    version: article.version,
    showsHealth: article.shows_health,
    shareUrl: article.full_share_url,
    viewerCan: article.viewer_can,
    isLiked: article.is_favorite,
    kept: stockStatusOf(article),
    hazards: article.hazards.map(toHazard),
    clonedFrom: article.cloned_from && toOriginal(article.cloned_from),
    contributors: article.contributors.map(toAuthor),
  }
}

export function toHazard(state: HazardState): Hazard {
  return {
    objectId: state.object_id,
    seenOn: state.seen_on,
    lastSeenOn: state.last_seen_on,
    isStale: state.is_stale,
    presentCount: state.present_count,
    goneCount: state.gone_count,
    answer: state.answer,
  }
}

function toOriginal({ id, title, user }: NonNullable<RouteArticle['cloned_from']>): Original {
  return { id, title, author: user && toAuthor(user) }
}
