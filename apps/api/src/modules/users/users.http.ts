import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { UsersService } from './users.service.ts'

export interface UsersHttpOptions {
  readonly users: UsersService
  readonly stocks: Pick<StocksService, 'count'>
}

export const usersHttp: FastifyPluginAsync<UsersHttpOptions> = async (app, { users, stocks }) => {
  route(app, endpoints.listUsers, async ({ query: { sort = 'route_count', q, page = '1' }, viewer }) => {
    const {
      users: data,
      total,
      isCapped,
    } = await users.list({
      sort,
      text: q ?? null,
      page: Number(page),
      viewerId: viewer?.id ?? null,
    })
    return {
      data: [...data],
      total,
      is_capped: isCapped,
      per_page: PRODUCT_LIMITS.pageSize,
      current_page: Number(page),
    }
  })

  route(app, endpoints.updateProfile, async ({ body, viewer }) => users.setProfile(viewer.id, body))

  route(app, endpoints.changeUserName, async ({ body, viewer }) => users.setName(viewer.id, body.name))

  route(app, endpoints.setAvatar, async ({ body, viewer }) => users.setAvatar(viewer.id, body.path))

  route(app, endpoints.readOwnFigures, async ({ viewer }) => {
    const [figures, kept] = await Promise.all([users.figuresOf(viewer.id), stocks.count(viewer.id)])
    return { ...figures, stock_count: kept }
  })

  route(app, endpoints.readUser, async ({ params, viewer }) => users.get(Number(params.id), viewer?.id ?? null))
}
