import type { ArticleEntry } from './ledger.ts'

/** What clients were told is stored. */
export interface Acknowledged {
  /** Each text was written once. */
  readonly comments: Iterable<string>
  readonly articles: Iterable<ArticleEntry>
}

/** What the database has. */
export interface Stored {
  /** How often each text is there. */
  readonly comments: ReadonlyMap<string, number>
  readonly articles: ReadonlyMap<number, ArticleEntry>
}

export interface Verdict {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/**
 * Compares what was acknowledged with what was read from the database afterwards. Each save makes one version: a version too
 * few is a lost save, and one too many is a doubled one.
 *
 * @param isQuiet nobody writes any more, so that nothing may be stored beyond what was acknowledged.
 */
export function judge(acknowledged: Acknowledged, stored: Stored, isQuiet: boolean): Verdict {
  const lost: string[] = []
  const doubled: string[] = []
  for (const text of acknowledged.comments) if (!stored.comments.has(text)) lost.push(`comment ${text}`)
  for (const [text, count] of stored.comments) if (count > 1) doubled.push(`comment ${text}, ${count} times`)
  const known = new Set<number>()
  for (const article of acknowledged.articles) {
    known.add(article.id)
    const found = stored.articles.get(article.id)
    if (!found) lost.push(`article ${article.id}`)
    else if (found.version < article.version) lost.push(`article ${article.id}: ${difference(article, found)}`)
    else if (found.version === article.version && found.title !== article.title)
      lost.push(`article ${article.id}: "${article.title}" is "${found.title}"`)
    else if (isQuiet && found.version > article.version)
      doubled.push(`article ${article.id}: ${difference(article, found)}`)
  }
  if (isQuiet) for (const id of stored.articles.keys()) if (!known.has(id)) doubled.push(`article ${id}`)
  return { lost, doubled }
}

const difference = (one: ArticleEntry, other: ArticleEntry) =>
  `version ${one.version} was acknowledged, ${other.version} is stored`
