import type { Database } from '../../../platform/database.ts'
import { retryUntilDone } from '../../../platform/retry-until-done.ts'
import { publicationStatus } from '../../article-access/route-article.policy.ts'
import type { AuthorsService } from '../../users/authors.service.ts'
import { anchorOf, readStoredBody, readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { languageOfRow, translationOfRow } from '../languages/localized-row.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { skipBroken } from '../skip-broken.ts'
import { articleSearchRepository } from './article-search.repository.ts'
import type { ArticleIndex } from './article-search.ts'
import { type SearchDocument, searchDocument } from './search-document.ts'

const BATCH = 100

interface FillParts {
  readonly db: Database
  readonly search: ArticleIndex
  readonly authors: AuthorsService
  readonly report: (warning: string) => void
}

/** Indexes every published article that the index lacks or has from an earlier version, one at a time: saves of others do not wait. */
export async function fillSearch({ db, search, authors, report }: FillParts, signal: AbortSignal): Promise<void> {
  for (let last = 0; ; ) {
    const ids = await articleSearchRepository(db).listMissing(last, BATCH)
    for (const id of ids) {
      await skipBroken(id, { signal, report }, () =>
        db.transaction(async (tx) => {
          await routeArticlesRepository(tx).lock(id) // a save that is under way comes before or after
          const article = await indexStored(tx, search, id)
          if (article) await authors.recount(tx, article.userId)
        }),
      )
      last = id
    }
    if (ids.length < BATCH) return
  }
}

/** Indexes an article as it is stored, while it is locked; null when it is not public. */
export async function indexStored(tx: Database, search: ArticleIndex, id: number): Promise<ArticleRow | null> {
  const article = await routeArticlesRepository(tx).find(id)
  if (!article || publicationStatus(article) !== 'public') return null
  await search.put(tx, id, storedDocument(article))
  return article
}

/** @param map of its layers, where it is at hand. */
export function storedDocument(article: ArticleRow, map = readStoredMap(article.layers)): SearchDocument {
  const translation = translationOfRow(article)
  return searchDocument({
    title: article.title,
    summary: article.summary,
    tagNames: article.tags,
    places: [article.placeJa, article.placeEn],
    hasThumbnail: article.thumbnailPath !== null,
    map,
    anchor: anchorOf(map),
    body: readStoredBody(article.body),
    language: languageOfRow(article),
    translation: translation && { ...translation, body: readStoredBody(article.translatedBody) },
  })
}

/** Fills the search while the product already serves. @returns how to stop. */
export function fillSearchUntilDone(parts: FillParts): () => Promise<void> {
  return retryUntilDone((signal) => fillSearch(parts, signal).then(() => 'done'), {
    onFailure: (reason) => parts.report(`The search could not be filled and will be tried again: ${reason}`),
    retryAfterMs: 15_000,
  })
}
