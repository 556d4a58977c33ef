import type { MapDocument, MapObject } from '@mishiori/map-document'
import { AppError } from '../../../platform/app-error.ts'
import type { ArticleSource } from '../../../schema/article-sources.ts'
import { mayShow, type SourceRules } from '../../article-access/route-article.policy.ts'
import type { ArticleContent } from '../article-content.ts'

/** Whose data a map has lines of; null when all of it is its author's own. */
function sourceOfMap({ layers }: MapDocument): ArticleSource | null {
  for (const { objects } of layers) {
    for (const object of objects) {
      const source = sourceOfObject(object)
      if (source) return source
    }
  }
  return null
}

export const sourceOfObject = (object: MapObject): ArticleSource | null => ('source' in object && object.source) || null

/**
 * The mark that an article gets: the one it has stays, and any line that is marked brings its own.
 *
 * @throws {AppError} `article.source_private` when others would see what the mark keeps from them.
 */
export function checkedSource(
  content: ArticleContent,
  marked: ArticleSource | null,
  rules: SourceRules,
): ArticleSource | null {
  const source = marked ?? sourceOfMap(content.map)
  if (!mayShow(content, source, rules)) throw new AppError('article.source_private')
  return source
}
