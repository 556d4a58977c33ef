import type { Position } from '@mishiori/map-document'
import { type EndpointInput, type endpoints, PRODUCT_LIMITS, type RouteCard, SEASON_TAGS, tagKey } from '@repo/contract'
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
import type { ArticleQuestion, ArticleSearch, FoundArticle } from './search/article-search.ts'
import { constantsOf, isMeasureSort } from './search/measures.ts'

type Filters = NonNullable<EndpointInput<(typeof endpoints)['listRoutes']>['query']>

export interface FoundPage extends Page<CardRow> {
  readonly isCapped: boolean
}

export interface FoundOnMap extends FoundPage {
  /** Those with a place, of all pages, in order. */
  readonly marks: readonly FoundArticle[]
}

/** More than any line measures. */
const NO_END = 1e9

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

  const find = async (filters: Filters) => {
    const { q, tag, box, photos, lang, near, loop, profile, stairs, season, sort = 'relevance' } = filters
    const { articles: found, isCapped } = await search.find({
      sort,
      text: q === undefined ? null : foldWords(q),
      tagKey: tag === undefined ? null : tagKey(tag),
      box: box === undefined ? null : parseBox('box', box),
      ranges: rangesAsked(filters),
      isLoop: loop === undefined ? null : loop === '1',
      profile: profile ?? null,
      isStairFree: stairs !== undefined,
      anyTagKey: season === undefined ? null : Object.values(SEASON_TAGS[season]).flat().map(tagKey),
      withPhotos: photos !== undefined,
      language: lang ?? null,
      corridor: near === undefined ? null : await linesOf(Number(near)),
    })
    return { isCapped, found: found.filter(({ id }) => String(id) !== near) }
  }

  return {
    async findPage(filters: Filters, request: PageRequest): Promise<FoundPage> {
      const { sort = 'relevance', page: _, ...narrowing } = filters
      if (Object.keys(narrowing).length === 0 && !isMeasureSort(sort)) {
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

function rangesAsked(filters: Filters): ArticleQuestion['ranges'] {
  const { min_km, max_km, min_minutes, max_minutes, min_climb_m, max_climb_m, level } = filters
  const between = (min: string | undefined, max: string | undefined) =>
    min === undefined && max === undefined ? undefined : { min: Number(min ?? 0), max: Number(max ?? NO_END) }
  const [distanceKm, courseMinutes] = [between(min_km, max_km), between(min_minutes, max_minutes)]
  const climbMeters = between(min_climb_m, max_climb_m)
  return {
    ...(distanceKm && { distanceKm }),
    ...(courseMinutes && { courseMinutes }),
    ...(climbMeters && { climbMeters }),
    ...(level && { courseConstant: constantsOf(level) }),
  }
}

function idsOfPage(found: readonly FoundArticle[], { page, pageSize }: PageRequest): readonly number[] {
  return found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
}
