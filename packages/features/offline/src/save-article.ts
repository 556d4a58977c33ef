import { articleDataPath } from '@repo/articles/article-links'
import type { Locale } from '@repo/contract'
import { ArticleCopy, type ArticleToSave, buildOfPage, pagesOf, SaveError, type SaveOptions } from './article-copy.ts'
import { DEVICE } from './device-names.ts'
import {
  forgetSaved,
  forgetSavedJourney,
  listSaved,
  type SavedArticle,
  type SavedJourney,
  writeSaved,
} from './saved-article-store.ts'
import { askWorker } from './service-worker-client.ts'

/** The address of an article's page in a language: below `/en` where the reader is there. */
export const savedAddress = (id: number, pathname: string) => `${/^\/en\//.test(pathname) ? '/en' : ''}/routes/${id}`

/**
 * Saves an article with all that its pages ask for, in place of an earlier copy. A copy that could not be finished is
 * removed, unless there was one before.
 *
 * @throws {SaveError} when it cannot be kept
 */
export async function saveArticle(article: ArticleToSave, locale: Locale, options: SaveOptions = {}): Promise<void> {
  const cacheName = `${DEVICE.article}${article.id}`
  const isNew = !(await caches.has(cacheName))
  try {
    await askWorker({ type: 'part.keep', part: 'reading' })
    const copy = new ArticleCopy(await caches.open(cacheName), options)
    const pages = { pages: pagesOf(article), data: articleDataPath(article.id, article.token) }
    await copy.keepPages(pages, locale)
    await copy.keepAnswers(article.answers ?? [])
    await copy.keepFiles(article.files)
    await copy.finish()
    const { files: _, answers: __, ...facts } = article
    await writeSaved({ ...facts, bytes: copy.bytes, build: buildOfPage(), savedAt: new Date().toISOString() })
  } catch (error) {
    if (isNew) await caches.delete(cacheName).catch(() => {})
    throw asSaveError(error, options.signal)
  }
}

/** Removes what its reader saved. As a stage of a saved journey an article stays. */
export async function removeOwn(article: SavedArticle): Promise<void> {
  if (article.journeyIds?.length) await writeSaved({ ...article, isOwn: false })
  else await removeSaved(article.id)
}

/** Removes an article that was saved with a journey, unless something else needs it. */
export async function releaseSaved(id: number, journeyId: number): Promise<void> {
  const article = (await listSaved()).find((saved) => saved.id === id)
  if (!article) return
  const journeyIds = article.journeyIds?.filter((other) => other !== journeyId) ?? []
  if (article.isOwn !== false || journeyIds.length > 0) await writeSaved({ ...article, journeyIds })
  else await removeSaved(id)
}

/** Removes a journey with those articles that nothing else needs. */
export async function removeJourney({ id, stages }: SavedJourney): Promise<void> {
  await forgetSavedJourney(id)
  await caches.delete(`${DEVICE.journey}${id}`)
  for (const { articleId } of stages) await releaseSaved(articleId, id)
}

export async function removeSaved(id: number): Promise<void> {
  await forgetSaved(id)
  await caches.delete(`${DEVICE.article}${id}`)
}

export function asSaveError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof SaveError || signal?.aborted) return error
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return new SaveError('quota')
  return new SaveError(error instanceof TypeError ? 'network' : 'worker')
}
