import type { Database } from '../../platform/database.ts'
import type { LabelPosition } from '../places/gazetteer.ts'
import { anchorOf, readStoredMap } from './article-content.ts'
import { unlabelledArticlesRepository } from './unlabelled-articles.repository.ts'

/** Maps can be large, so few are held at a time. */
const PAGE = 20

/** Looks up a place name for each article that has a map and no place name. */
export async function labelArticles(db: Database, labelPosition: LabelPosition, signal: AbortSignal): Promise<void> {
  const articles = unlabelledArticlesRepository(db)
  let last = 0
  for (;;) {
    const page = await articles.listAfter(last, PAGE)
    for (const article of page) {
      signal.throwIfAborted()
      const anchor = anchorOf(readStoredMap(article.layers))
      const label = anchor && (await labelPosition(anchor))
      if (label) await articles.setLabel(article, label)
      last = article.id
    }
    if (page.length < PAGE) return
  }
}
