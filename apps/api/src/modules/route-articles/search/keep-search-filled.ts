import { setTimeout as sleep } from 'node:timers/promises'
import { parseArticle } from '@mishiori/article-blocks/document'
import type { Database } from '../../../platform/database.ts'
import type { AuthorsService } from '../../users/authors.service.ts'
import { anchorOf, readStoredMap } from '../article-content.ts'
import { articleSearchRepository } from './article-search.repository.ts'
import type { ArticleSearch } from './article-search.ts'
import { searchDocument } from './search-document.ts'

/** Maps can be large, so few are held at a time. */
const PAGE = 20
const RETRY_AFTER_MS = 15_000

interface FillParts {
  readonly db: Database
  readonly search: ArticleSearch
  readonly authors: AuthorsService
}

/** Makes what searches read of every article that was published before there were searches, or whose words changed without a save. */
export async function fillSearch({ db, search, authors }: FillParts, signal: AbortSignal): Promise<void> {
  let last = 0
  for (;;) {
    const page = await articleSearchRepository(db).listMissing(last, PAGE)
    for (const { id } of page) {
      signal.throwIfAborted()
      await db.transaction(async (tx) => {
        await articleSearchRepository(tx).lock(id)
        const article = await putMissing(tx, search, id)
        if (article) await authors.recount(tx, article.userId)
      })
      last = id
    }
    if (page.length < PAGE) return
  }
}

/** Makes what searches read of one public article that they do not know, which nobody else may change meanwhile; null for any other. */
export async function putMissing(tx: Database, search: ArticleSearch, id: number): Promise<MissingArticle | null> {
  const [article] = await articleSearchRepository(tx).listMissing(id - 1, 1)
  if (article?.id !== id) return null
  await search.put(tx, id, documentOf(article))
  return article
}

type MissingArticle = Awaited<ReturnType<ReturnType<typeof articleSearchRepository>['listMissing']>>[number]

function documentOf({ layers, placeJa, placeEn, thumbnailPath, ...article }: MissingArticle) {
  const map = readStoredMap(layers)
  const { translatedTitle: title, translatedSummary: summary, translatedBody } = article
  return searchDocument({
    ...article,
    ...{ map, body: readBody(article.body), anchor: anchorOf(map), hasThumbnail: thumbnailPath !== null },
    translation: title === null ? null : { title, summary: summary ?? '', body: readBody(translatedBody) },
    places: [placeJa, placeEn],
  })
}

function readBody(body: unknown) {
  const parsed = parseArticle(body)
  if (!parsed.ok) throw new Error('A stored article cannot be read.')
  return parsed.document
}

/** Fills the search while the product already serves, again after a failure. @returns how to stop. */
export function keepSearchFilled(parts: FillParts, report: (trouble: string) => void): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const filling = (async () => {
    while (!signal.aborted) {
      try {
        return await fillSearch(parts, signal)
      } catch (error) {
        if (signal.aborted) return
        report(
          `The search could not be filled and will be tried again: ${error instanceof Error ? error.message : error}`,
        )
      }
      await sleep(RETRY_AFTER_MS, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await filling
  }
}
