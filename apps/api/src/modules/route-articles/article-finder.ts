import type { Position } from '@mishiori/map-document'
import { type EndpointInput, type endpoints, PRODUCT_LIMITS, type RouteCard } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldWords } from '../../platform/folding/fold-text.ts'
import { parseBox } from '../../platform/http/parse-box.ts'
import { publicationStatus } from '../article-access/route-article.policy.ts'
import { toCard } from './article-answers.ts'
import { readStoredMap } from './article-content.ts'
import { articleListsRepository, type Page, type PageRequest } from './article-lists.repository.ts'
import type { CardRow } from './article-rows.ts'
import { routeArticlesRepository } from './route-articles.repository.ts'
import type { ArticleSearch, FoundArticle } from './search/article-search.ts'
import { tagKey } from './search-text.ts'

type Filters = NonNullable<EndpointInput<(typeof endpoints)['listRoutes']>['query']>

export interface FoundPage extends Page<CardRow> {
  readonly isCapped: boolean
}

export interface FoundOnMap extends FoundPage {
  /** Those with a place, of all pages, in order. */
  readonly marks: readonly FoundArticle[]
}

const LONGEST_KM = 100_000

/** Finds published articles: what nothing narrows is listed, the rest is searched. */
export function createArticleFinder({ db, search }: { readonly db: Database; readonly search: ArticleSearch }) {
  const lists = articleListsRepository(db)
  const articles = routeArticlesRepository(db)

  /** @throws {AppError} `article.not_found` when there is no such public article. */
  const linesOf = async (id: number): Promise<readonly (readonly Position[])[]> => {
    const row = await articles.find(id)
    if (!row || publicationStatus(row) !== 'public') throw new AppError('article.not_found')
    const objects = readStoredMap(row.layers).layers.flatMap((layer) => layer.objects)
    return objects.flatMap((object) =>
      'path' in object ? [object.path] : object.kind === 'spot' ? [[object.position]] : [],
    )
  }

  const find = async ({ q, tag, box, min_km, max_km, photos, lang, near, sort = 'relevance' }: Filters) => {
    const hasDistance = min_km !== undefined || max_km !== undefined
    const { articles: found, isCapped } = await search.find({
      sort,
      text: q === undefined ? null : foldWords(q),
      tagKey: tag === undefined ? null : tagKey(tag),
      box: box === undefined ? null : parseBox('box', box),
      distance: hasDistance ? { min: Number(min_km ?? 0), max: Number(max_km ?? LONGEST_KM) } : null,
      withPhotos: photos !== undefined,
      language: lang ?? null,
      corridor: near === undefined ? null : await linesOf(Number(near)),
    })
    return { isCapped, found: found.filter(({ id }) => String(id) !== near) }
  }

  return {
    async findPage(filters: Filters, request: PageRequest): Promise<FoundPage> {
      const { sort = 'relevance', page: _, ...narrowing } = filters
      if (Object.keys(narrowing).length === 0) {
        return lists.listPublic(sort === 'relevance' ? 'created_at' : sort, request, PRODUCT_LIMITS.listedRoutes)
      }
      const { found, isCapped } = await find(filters)
      return { rows: await lists.listByIds(idsOfPage(found, request)), total: found.length, isCapped }
    },
    async findOnMap(filters: Filters, request: PageRequest): Promise<FoundOnMap> {
      const { found, isCapped } = await find(filters)
      const marks = found.filter(({ anchor }) => anchor !== null)
      return { rows: await lists.listByIds(idsOfPage(marks, request)), total: marks.length, isCapped, marks }
    },
    /** Those of the ids that are public, in their order. */
    listCards: async (ids: readonly number[]): Promise<RouteCard[]> => (await lists.listByIds(ids)).map(toCard),
    /** A public article with its place on maps; null when there is none. */
    async findOne(id: number): Promise<{ readonly row: CardRow; readonly mark: FoundArticle } | null> {
      const [[row], mark] = await Promise.all([lists.listByIds([id]), search.locate(id)])
      return row && mark ? { row, mark } : null
    },
  }
}

export type ArticleFinder = ReturnType<typeof createArticleFinder>

function idsOfPage(found: readonly FoundArticle[], { page, pageSize }: PageRequest): readonly number[] {
  return found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
}
