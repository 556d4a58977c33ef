import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { UsersService } from './users.service.ts'

export const usersHttp: FastifyPluginAsync<{ readonly users: UsersService }> = async (app, { users }) => {
  route(app, endpoints.listUsers, async ({ query: { sort = 'route_count', q, page = '1' } }) => {
    const { users: data, total, isCapped } = await users.list({ sort, text: q ?? null, page: Number(page) })
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

  route(app, endpoints.readOwnFigures, async ({ viewer }) => users.figuresOf(viewer.id))

  route(app, endpoints.readUser, async ({ params }) => users.get(Number(params.id)))
}
