import { renderArticleHtml } from '@mishiori/article-blocks/html'
import { findMapObject, type MapDocument, mapObjectId, readInLanguage } from '@mishiori/map-document'
import {
  foreignPictureLabel,
  type HazardState,
  type Locale,
  type OwnRouteCard,
  otherLanguage,
  type RouteArticle,
  type RouteCard,
  type StockState,
} from '@repo/contract'
import { toPublicUser } from '../../platform/public-user.ts'
import { canEdit, publicationStatus } from '../article-access/route-article.policy.ts'
import { readStoredBody, readStoredMap } from './article-content.ts'
import type { ArticleRow, CardRow, ReadRow } from './article-rows.ts'
import { hazardState, hazardsOf, type MapHazard } from './hazards/hazard.policy.ts'
import { languageOfRow, translationOfRow } from './languages/localized-row.ts'
import { previewPath } from './previews/preview-name.ts'
import { shareAddress } from './share-address.ts'

/** Used until `stocks.mark` reports that a user has stocked it. */
const NOT_STOCKED: StockState = { stock: [], onStocked: false }

/** An article as lists show it. */
export function toCard(row: CardRow): RouteCard {
  return { ...toSummary(row), ...NOT_STOCKED }
}

function toSummary(row: CardRow): Omit<RouteCard, keyof StockState> {
  const [west, south, east, north] = row.bounds ?? [null, null, null, null]
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    language: languageOfRow(row),
    translation: translationOfRow(row),
    distance_km: row.distanceKm,
    climb_m: row.climbMeters,
    course_time: courseTimeOf(row),
    is_loop: row.isLoop,
    profile: row.lineProfile,
    outline: row.outline,
    place_ja: row.placeJa,
    place_en: row.placeEn,
    thumbnail_path: row.thumbnailPath,
    preview_path: previewPath(row.previewKey),
    min_lat: south,
    max_lat: north,
    min_lng: west,
    max_lng: east,
    favorite_count: row.favoriteCount,
    copy_count: row.copyCount,
    comment_count: row.commentCount,
    tag: row.tags.map((name) => ({ name })),
    user: toPublicUser({ id: row.userId, name: row.userName, nickname: row.userNickname, avatar: row.userAvatar }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt.toISOString(),
  }
}

function courseTimeOf(row: CardRow): RouteCard['course_time'] {
  const { courseMinutes: minutes, courseModel: model, courseVersion: version } = row
  if (minutes === null || model === null || version === null) return null
  return { minutes, model, version, by_ground: row.courseByGround, constant: row.courseConstant }
}

export function toOwnCard(row: CardRow): OwnRouteCard {
  return {
    ...toSummary(row),
    status: publicationStatus(row),
    private_mode: row.privateMode,
    version: row.version,
    source: row.source,
  }
}

interface AnswerOptions {
  /** The viewer; null for a guest. */
  readonly userId: number | null
  readonly publicUrl: string
  /** As `renderBodies` makes them of the same row. */
  readonly bodies: RenderedBodies
  /** Whether they have sent a Nice Route. */
  readonly isFavorite: boolean
  /** Neither they nor the author block the other. */
  readonly canInteract: boolean
  /** Of the same map. */
  readonly hazards: readonly HazardState[]
}

/** An article's text as HTML, in its main language and in the second one. */
export interface RenderedBodies {
  readonly main: string
  /** Null without a second language. */
  readonly translated: string | null
  /** Of the map that both speak of. */
  readonly hazards: readonly MapHazard[]
}

/** A complete article as its reader may see it. */
export function toArticle(
  row: ReadRow,
  { userId, publicUrl, bodies, isFavorite, canInteract, hazards }: AnswerOptions,
): RouteArticle {
  const isOwn = canEdit(row, userId)
  const status = publicationStatus(row)
  const card = toCard(row)
  return {
    ...card,
    translation: card.translation && {
      ...card.translation,
      context: row.translatedBody,
      body_html: bodies.translated ?? '',
    },
    // The table holds what the wire's writer wrote.
    layer: row.layers as RouteArticle['layer'],
    context: row.body,
    body_html: bodies.main,
    is_draft: row.isDraft,
    private_mode: row.privateMode,
    phobidden: row.isForbidden,
    status,
    version: row.version,
    shows_health: row.showsHealth,
    full_share_url: isOwn && status === 'linkShared' ? shareAddress(publicUrl, row) : null,
    viewer_can: { edit: isOwn, interact: canInteract },
    source: row.source,
    hazards: [...hazards],
    is_favorite: isFavorite,
    cloned_from: toCloneCredit(row),
    contributors: row.contributors,
  }
}

/**
 * An article as its author gets it after a save: hazard confirmations are only read with the page.
 *
 * @param map of its layers, where it is at hand.
 */
export function toSavedArticle(
  row: ReadRow,
  viewer: { readonly userId: number; readonly publicUrl: string },
  map?: MapDocument,
): RouteArticle {
  const bodies = renderBodies(row, viewer.publicUrl, map)
  const times = { publishedAt: row.publishedAt, now: row.updatedAt, userId: null } // saved just now, by the clock of the database
  const hazards = bodies.hazards.map((hazard) => hazardState(hazard, [], times))
  return toArticle(row, { ...viewer, bodies, hazards, isFavorite: false, canInteract: true })
}

/** If the original is no longer public, a clone keeps its first attribution. */
function toCloneCredit(row: ReadRow): RouteArticle['cloned_from'] {
  if (!row.cloneCredit) return null
  const { creditedId: id, creditedName: name, creditedNickname: nickname, creditedAvatar: avatar } = row
  return {
    id: row.originalId,
    title: row.originalTitle ?? row.cloneCredit.title,
    user: id === null || name === null ? null : toPublicUser({ id, name, nickname: nickname ?? '', avatar }),
  }
}

/**
 * @param publicUrl where the product is reached: pictures of other sites are links. null: all with a host before them.
 * @param map of the layers, where it is at hand.
 */
export function renderBodies(
  { layers, body, translatedBody, ...row }: ArticleRow,
  publicUrl: string | null,
  map = readStoredMap(layers),
): RenderedBodies {
  const language = languageOfRow(row)
  const origin = publicUrl && new URL(publicUrl).origin
  const render = (stored: unknown, locale: Locale) => renderBody(stored, map, { language: locale, origin })
  return {
    main: render(body, language),
    translated: row.translatedTitle === null ? null : render(translatedBody, otherLanguage(language)),
    hazards: hazardsOf(map),
  }
}

const TABLE_LABELS: Readonly<Record<Locale, (number: number) => string>> = {
  ja: (number) => `表${number}`,
  'en-us': (number) => `Table ${number}`,
}

/** Parsing cleans once more: what a body may hold can have become stricter since it was written. */
function renderBody(
  body: unknown,
  map: MapDocument,
  { language, origin }: { readonly language: Locale; readonly origin: string | null },
): string {
  const document = readStoredBody(body)
  const shown = readInLanguage(map, language)
  const find = (objectId: string) => findMapObject(shown, mapObjectId(objectId))
  return renderArticleHtml(document, {
    mapLinkLabel: (objectId) => find(objectId)?.name ?? null,
    mapLinkColor: (objectId) => find(objectId)?.color ?? null,
    tableLabel: TABLE_LABELS[language],
    imageLinkLabel: (url) => foreignPictureLabel(url, { language, origin }),
  })
}
