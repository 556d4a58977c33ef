import { endpoints, type TourRecord, type TutorialRecord } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../../platform/database.ts'
import { route } from '../../../platform/http/route.ts'
import { toursRepository } from './tours.repository.ts'

export const toursHttp: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  const tours = toursRepository(db)

  route(app, endpoints.recordTours, async ({ body, viewer }) => tours.merge(viewer.id, timesOf(body, new Date())))
}

/** All in one form, so that they compare as text. A clock that runs ahead counts as now. */
function timesOf({ ids, times = {} }: TourRecord, now: Date): TutorialRecord {
  const timeOf = (time: string | undefined) => new Date(Math.min(time ? Date.parse(time) : Infinity, now.getTime()))
  return Object.fromEntries(ids.map((id) => [id, timeOf(times[id]).toISOString()]))
}
