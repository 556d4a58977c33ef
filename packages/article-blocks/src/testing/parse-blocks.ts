import type { ArticleDocument } from '../model/article-document.ts'
import { parseArticle } from '../model/wire.ts'

/** An article of blocks in their stored form. */
export function parseBlocks(blocks: readonly object[]): ArticleDocument {
  const result = parseArticle({ version: 1, blocks })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.document
}
