import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { abortOnDisconnect } from '../../platform/http/connections/abort-on-disconnect.ts'
import { parseBox } from '../../platform/http/parse-box.ts'
import { route } from '../../platform/http/route.ts'
import type { PlacesService } from './places.service.ts'

export interface PlacesHttpOptions {
  readonly places: PlacesService
}

export const placesHttp: FastifyPluginAsync<PlacesHttpOptions> = async (app, { places }) => {
  route(app, endpoints.searchPlaces, async ({ query: { q, hl = 'ja', view }, reply }) => {
    reply.header('cache-control', 'private, max-age=300')
    const question = { query: q, locale: hl, view: view === undefined ? null : parseBox('view', view) }
    return places.search(question, abortOnDisconnect(reply))
  })

  route(app, endpoints.describePlaces, async ({ query: { hl = 'ja' }, body, reply }) =>
    places.describe([...new Set(body.placeIds)], hl, abortOnDisconnect(reply)),
  )

  route(app, endpoints.labelPositions, async ({ body }) => ({
    data: await places.label(body.positions.map(({ lng, lat }) => [lng, lat])),
  }))
}
