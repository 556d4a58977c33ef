import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { FavoritesService } from './favorites.service.ts'

export const favoritesHttp: FastifyPluginAsync<{ favorites: FavoritesService }> = async (app, { favorites }) => {
  route(app, endpoints.favoriteRoute, ({ params, query: { token = null }, viewer }) =>
    favorites.set(Number(params.id), { userId: viewer.id, token }, true),
  )
  route(app, endpoints.unfavoriteRoute, ({ params, query: { token = null }, viewer }) =>
    favorites.set(Number(params.id), { userId: viewer.id, token }, false),
  )
  route(app, endpoints.listFavorites, ({ params, query: { token = null, before }, viewer }) =>
    favorites.list(
      Number(params.id),
      { userId: viewer?.id ?? null, token },
      before === undefined ? null : Number(before),
    ),
  )
}
