import { endpoints, type MapRouteCard } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import { toCard } from './article-answers.ts'
import type { ArticleFinder } from './article-finder.ts'
import type { CardRow } from './article-rows.ts'
import { pageRequest } from './route-articles.http.ts'
import type { FoundArticle } from './search/article-search.ts'

export interface MapSearchHttpOptions {
  readonly finder: ArticleFinder
  readonly stocks: Pick<StocksService, 'mark'>
}

export const mapSearchHttp: FastifyPluginAsync<MapSearchHttpOptions> = async (app, { finder, stocks }) => {
  route(
    app,
    endpoints.searchMap,
    async ({ query, viewer }) => {
      const request = pageRequest(query.page)
      const { rows, total, isCapped, marks } = await finder.findOnMap(query, request)
      const places = new Map(marks.map((mark) => [mark.id, mark]))
      const cards = rows.flatMap((row) => toMapCard(row, places.get(row.id)) ?? [])
      return {
        data: await stocks.mark(viewer?.id ?? null, cards),
        total,
        is_capped: isCapped,
        per_page: request.pageSize,
        current_page: request.page,
        marks: marks.flatMap(({ id, anchor }) => (anchor ? [{ id, lng: anchor[0], lat: anchor[1] }] : [])),
      }
    },
    { worksOn: 'map of near' },
  )

  route(app, endpoints.readMapRoute, async ({ params, viewer }) => {
    const found = await finder.findOne(Number(params.id))
    const card = found && toMapCard(found.row, found.mark)
    if (!card) throw new AppError('article.not_found')
    const [marked = card] = await stocks.mark(viewer?.id ?? null, [card])
    return marked
  })
}

function toMapCard(row: CardRow, mark: FoundArticle | undefined): MapRouteCard | null {
  if (!mark?.anchor) return null
  const [lng, lat] = mark.anchor
  return { ...toCard(row), lng, lat }
}
