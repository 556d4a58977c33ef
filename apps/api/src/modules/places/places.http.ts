import type { BBox } from '@mishiori/map-document'
import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import { untilGone } from '../../platform/http/until-gone.ts'
import type { PlacesService } from './places.service.ts'

export interface PlacesHttpOptions {
  readonly places: PlacesService
}

export const placesHttp: FastifyPluginAsync<PlacesHttpOptions> = async (app, { places }) => {
  route(app, endpoints.searchPlaces, async ({ query: { q, hl = 'ja', view }, reply }) => {
    reply.header('cache-control', 'private, max-age=300')
    const question = { query: q, locale: hl, view: view === undefined ? null : parseView(view) }
    return places.search(question, untilGone(reply))
  })

  route(app, endpoints.describePlaces, async ({ query: { hl = 'ja' }, body, reply }) =>
    places.describe([...new Set(body.placeIds)], hl, untilGone(reply)),
  )
}

/** @throws {AppError} `request.invalid` for a box that is none. An east below the west lies beyond 180°. */
export function parseView(text: string): BBox {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  const isBox = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && south <= north && north <= 90
  if (!isBox) throw new AppError('request.invalid', {}, { fields: [{ field: 'view', rule: 'range' }] })
  return [west, south, east, north]
}
