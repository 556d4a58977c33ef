import { parseArticle } from '@mishiori/article-blocks/document'
import { renderArticleHtml } from '@mishiori/article-blocks/html'
import { findMapObject, mapObjectId } from '@mishiori/map-document'
import type { OwnRouteCard, RouteArticle, RouteCard } from '@repo/contract'
import { readStoredMap } from './article-content.ts'
import type { ArticleRow, CardRow } from './article-rows.ts'
import { previewPath } from './previews/preview-name.ts'
import { canEdit, publicationStatus } from './route-article.policy.ts'
import { shareAddress } from './share-address.ts'

/** An article as lists show it. */
export function toCard(row: CardRow): RouteCard {
  const [west, south, east, north] = row.bounds ?? [null, null, null, null]
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    distance_km: row.distanceKm,
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
    tag: row.tags.map((name) => ({ name })),
    user: { id: row.userId, name: row.userName, nickname: row.userNickname || row.userName, avatar: row.userAvatar },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function toOwnCard(row: CardRow): OwnRouteCard {
  return { ...toCard(row), status: publicationStatus(row), version: row.version }
}

interface AnswerOptions {
  /** Who asks; null for a guest. */
  readonly userId: number | null
  readonly publicUrl: string
  /** As `renderBody` makes it of the same row. */
  readonly bodyHtml: string
}

/** A whole article as its reader may see it. */
export function toArticle(row: ArticleRow, { userId, publicUrl, bodyHtml }: AnswerOptions): RouteArticle {
  const isOwn = canEdit(row, userId)
  const status = publicationStatus(row)
  return {
    ...toCard(row),
    // The table holds what the wire's writer wrote.
    layer: row.layers as RouteArticle['layer'],
    context: row.body,
    body_html: bodyHtml,
    is_draft: row.isDraft,
    private_mode: row.privateMode,
    phobidden: row.isForbidden,
    status,
    version: row.version,
    full_share_url: isOwn && status === 'linkShared' ? shareAddress(publicUrl, row) : null,
    viewer_can: { edit: isOwn },
  }
}

/** Parsing cleans once more: what a body may hold can have become stricter since it was written. */
export function renderBody({ body, layers }: Pick<ArticleRow, 'body' | 'layers'>): string {
  const parsed = parseArticle(body)
  if (!parsed.ok) throw new Error('A stored article cannot be read.')
  const map = readStoredMap(layers)
  const find = (objectId: string) => findMapObject(map, mapObjectId(objectId))
  return renderArticleHtml(parsed.document, {
    mapLinkLabel: (objectId) => find(objectId)?.name ?? null,
    mapLinkColor: (objectId) => find(objectId)?.color ?? null,
  })
}
