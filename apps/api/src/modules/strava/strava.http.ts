import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { Strava } from './create-strava.ts'

export interface StravaHttpOptions {
  readonly strava: Strava
}

export const stravaHttp: FastifyPluginAsync<StravaHttpOptions> = async (app, { strava }) => {
  const { isOffered, mayPublish, connections, activities, imports, usage } = strava

  route(app, endpoints.readStrava, async ({ viewer }) => {
    const row = isOffered ? await connections.find(viewer.id) : null
    const wait = await usage.secondsToWait('person')
    return {
      is_offered: isOffered,
      is_connected: row !== null,
      athlete_name: row?.athleteName ?? null,
      reads_private: row?.readsPrivate ?? false,
      may_publish: mayPublish,
      wait_seconds: wait > 0 ? wait : null,
      import_id: await imports.findLatest(viewer.id),
    }
  })

  route(app, endpoints.disconnectStrava, async ({ query, viewer }) => {
    if (!isOffered) throw new AppError('strava.not_configured')
    await connections.disconnect(viewer.id)
    if (query.routes === 'delete') await strava.deleteRoutes(viewer.id)
  })

  route(app, endpoints.listStravaActivities, async ({ query, viewer }) =>
    activities.list(viewer.id, {
      page: Number(query.page ?? 1),
      terms: (query.q ?? '').trim(),
      isFresh: query.fresh === '1',
    }),
  )

  route(app, endpoints.createStravaImport, async ({ body, viewer, remember }) => {
    const { activity_ids, mode, title = '' } = body
    return imports.create(viewer.id, { activityIds: activity_ids.map(Number), mode, title }, remember)
  })

  route(app, endpoints.readStravaImport, async ({ params, viewer }) => imports.read(viewer.id, Number(params.id)))

  route(app, endpoints.cancelStravaImport, async ({ params, viewer }) => imports.cancel(viewer.id, Number(params.id)))
}
