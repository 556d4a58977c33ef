import { articleDataPath } from '@repo/articles/article-links'
import { isSavedAnswer, type SavedAnswer } from '@repo/articles/saved-answers'
import type { Locale } from '@repo/contract'
import { buildOfPage } from './article-copy.ts'
import { DEVICE } from './device-names.ts'
import { removeSaved, saveArticle } from './save-article.ts'
import { listSaved, listSavedJourneys, type SavedArticle } from './saved-article-store.ts'

const REFRESHED_AT = 'mishiori-saved-refreshed-at'
const ASK_AGAIN_MS = 15 * 60 * 1000

type Removed = Pick<SavedArticle, 'title'>

/**
 * Saves anew what has changed since, or belongs to an earlier version of the product; removes what is no longer public.
 * @returns what was removed
 */
export async function refreshSaved(locale: Locale): Promise<readonly Removed[]> {
  const [saved, journeys] = await Promise.all([listSaved(), listSavedJourneys()])
  const removed: Removed[] = []
  if (saved.length + journeys.length === 0 || Date.now() - Number(localStorage.getItem(REFRESHED_AT)) < ASK_AGAIN_MS)
    return removed
  localStorage.setItem(REFRESHED_AT, String(Date.now()))
  for (const article of saved) {
    const now = await askFor(article)
    if (now === 'gone') {
      await removeSaved(article.id)
      removed.push(article)
    } else if (now && (now.version !== article.version || article.build !== buildOfPage())) {
      const answers = await factsOf(now.data).catch(() => [])
      const files = await filesInCopy(article.id, answers.length > 0)
      await saveArticle({ ...article, version: now.version, files, answers }, locale).catch(() => {}) // the earlier copy stays
    }
  }
  if (journeys.length === 0) return removed
  const { refreshJourney } = await import('./save-journey.ts')
  for (const journey of journeys) if ((await refreshJourney(journey, locale)) === 'removed') removed.push(journey)
  return removed
}

/** The tiles and elevations that an article was saved with, and what was known of its way unless that is known anew. */
async function filesInCopy(articleId: number, hasFacts: boolean): Promise<readonly string[]> {
  const cache = await caches.open(`${DEVICE.article}${articleId}`)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const isFact = (path: string) =>
    (['along', 'ground', 'turns'] as const).some((question) => isSavedAnswer(path, question))
  return paths.filter(
    (path) => path.startsWith('/tiles/') || isSavedAnswer(path, 'elevations') || (!hasFacts && isFact(path)),
  )
}

/** Comes with what reads maps: most visits find every copy as it should be. */
async function factsOf(article: unknown): Promise<readonly SavedAnswer[]> {
  const { lookUpFactsOfArticle } = await import('@repo/planning/look-up-facts')
  return lookUpFactsOfArticle(article, new AbortController().signal)
}

/** Null while offline. */
async function askFor({ id, token }: SavedArticle): Promise<{ version: number; data: unknown } | 'gone' | null> {
  const answer = await fetch(articleDataPath(id, token), { credentials: 'omit', cache: 'no-store' }).catch(() => null)
  if (answer === null) return null
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!answer.ok) return null
  const data: unknown = await answer.json()
  return typeof data === 'object' && data !== null && 'version' in data ? { version: Number(data.version), data } : null
}
