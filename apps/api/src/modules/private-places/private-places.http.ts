import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { PrivatePlacesService } from './private-places.service.ts'

export const privatePlacesHttp: FastifyPluginAsync<{ privatePlaces: PrivatePlacesService }> = async (
  app,
  { privatePlaces },
) => {
  route(app, endpoints.listPrivatePlaces, ({ viewer }) => privatePlaces.list(viewer.id))
  // Each crops some of the person's maps at once.
  const worksOn = 'any map'
  route(
    app,
    endpoints.createPrivatePlace,
    ({ viewer, body, remember }) => privatePlaces.create(viewer.id, body, remember),
    { worksOn },
  )
  route(
    app,
    endpoints.changePrivatePlace,
    ({ viewer, params, body }) => privatePlaces.update(viewer.id, Number(params.id), body),
    { worksOn },
  )
  route(app, endpoints.deletePrivatePlace, ({ viewer, params }) => privatePlaces.delete(viewer.id, Number(params.id)), {
    worksOn,
  })
}
