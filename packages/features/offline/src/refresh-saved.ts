import { articleDataPath } from '@repo/articles/article-links'
import { SAVED_ELEVATIONS } from '@repo/articles/saved-elevations'
import type { Locale } from '@repo/contract'
import { DEVICE } from './device-names.ts'
import { buildOfPage, removeSaved, saveArticle } from './save-article.ts'
import { listSaved, type SavedArticle } from './saved-article-store.ts'

const REFRESHED_AT = 'mishiori-saved-refreshed-at'
const ASK_AGAIN_MS = 15 * 60 * 1000

/**
 * Saves anew what has changed since, or belongs to an earlier version of the product; removes what is no longer public.
 * @returns what was removed
 */
export async function refreshSaved(locale: Locale): Promise<readonly SavedArticle[]> {
  const saved = await listSaved()
  const removed: SavedArticle[] = []
  if (saved.length === 0 || Date.now() - Number(localStorage.getItem(REFRESHED_AT)) < ASK_AGAIN_MS) return removed
  localStorage.setItem(REFRESHED_AT, String(Date.now()))
  for (const article of saved) {
    const version = await versionOf(article)
    if (version === 'gone') {
      await removeSaved(article.id)
      removed.push(article)
    } else if (version !== null && (version !== article.version || article.build !== buildOfPage())) {
      const files = await filesInCopy(article.id)
      await saveArticle({ ...article, version, files }, locale).catch(() => {}) // the earlier copy stays
    }
  }
  return removed
}

/** The tiles and elevations that an article was saved with. */
async function filesInCopy(articleId: number): Promise<readonly string[]> {
  const cache = await caches.open(`${DEVICE.article}${articleId}`)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.startsWith('/tiles/') || path.startsWith(SAVED_ELEVATIONS))
}

/** Null while offline. */
async function versionOf({ id, token }: SavedArticle): Promise<number | 'gone' | null> {
  const answer = await fetch(articleDataPath(id, token), { credentials: 'omit', cache: 'no-store' }).catch(() => null)
  if (answer === null) return null
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!answer.ok) return null
  const data: unknown = await answer.json()
  return typeof data === 'object' && data !== null && 'version' in data ? Number(data.version) : null
}
