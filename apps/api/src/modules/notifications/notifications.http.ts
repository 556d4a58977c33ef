import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { LiveStreams } from './live/live-streams.ts'
import type { ReadingService } from './reading.service.ts'

export interface NotificationsHttpOptions {
  readonly reading: ReadingService
  readonly liveStreams: LiveStreams
}

const BUSY_SECONDS = 60

export const notificationsHttp: FastifyPluginAsync<NotificationsHttpOptions> = async (
  app,
  { reading, liveStreams },
) => {
  route(app, endpoints.listNotifications, ({ query: { before, category = null }, viewer }) =>
    reading.list(viewer.id, { before: before === undefined ? null : Number(before), category }),
  )

  route(app, endpoints.countNotifications, async ({ viewer }) => ({ count: await reading.count(viewer.id) }))

  route(app, endpoints.readNotifications, async ({ body, viewer }) => ({
    count: await reading.markRead(viewer.id, body.ids),
  }))

  route(app, endpoints.readAllNotifications, async ({ body, viewer }) => ({
    count: await reading.markAllRead(viewer.id, body.until),
  }))

  route(app, endpoints.streamNotifications, async ({ query: { after }, viewer, request, reply }) => {
    if (!liveStreams.mayOpen(viewer.id)) throw new AppError('request.too_many', { seconds: BUSY_SECONDS })
    const { sessionId } = viewer
    const isFollowed = request.headers.accept?.includes('text/event-stream') ?? false
    const opening = { userId: viewer.id, sessionId, lastId: lastIdOf(request, after), isFollowed }
    const stream = await liveStreams.open(opening)
    // A proxy must not gather events either.
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    reply.header('cache-control', 'private, no-store, no-transform')
    // Fastify sends streams as they are; the contract has no type for one.
    return stream as unknown as string
  })
}

/** The last event id that the browser sends when it reconnects to the same address. Null for a new client. */
function lastIdOf({ headers }: FastifyRequest, after: string | undefined): number | null {
  const given = headers['last-event-id']
  const known = typeof given === 'string' && /^\d{1,15}$/.test(given) ? given : after
  return known === undefined ? null : Number(known)
}
