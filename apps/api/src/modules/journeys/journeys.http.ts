import { Readable } from 'node:stream'
import { endpoints } from '@repo/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { parseIfMatch } from '../../platform/http/parse-if-match.ts'
import { route } from '../../platform/http/route.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { UsersService } from '../users/users.service.ts'
import type { JourneyBundlesService } from './journey-bundles.service.ts'
import type { JourneyChangesService } from './journey-changes.service.ts'
import type { JourneyFilesService } from './journey-files.service.ts'
import type { JourneysService } from './journeys.service.ts'

export interface JourneysHttpOptions {
  readonly journeys: JourneysService
  readonly journeyChanges: JourneyChangesService
  readonly journeyFiles: JourneyFilesService
  readonly journeyBundles: JourneyBundlesService
  readonly users: Pick<UsersService, 'get'>
}

export const journeysHttp: FastifyPluginAsync<JourneysHttpOptions> = async (app, options) => {
  registerReading(app, options)
  registerChanges(app, options)
  registerEntryChanges(app, options)
  registerBundles(app, options)
}

function registerReading(app: FastifyInstance, { journeys, journeyFiles: files, users }: JourneysHttpOptions): void {
  route(
    app,
    endpoints.listJourneys,
    ({ query: { kind = null, before = null, q: text = null } }) => journeys.listPublic({ kind, before, text }),
    { takesLong: () => journeys.haveParts('public') },
  )
  route(
    app,
    endpoints.readJourney,
    async ({ params, query, viewer, reply }) =>
      withVersion(reply, await journeys.read(Number(params.id), readerOf(viewer, query))),
    { takesLong: ({ params }) => journeys.haveParts({ journeyId: idOf(params) }) },
  )
  route(
    app,
    endpoints.readJourneyProfile,
    ({ params, query, viewer }) => journeys.profile(Number(params.id), readerOf(viewer, query)),
    { worksOn: 'any map' },
  )
  route(
    app,
    endpoints.exportJourney,
    async ({ params, query, viewer, reply }) => {
      const { files: kind = 'one', hl: locale = null } = query
      const file = await files.write(Number(params.id), readerOf(viewer, query), { kind, locale })
      reply.type(file.type).header('content-disposition', attachment(file.fileName, file.plainName))
      reply.header('cache-control', 'private, no-cache')
      return file.content
    },
    { worksOn: 'any map' },
  )
  route(
    app,
    endpoints.listUserJourneys,
    async ({ params, query: { before } }) => {
      const { id } = await users.get(Number(params.id), null)
      return journeys.listPublicOf(id, keyOf(before))
    },
    { takesLong: ({ params }) => journeys.haveParts({ userId: idOf(params) }) },
  )
  route(
    app,
    endpoints.listOwnJourneys,
    ({ query: { before, kind, trashed }, viewer }) =>
      journeys.listOwn(viewer.id, { before: keyOf(before), kind: kind ?? null, isTrashed: trashed === '1' }),
    { takesLong: ({ viewer }) => journeys.haveParts({ userId: viewer?.id ?? 0 }) },
  )
}

/** Every answer has the measures of all stages. */
const workOf = ({ journeys }: JourneysHttpOptions) => ({
  bodyLimit: BODY_LIMIT,
  takesLong: async ({ params, body }: FastifyRequest) =>
    namesPart(body) || (await journeys.haveParts({ journeyId: idOf(params) })),
})

function registerChanges(app: FastifyInstance, options: JourneysHttpOptions): void {
  const [changes, work] = [options.journeyChanges, workOf(options)]
  route(
    app,
    endpoints.createJourney,
    async ({ body, viewer, reply, remember }) => withVersion(reply, await changes.create(viewer.id, body, remember)),
    work,
  )
  route(
    app,
    endpoints.cloneJourney,
    async ({ params, query: { token = null }, body, viewer, reply, remember }) => {
      const reader = { userId: viewer.id, token }
      return withVersion(reply, await changes.clone(reader, Number(params.id), body, remember))
    },
    work,
  )
  route(
    app,
    endpoints.updateJourney,
    async ({ params, body, viewer, request, reply, remember }) => {
      const target = { ...targetOf(viewer, params), version: parseIfMatch(request.headers['if-match']) }
      return withVersion(reply, await changes.update(target, body, remember))
    },
    work,
  )
  route(app, endpoints.deleteJourney, ({ params, viewer }) => changes.delete(targetOf(viewer, params)))
  route(
    app,
    endpoints.restoreJourney,
    async ({ params, viewer, reply }) => withVersion(reply, await changes.restore(targetOf(viewer, params))),
    work,
  )
}

function registerEntryChanges(app: FastifyInstance, options: JourneysHttpOptions): void {
  const [changes, work] = [options.journeyChanges, workOf(options)]
  route(
    app,
    endpoints.addJourneyEntries,
    async ({ params, body, viewer, reply, remember }) =>
      withVersion(reply, await changes.add(targetOf(viewer, params), body.entries, remember)),
    work,
  )
  route(
    app,
    endpoints.updateJourneyEntry,
    async ({ params, body, viewer, request, reply }) => {
      const target = { ...targetOf(viewer, params), version: parseIfMatch(request.headers['if-match']) }
      return withVersion(reply, await changes.updateEntry(target, Number(params.entryId), body))
    },
    work,
  )
  route(
    app,
    endpoints.removeJourneyEntry,
    async ({ params, viewer, reply }) =>
      withVersion(reply, await changes.removeEntry(targetOf(viewer, params), Number(params.entryId))),
    work,
  )
  route(
    app,
    endpoints.orderJourney,
    async ({ params, body, viewer, request, reply }) => {
      const target = { ...targetOf(viewer, params), version: parseIfMatch(request.headers['if-match']) }
      return withVersion(reply, await changes.order(target, body))
    },
    work,
  )
}

function registerBundles(app: FastifyInstance, { journeyBundles: bundles }: JourneysHttpOptions): void {
  route(
    app,
    endpoints.downloadJourney,
    async ({ params, viewer, reply }) => {
      const { title, archive } = await bundles.open(viewer.id, Number(params.id))
      const plainName = `mishiori-journey-${params.id}.zip`
      reply
        .type('application/zip')
        .header('content-disposition', attachment(`${title || `journey-${params.id}`}.zip`, plainName))
      reply.header('cache-control', 'private, no-store')
      // Fastify sends streams as they are; the contract has no type for one.
      return Readable.from(archive, { objectMode: false }) as unknown as string
    },
    { worksOn: 'any map' },
  )
  route(app, endpoints.importJourney, ({ body, viewer, remember }) => bundles.import(viewer.id, body, remember), {
    bodyLimit: BODY_LIMIT,
    takesLong: async ({ body }) => namesPart(body),
  })
}

/** A hundred notes as long as they may be, with all that JSON escapes. */
const BODY_LIMIT = 1024 * 1024

/** Of what was sent, which is not checked yet: whether a part of a line is named anywhere. */
const namesPart = (body: unknown) => /"part"\s*:\s*\{/.test(JSON.stringify(body) ?? '')
/** Of a path, which is not checked yet. None is 0. */
const idOf = (params: unknown) => {
  const id = typeof params === 'object' && params !== null && 'id' in params ? Number(params.id) : 0
  return Number.isSafeInteger(id) ? id : 0
}
const keyOf = (before: string | undefined) => (before === undefined ? null : Number(before))
const targetOf = ({ id: userId }: Viewer, { id }: { readonly id: string }) => ({ userId, id: Number(id) })
const readerOf = (viewer: Viewer | null, { token = null }: { readonly token?: string | null }) => ({
  userId: viewer?.id ?? null,
  token,
})

function withVersion<J extends { readonly version: number }>(reply: FastifyReply, journey: J): J {
  reply.header('etag', `"${journey.version}"`).header('cache-control', 'private, no-cache')
  return journey
}
