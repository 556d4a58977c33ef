import type { Locale } from '@repo/contract'
import { ArticleCopy, type ArticleToSave, buildOfPage, SaveError, type SaveOptions } from './article-copy.ts'
import { DEVICE } from './device-names.ts'
import { forgetSaved, writeSaved } from './saved-article-store.ts'
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
    await copy.keepPages(article, locale)
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

export async function removeSaved(id: number): Promise<void> {
  await forgetSaved(id)
  await caches.delete(`${DEVICE.article}${id}`)
}

function asSaveError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof SaveError || signal?.aborted) return error
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return new SaveError('quota')
  return new SaveError(error instanceof TypeError ? 'network' : 'worker')
}
