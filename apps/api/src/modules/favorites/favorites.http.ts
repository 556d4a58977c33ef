import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { SUBJECT_KINDS } from '../article-access/subject.ts'
import type { FavoritesService } from './favorites.service.ts'

const ENDPOINTS = {
  article: { send: endpoints.favoriteRoute, takeBack: endpoints.unfavoriteRoute, list: endpoints.listFavorites },
  journey: {
    send: endpoints.favoriteJourney,
    takeBack: endpoints.unfavoriteJourney,
    list: endpoints.listJourneyFavorites,
  },
} as const

export const favoritesHttp: FastifyPluginAsync<{ favorites: FavoritesService }> = async (app, { favorites }) => {
  for (const kind of SUBJECT_KINDS) {
    const { send, takeBack, list } = ENDPOINTS[kind]
    route(app, send, ({ params, query: { token = null }, viewer }) =>
      favorites.set({ kind, id: Number(params.id) }, { userId: viewer.id, token }, true),
    )
    route(app, takeBack, ({ params, query: { token = null }, viewer }) =>
      favorites.set({ kind, id: Number(params.id) }, { userId: viewer.id, token }, false),
    )
    route(app, list, ({ params, query: { token = null, before }, viewer }) =>
      favorites.list(
        { kind, id: Number(params.id) },
        { userId: viewer?.id ?? null, token },
        before === undefined ? null : Number(before),
      ),
    )
  }
}
