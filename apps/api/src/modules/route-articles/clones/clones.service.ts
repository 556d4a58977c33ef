import { hideHealth, serializeMapDocument } from '@mishiori/map-document'
import { picturesIn, withPictures } from '@repo/article-bundle/picture-addresses'
import type { CloneInput, CopyList, RouteArticle, RouteArticleInput } from '@repo/contract'
import { otherLanguage, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/page-of.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { lockPeople } from '../../accounts/lock-people.ts'
import { canEdit, canView, publicationStatus, type Reader } from '../../article-access/route-article.policy.ts'
import type { BlocksService } from '../../blocks/blocks.service.ts'
import type { FilesService } from '../../files/files.service.ts'
import type { PictureCopies } from '../../files/picture-copies.ts'
import type { Notify } from '../../notifications/notifications.service.ts'
import { toCard } from '../article-answers.ts'
import { readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { languageOfRow } from '../languages/localized-row.ts'
import { storedTranslation } from '../languages/stored-languages.ts'
import type { PreparedArticle } from '../privacy/prepare-article.ts'
import type { Finish, RouteArticlesService } from '../route-articles.service.ts'
import { clonesRepository } from './clones.repository.ts'
import type { CopyCounts } from './copy-counts.ts'

interface ClonesDependencies {
  readonly db: Database
  readonly throttle: Pick<Throttle, 'hit'>
  readonly files: Pick<FilesService, 'copyPictures'>
  readonly blocks: BlocksService
  readonly routeArticles: RouteArticlesService
  readonly copyCounts: CopyCounts
  readonly notify: Notify
  readonly mayPublishStrava: boolean
}

type Cloner = Reader & { readonly userId: number }

const EMPTY_BODY = { version: 1, blocks: [] }
const HOUR_SECONDS = 3_600

/** Articles that people make of those of others: drafts that credit them and outlive them. */
export function createClonesService(dependencies: ClonesDependencies) {
  const { db, throttle, files, blocks, routeArticles, copyCounts, notify, mayPublishStrava } = dependencies

  /** @throws {AppError} `clone.own_article`, `article.source_private`, `user.blocked` when either of the two blocks the other. */
  const checkMayClone = async (
    tx: Database,
    { userId, source }: Pick<ArticleRow, 'userId' | 'source'>,
    cloner: Cloner,
  ) => {
    if (canEdit({ userId }, cloner.userId)) throw new AppError('clone.own_article')
    if (source !== null && !mayPublishStrava) throw new AppError('article.source_private')
    await blocks.refuseEither(tx, userId, cloner.userId)
  }

  const store = async (
    tx: Database,
    { original: { id }, cloner, prepared }: { original: ArticleRow; cloner: Cloner; prepared: PreparedArticle },
    { adopt, addresses }: PictureCopies,
  ): Promise<RouteArticle> => {
    const clones = clonesRepository(tx)
    const original = await clones.lockOriginal(id)
    if (!original || !canView(original, cloner)) throw new AppError('article.not_found')
    await lockPeople(tx, [original.userId, cloner.userId])
    await checkMayClone(tx, original, cloner)
    await adopt(tx)
    const isPublic = publicationStatus(original) === 'public'
    const cloneCredit = {
      article_id: id,
      title: isPublic ? original.title : '',
      version: original.version,
      user_id: original.userId,
      pictures: Object.fromEntries([...addresses].map(([name, address]) => [address, `/files/${name}`])),
    }
    const origin = { lineage: { clonedFromId: id, cloneCredit }, source: original.source }
    const article = await routeArticles.insert(tx, cloner.userId, prepared, origin)
    await copyCounts.change(tx, original, 1)
    const onceKey = `clone:${article.id}`
    await notify(tx, { userId: original.userId, type: 'clone', actorId: cloner.userId, articleId: id, onceKey })
    return article
  }

  return {
    async clone(
      cloner: Cloner,
      id: number,
      cloneInput: CloneInput,
      finish: Finish = async () => {},
    ): Promise<RouteArticle> {
      const original = await routeArticles.getVisible(id, cloner)
      await checkMayClone(db, original, cloner)
      await throttle.hit(
        [{ name: 'clones', subject: String(cloner.userId), max: PRODUCT_LIMITS.clonesPerHour, seconds: HOUR_SECONDS }],
        'request.too_many',
      )
      const input = inputOf(original, cloneInput)
      const copies = await files.copyPictures(cloner.userId, picturesIn(input))
      try {
        const prepared = await routeArticles.prepare(cloner.userId, withCopies(input, copies.addresses))
        return await db.transaction(async (tx) => {
          const article = await store(tx, { original, cloner, prepared }, copies)
          await finish(tx, article)
          return article
        })
      } catch (error) {
        await copies.discard()
        throw error
      }
    },
    /** Which pictures of a clone are copies of which, as long as the original is public. */
    async listCopiedPictures(id: number, reader: Reader): Promise<Record<string, string>> {
      const { originalId, cloneCredit } = await routeArticles.getVisible(id, reader)
      return originalId === null ? {} : { ...cloneCredit?.pictures }
    },
    async listCopies(id: number, reader: Reader, before: number | null): Promise<CopyList> {
      const { copyCount } = await routeArticles.getVisible(id, reader)
      const rows = await clonesRepository(db).list(id, { before, limit: PRODUCT_LIMITS.pageSize + 1 })
      const { shown, next } = pageOf(rows, (row) => row.id)
      return { data: shown.map(toCard), total: copyCount, next }
    },
  }
}

export type ClonesService = ReturnType<typeof createClonesService>

/** @throws {AppError} `article.title_required`, `clone.layer_required` without one of the original's layers. */
function inputOf(
  original: ArticleRow,
  { title, title_language, translated_title, layer_ids, with_text }: CloneInput,
): RouteArticleInput {
  if (title.trim() === '') throw new AppError('article.title_required')
  const cloneInput = new Set(layer_ids)
  // The table holds what the wire's writer wrote.
  const layers = original.layers as readonly { readonly id: string }[]
  const layer = layers.filter(({ id }) => cloneInput.has(id))
  if (layer.length === 0) throw new AppError('clone.layer_required')
  const translation = storedTranslation(original)
  const language = languageOfRow(original)
  // Both languages stay in their places, whichever of them the reader has named the copy in.
  const isInSecond = translation !== null && title_language === otherLanguage(language)
  return {
    title: isInSecond ? original.title : title,
    summary: with_text ? original.summary : '',
    language,
    translation: translation && {
      title: isInSecond ? title : (translated_title ?? translation.title),
      summary: with_text ? translation.summary : '',
      context: with_text ? translation.context : EMPTY_BODY,
    },
    // Their author may hide them again, which a copy would not hear of.
    layer: [...serializeMapDocument(hideHealth(readStoredMap(layer)))],
    context: with_text ? original.body : EMPTY_BODY,
    tag: original.tags.map((name) => ({ name })),
    thumbnail_path: original.thumbnailPath,
    is_draft: true,
    private_mode: null,
  }
}

/** A cover has to be a file of the article's owner: one that could not be copied is left. */
function withCopies(input: RouteArticleInput, addresses: ReadonlyMap<string, string>): RouteArticleInput {
  const cover = picturesIn(input.thumbnail_path).map((name) => addresses.get(name) ?? null)
  return { ...withPictures(input, addresses), thumbnail_path: cover[0] ?? null }
}
