import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { route } from '../../platform/http/route.ts'
import type { StockCategoriesService } from '../stocks/stock-categories.service.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { StockCollectionsService } from './stock-collections.service.ts'
import type { StockListsService } from './stock-lists.service.ts'

export interface StocksHttpOptions {
  readonly stocks: StocksService
  readonly stockCategories: StockCategoriesService
  readonly stockLists: StockListsService
  readonly stockCollections: StockCollectionsService
}

const FILE_TYPES = {
  gpx: 'application/gpx+xml; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
} as const
const FILE_TITLES = { ja: 'ストック', 'en-us': 'Stock' } as const

export const stocksHttp: FastifyPluginAsync<StocksHttpOptions> = async (app, options) => {
  const { stocks, stockCategories: categories, stockLists: lists } = options
  const filterOf = (userId: number, query: StockQuery) => lists.filter(userId, selectionOf(query))

  route(app, endpoints.listStockCategories, async ({ viewer }) => categories.list(viewer.id))
  route(app, endpoints.createStockCategory, async ({ body, viewer, remember }) =>
    categories.create(viewer.id, body.name, remember),
  )
  route(app, endpoints.orderStockCategories, async ({ body, viewer }) => categories.order(viewer.id, body.ids))
  route(app, endpoints.renameStockCategory, async ({ params, body, viewer }) =>
    categories.rename(viewer.id, Number(params.id), body.name),
  )
  route(app, endpoints.deleteStockCategory, async ({ params, viewer }) =>
    categories.delete(viewer.id, Number(params.id)),
  )
  route(app, endpoints.collectStockCategory, ({ params, viewer, remember }) =>
    options.stockCollections.collect(viewer.id, Number(params.id), remember),
  )

  route(app, endpoints.stockRoute, async ({ params, query: { token = null }, body, viewer, remember }) => {
    const wish = { articleId: Number(params.id), categoryId: body?.stockcategory_id }
    return stocks.stock({ userId: viewer.id, token }, wish, remember)
  })
  route(app, endpoints.moveStock, async ({ params, body, viewer }) =>
    stocks.move(viewer.id, Number(params.id), body.stockcategory_id),
  )
  route(app, endpoints.unstockRoute, async ({ params, viewer }) => stocks.letGo(viewer.id, Number(params.id)))

  route(app, endpoints.listStock, async ({ query, viewer }) =>
    lists.list(await filterOf(viewer.id, query), query.before === undefined ? null : Number(query.before)),
  )
  route(app, endpoints.readStock, async ({ params, viewer }) => lists.read(viewer.id, Number(params.id)))
  route(app, endpoints.removeStock, async ({ params, viewer }) => stocks.remove(viewer.id, Number(params.id)))
  route(app, endpoints.readStockMap, async ({ query, viewer }) => lists.map(await filterOf(viewer.id, query)))
  route(
    app,
    endpoints.exportStock,
    async ({ query, viewer, reply }) => {
      const { format, hl: locale = null } = query
      const title = FILE_TITLES[locale ?? viewer.locale]
      const content = await lists.file(await filterOf(viewer.id, query), { format, locale, title })
      reply.type(FILE_TYPES[format]).header('cache-control', 'private, no-store')
      reply.header('content-disposition', attachment(`${title}.${format}`, `mishiori-stock.${format}`))
      return content
    },
    { worksOn: 'any map' },
  )
}

interface StockQuery {
  readonly category?: string
  readonly q?: string
}

function selectionOf({ category, q }: StockQuery) {
  const categoryId = category === undefined ? undefined : category === 'none' ? null : Number(category)
  return { categoryId, text: q ?? null }
}
