import { Readable } from 'node:stream'
import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { attachment } from '../../../platform/http/attachment.ts'
import { createExpensiveHandler, type ExpensiveOptions } from '../../../platform/http/expensive-handler.ts'
import { type EndpointRequest, route } from '../../../platform/http/route.ts'
import type { FilesService } from '../../files/files.service.ts'
import type { TurnsService } from '../../turns/turns.service.ts'
import type { RouteArticlesService } from '../route-articles.service.ts'
import { createFindTurns } from './course-turns.ts'
import { type ExportedFile, type ExportRequest, exportArticle } from './export-article.ts'
import { createFindPhotos } from './stored-photos.ts'

export interface ExportsHttpOptions extends ExpensiveOptions {
  readonly routeArticles: Pick<RouteArticlesService, 'getVisible'>
  readonly turns: Pick<TurnsService, 'find'>
  readonly files: Pick<FilesService, 'ownNames' | 'storage'>
  readonly publicUrl: string
}

type Finding = Pick<ExportRequest, 'findTurns' | 'findPhotos'>
type Call = EndpointRequest<typeof endpoints.exportRoute>

/** Courses, for whose turns the engine that finds ways looks, and archives of photos, each per minute. */
const PER_MINUTE = { user: 60, guest: 30 } as const

/** Files of an article's map for other applications and for devices. */
export const exportsHttp: FastifyPluginAsync<ExportsHttpOptions> = async (app, options) => {
  const { routeArticles, turns, files, publicUrl, ...limits } = options
  const exportFile = async ({ params, query, viewer }: Call, find: Finding = {}): Promise<ExportedFile> => {
    const reader = { userId: viewer?.id ?? null, token: query.token || null }
    const article = await routeArticles.getVisible(Number(params.id), reader)
    const { format, part = '', hl: locale = null, times, start } = query
    const estimatesFrom = times === undefined ? null : start === undefined ? new Date() : new Date(start)
    const asked = { format, part, publicUrl, locale, estimatesFrom, ...find }
    return exportArticle(article, asked)
  }
  const expensive = createExpensiveHandler('courses', PER_MINUTE, limits)
  const exportCourse = expensive((call: Call, signal) =>
    exportFile(call, { findTurns: createFindTurns(turns, signal) }),
  )
  const findPhotos = createFindPhotos(files)
  const withPhotos = createExpensiveHandler('photo archives', PER_MINUTE, limits)
  const exportPhotos = withPhotos((call: Call) => exportFile(call, { findPhotos }))
  const exportAs = (call: Call) => {
    const { format } = call.query
    if (format === 'gpxzip') return exportPhotos(call)
    return format === 'fit' || format === 'tcx' ? exportCourse(call) : exportFile(call)
  }

  route(
    app,
    endpoints.exportRoute,
    async (call) => {
      const { type, fileName, plainName, content } = await exportAs(call)
      call.reply.type(type).header('content-disposition', attachment(fileName, plainName))
      call.reply.header('cache-control', 'private, no-cache')
      // Fastify sends streams as they are.
      return typeof content === 'string' || Buffer.isBuffer(content)
        ? content
        : Readable.from(content, { objectMode: false })
    },
    { worksOn: 'map of id' },
  )
}
