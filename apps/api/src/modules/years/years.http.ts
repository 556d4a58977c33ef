import { Readable } from 'node:stream'
import { endpoints, type YearTracks } from '@repo/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { parseBox } from '../../platform/http/parse-box.ts'
import { localeOfRequest } from '../../platform/http/request-language.ts'
import { route } from '../../platform/http/route.ts'
import { isKnown, UNSHARED } from '../../platform/http/shared-caches.ts'
import { etagOf, type TracksRequest, type YearTracksService } from './tracks.service.ts'
import type { YearFilesService } from './year-files.service.ts'
import { readKey, type YearsService } from './years.service.ts'

export interface YearsHttpOptions {
  readonly years: YearsService
  readonly yearTracks: YearTracksService
  readonly yearFiles: YearFilesService
}

const own = (viewer: { readonly id: number }) => ({ userId: viewer.id, isPublic: false })

export const yearsHttp: FastifyPluginAsync<YearsHttpOptions> = async (app, options) => {
  const { years } = options
  route(app, endpoints.listOwnYears, ({ viewer }) => years.list(own(viewer)))

  route(app, endpoints.showYears, ({ body, viewer }) => years.show(viewer.id, body.is_public))

  route(app, endpoints.readOwnYear, ({ params: { year }, query: { sport = null, before }, viewer, request }) =>
    years.report(own(viewer), { year, sport, before: readKey(before), locale: localeOfRequest(request) }),
  )

  route(app, endpoints.listYears, async ({ params, viewer }) =>
    years.list(await years.ofOther(Number(params.id), viewer?.id ?? null)),
  )

  route(app, endpoints.readYear, async ({ params: { id, year }, query: { sport = null, before }, viewer, request }) => {
    const of = await years.ofOther(Number(id), viewer?.id ?? null)
    return years.report(of, { year, sport, before: readKey(before), locale: localeOfRequest(request) })
  })

  registerTracks(app, options)

  route(
    app,
    endpoints.exportYears,
    async ({ params: { year }, query: { format, sport = null }, viewer, reply }) => {
      const title = FILE_TITLES[viewer.locale]
      const content = await options.yearFiles.write(viewer.id, { year, sport, format, title })
      const name = year === 'all' ? title : `${title} ${year}`
      reply.type(FILE_TYPES[format]).header('cache-control', UNSHARED['cache-control'])
      reply.header('content-disposition', attachment(`${name}.${format}`, `mishiori-years-${year}.${format}`))
      return Readable.from(content, { objectMode: false })
    },
    { worksOn: 'any map' },
  )
}

const FILE_TYPES = {
  gpx: 'application/gpx+xml; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
} as const
const FILE_TITLES = { ja: '歩いた記録', 'en-us': 'My tracks' } as const

function registerTracks(app: FastifyInstance, { years, yearTracks }: YearsHttpOptions): void {
  route(app, endpoints.readOwnTracks, async ({ params, query, viewer, reply }) =>
    unlessKnown(reply, await yearTracks.read(own(viewer), requestOf({ ...params, ...query }))),
  )

  route(app, endpoints.readTracks, async ({ params: { id, year }, query, viewer, reply }) => {
    const of = await years.ofOther(Number(id), viewer?.id ?? null)
    return unlessKnown(reply, await yearTracks.read(of, requestOf({ year, ...query })))
  })
}

interface TracksQuery extends Partial<Pick<TracksRequest, 'sport'>> {
  readonly year: string
  readonly zoom?: string
  readonly bbox?: string
}

const requestOf = ({ year, sport = null, zoom = '0', bbox }: TracksQuery): TracksRequest => ({
  year,
  sport,
  zoom: Number(zoom),
  box: bbox === undefined ? null : parseBox('bbox', bbox),
})

const EMPTY: YearTracks = { tracks: [], bounds: null, next_zoom: null }

/** A body that is left out where the browser has it, as large as it may be. */
function unlessKnown(reply: FastifyReply, tracks: YearTracks): YearTracks {
  const etag = etagOf(tracks)
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (!isKnown(reply, etag)) return tracks
  reply.code(304)
  return EMPTY
}
