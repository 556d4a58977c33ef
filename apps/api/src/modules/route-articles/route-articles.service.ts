import { randomBytes } from 'node:crypto'
import {
  articleTag,
  type HazardState,
  hasReaders,
  LISTS_TAG,
  PRODUCT_LIMITS,
  type RouteArticle,
  type RouteArticleInput,
  userTag,
} from '@repo/contract'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { requireOpenAccount, requireStanding } from '../../platform/session/standing.ts'
import type { ArticleSource } from '../../schema/article-sources.ts'
import type { ArticleOrigin } from '../../schema/route-articles.table.ts'
import { canEdit, canView, isUnlisted, publicationStatus, type Reader } from '../article-access/route-article.policy.ts'
import type { FilesService } from '../files/files.service.ts'
import type { LabelPosition } from '../places/gazetteer.ts'
import type { HiddenAreas } from '../private-places/hidden-areas.service.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { AuthorsService } from '../users/authors.service.ts'
import type { WebhookEvents } from '../webhooks/webhook-events.service.ts'
import { type RenderedBodies, renderBodies, toArticle, toSavedArticle } from './article-answers.ts'
import { type ArticleContent, parseContent } from './article-content.ts'
import type { ArticleRow, ReadRow } from './article-rows.ts'
import type { MapHazard } from './hazards/hazard.policy.ts'
import { labelArticles } from './label-articles.ts'
import { RETAIN_NONE, type RetainLanguages, retainLanguages } from './languages/retain-languages.ts'
import { storedLanguages } from './languages/stored-languages.ts'
import { factsOf } from './line-facts.ts'
import type { PreviewKeyOf } from './previews/preview-key.ts'
import { asOwn } from './privacy/cut-map.ts'
import { createPreparation, type PreparedArticle } from './privacy/prepare-article.ts'
import { revisionsRepository, type SaveTrigger } from './revisions/revisions.repository.ts'
import { routeArticlesRepository, rowWith } from './route-articles.repository.ts'
import type { ArticleIndex } from './search/article-search.ts'
import { SHARE_TOKEN_BYTES } from './share-address.ts'
import { checkedSource } from './sources/line-source.ts'

export interface RouteArticlesDependencies {
  readonly db: Database
  readonly files: FilesService
  readonly previewKeyOf: PreviewKeyOf
  readonly publicUrl: string
  readonly labelPosition: LabelPosition
  readonly hiddenAreas: HiddenAreas
  readonly search: ArticleIndex
  /** Counts what people have published. */
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
  readonly webhookEvents: WebhookEvents
  /** Whether a user has sent a Nice Route for an article. */
  readonly hasFavorite: (articleId: number, userId: number) => Promise<boolean>
  /** Whether either of two users blocks the other; guests (null) are in no block. */
  readonly isApart: (userId: number | null, authorId: number) => Promise<boolean>
  /** What is known of the hazards on a map. */
  readonly hazardStates: (
    article: { readonly id: number; readonly publishedAt: Date },
    hazards: readonly MapHazard[],
    userId: number | null,
  ) => Promise<readonly HazardState[]>
  /** Marks articles that a user has stocked. */
  readonly markStocked: StocksService['mark']
  readonly mayPublishStrava: boolean
  readonly report: (warning: string) => void
}

/** Runs in the transaction of a save, with the answer it will give. */
export type Finish = (transaction: Database, article: RouteArticle) => Promise<void>

/** `restored`: both the state before and the restored state are the author's work, so both are kept. */
export type ArticleSaveTrigger = SaveTrigger | 'restored'

/** A save of a new article. */
export interface Creation {
  readonly input: RouteArticleInput
  readonly source?: ArticleSource | null
  readonly trigger: ArticleSaveTrigger
}

/** A save of an existing article. */
export interface Replacement extends Creation {
  readonly id: number
  /** The version it was made from; null when the request does not say. */
  readonly version: number | null
}

const KEPT_BODY_CHARACTERS = 16 * 1024 * 1024

export function createRouteArticlesService({
  db,
  files,
  publicUrl,
  labelPosition,
  hiddenAreas,
  previewKeyOf,
  search,
  authors,
  pages,
  webhookEvents,
  hasFavorite,
  isApart,
  report,
  markStocked,
  hazardStates,
  mayPublishStrava,
}: RouteArticlesDependencies) {
  const { labelOf, prepare, settle, settleHealth } = createPreparation({ db, hiddenAreas, labelPosition, previewKeyOf })
  const committed = routeArticlesRepository(db)
  /** Only of rows that were read outside of transactions: what is saved may still be taken back. */
  const bodies = new LRUCache<string, RenderedBodies, ArticleRow>({
    maxSize: KEPT_BODY_CHARACTERS,
    sizeCalculation: ({ main, translated }) => 1 + main.length + (translated?.length ?? 0),
    memoMethod: (_state, _stale, { context: row }) => renderBodies(row, publicUrl),
  })

  /** Read before the transaction. The version detects concurrent saves. */
  const languagesBefore = async (
    id: number,
    { language, translation }: RouteArticleInput,
  ): Promise<RetainLanguages> => {
    const row = language === undefined || translation === undefined ? await committed.find(id) : null
    return row ? retainLanguages(storedLanguages(asOwn(row))) : RETAIN_NONE
  }

  const checkThumbnail = async (tx: Database, userId: number, { thumbnailPath }: ArticleContent) => {
    if (thumbnailPath !== null && (await files.findOwn(tx, userId, thumbnailPath)) === null) {
      throw new AppError('file.not_found')
    }
  }

  const checkUnlistedLimit = async (tx: Database, userId: number) => {
    const articles = routeArticlesRepository(tx)
    await articles.lockAuthor(userId)
    const max = PRODUCT_LIMITS.unlistedArticles
    if ((await articles.countUnlisted(userId)) >= max) throw new AppError('article.limit_reached', { max })
  }

  /** Suspended users may neither publish nor change public articles. */
  const checkStanding = async (tx: Database, userId: number, article: Parameters<typeof publicationStatus>[0]) => {
    if (!hasReaders(publicationStatus(article))) return
    requireStanding({ suspendedUntil: await routeArticlesRepository(tx).findSuspension(userId) })
  }

  /** What a save has just stored, for its author. */
  const answerSaved = async (tx: Database, id: number, userId: number, { content, written }: PreparedArticle) => {
    const found = await routeArticlesRepository(tx).findBesideMap(id)
    if (!found) throw new AppError('article.not_found')
    const { layers, bounds, distanceKm, outline, map } = written
    const extent = content.ownLayers === null ? {} : { bounds, distanceKm, outline, ...factsOf(written) }
    return toSavedArticle({ ...found, ...extent, layers, ownLayers: null }, { userId, publicUrl }, map)
  }

  /** As it is stored, for its author. */
  const getAnswer = async (tx: Database, id: number, userId: number) => {
    const found = await routeArticlesRepository(tx).find(id)
    if (!found) throw new AppError('article.not_found')
    return toSavedArticle(asOwn(found), { userId, publicUrl })
  }

  /** What others see of an article beside itself. */
  const publish = async (tx: Database, article: RouteArticle, { document }: PreparedArticle, wasPublic: boolean) => {
    await search.put(tx, article.id, article.status === 'public' ? document : null)
    await authors.recount(tx, article.user.id)
    if (wasPublic || article.status === 'public') await webhookEvents.articleChanged(tx, { id: article.id, wasPublic })
  }

  /** Stores a new article in the caller's transaction. */
  const insert = async (
    tx: Database,
    userId: number,
    prepared: PreparedArticle,
    origin: ArticleOrigin = {},
  ): Promise<RouteArticle> => {
    const settled = await settle(tx, userId, prepared)
    const { content, place, previewKey } = settled
    const articles = routeArticlesRepository(tx)
    await checkStanding(tx, userId, { ...content, isForbidden: false })
    const source = checkedSource(prepared.written, origin.source ?? null, { mayPublishStrava })
    await checkThumbnail(tx, userId, content)
    if (isUnlisted(content)) await checkUnlistedLimit(tx, userId)
    const shareToken = randomBytes(SHARE_TOKEN_BYTES).toString('base64url')
    const keys = { previewKey, shareToken, place, origin: { ...origin, source } }
    const id = await articles.insert(userId, content, keys)
    await requireOpenAccount(tx, userId)
    const [article] = await Promise.all([
      answerSaved(tx, id, userId, settled),
      revisionsRepository(tx).add(id, 'manual'),
    ])
    await publish(tx, article, settled, false)
    return article
  }

  /**
   * As the reader may see it: authors see what their private places hide, unless they look as others.
   *
   * @throws {AppError} `article.not_found`, both for missing articles and for those the reader may not see.
   */
  const getVisible = async (id: number, reader: Reader): Promise<ReadRow> => {
    const row = await committed.find(id)
    if (!row || !canView(row, reader)) throw new AppError('article.not_found')
    return canEdit(row, reader.userId) && !reader.seesAsOthers ? asOwn(row) : row
  }

  return {
    getVisible,
    /** Sets the place names of articles that were saved while place search was unavailable. */
    labelPlaces: (signal: AbortSignal) => labelArticles({ db, labelPosition, report }, signal),
    async read(id: number, reader: Reader): Promise<RouteArticle> {
      const row = await getVisible(id, reader)
      const rendered = bodies.memo(stateOf(row), { context: row })
      const { userId } = reader
      const isFavorite = userId !== null && !canEdit(row, userId) && (await hasFavorite(id, userId))
      const hazards = await hazardStates(row, rendered.hazards, userId)
      const canInteract = !(await isApart(userId, row.userId))
      const article = toArticle(row, { userId, publicUrl, bodies: rendered, isFavorite, canInteract, hazards })
      const [marked = article] = await markStocked(userId, [article])
      return marked
    },
    prepare: (userId: number, input: RouteArticleInput): Promise<PreparedArticle> =>
      prepare(userId, parseContent(input)),
    insert,
    async create(
      userId: number,
      { input, source = null }: Creation,
      finish: Finish = async () => {},
    ): Promise<RouteArticle> {
      const prepared = await prepare(userId, parseContent(input))
      return pages.transaction(async (tx, changed) => {
        const article = await insert(tx, userId, prepared, { source })
        if (article.status === 'public') changed(...tagsOf(article))
        await finish(tx, article)
        return article
      })
    },
    /** @throws {AppError} `article.trashed`; `article.version_conflict` with the newer article beside it when another save came first. */
    async save(
      userId: number,
      { id, input, version, trigger }: Replacement,
      finish: Finish = async () => {},
    ): Promise<RouteArticle> {
      const prepared = await prepare(userId, parseContent(input, await languagesBefore(id, input)), id)
      return pages.transaction(async (tx, changed) => {
        const cut = await settle(tx, userId, prepared)
        const articles = routeArticlesRepository(tx)
        const stored = await articles.lock(id)
        if (!stored || !canEdit(stored, userId)) throw new AppError('article.not_found')
        await requireOpenAccount(tx, userId)
        if (stored.isTrashed) throw new AppError('article.trashed')
        if (version === null) throw new AppError('article.version_required')
        const settled = settleHealth(cut, stored.showsHealth)
        const { content, place, previewKey } = settled
        if (version !== stored.version) {
          const current = await getAnswer(tx, id, userId)
          throw new AppError('article.version_conflict', { version: stored.version }, { beside: { current } })
        }
        await checkStanding(tx, userId, { ...content, isForbidden: stored.isForbidden })
        const source = checkedSource(prepared.written, stored.source, { mayPublishStrava })
        await checkThumbnail(tx, userId, content)
        if (isUnlisted(content) && !isUnlisted(stored)) await checkUnlistedLimit(tx, userId)
        if (trigger === 'restored') await revisionsRepository(tx).add(id, 'manual')
        const keys = { previewKey, before: stored.previewKey, place, source }
        await articles.replace(id, content, keys)
        const kept = content.isDraft && trigger === 'autosave' ? 'autosave' : 'manual'
        const [article] = await Promise.all([
          answerSaved(tx, id, userId, settled),
          revisionsRepository(tx).add(id, kept),
        ])
        const wasPublic = publicationStatus(stored) === 'public'
        await publish(tx, article, settled, wasPublic)
        if (wasPublic || article.status === 'public') changed(...tagsOf(article))
        await finish(tx, article)
        return article
      })
    },
    /** The author's article with other content, as if that were saved. Nothing is stored; a title and a route may still be missing. */
    async preview(userId: number, id: number, input: RouteArticleInput): Promise<RouteArticle> {
      const found = await committed.find(id)
      const stored = found && asOwn(found)
      if (!stored || !canEdit(stored, userId)) throw new AppError('article.not_found')
      if (stored.isTrashed) throw new AppError('article.trashed')
      const content = parseContent({ ...input, is_draft: true }, retainLanguages(storedLanguages(stored)))
      await checkThumbnail(db, userId, content)
      const keys = { previewKey: previewKeyOf(content), place: await labelOf(content) }
      return toSavedArticle(rowWith(stored, content, keys), { userId, publicUrl }, content.map)
    },
  }
}

/** Everything that shows an article which anybody may see. */
export const tagsOf = ({ id, user }: { readonly id: number; readonly user: { readonly id: number } }) =>
  [articleTag(id), userTag(user.id), LISTS_TAG] as const

/**
 * Names the one state an article was in: every save makes a new one, and whatever changes what it hides from others;
 * who sees all reads another.
 */
const stateOf = ({ id, version, updatedAt, previewKey, ownLayers }: ArticleRow) =>
  `${id} ${version} ${updatedAt.getTime()} ${previewKey} ${ownLayers === null ? 'all' : 'cut'}`

export type RouteArticlesService = ReturnType<typeof createRouteArticlesService>
