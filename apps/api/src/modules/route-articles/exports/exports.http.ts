import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { attachment } from '../../../platform/http/attachment.ts'
import { route } from '../../../platform/http/route.ts'
import type { RouteArticlesService } from '../route-articles.service.ts'
import { exportArticle } from './export-article.ts'

export interface ExportsHttpOptions {
  readonly routeArticles: Pick<RouteArticlesService, 'getVisible'>
  readonly publicUrl: string
}

/** Files of an article's map for other applications. */
export const exportsHttp: FastifyPluginAsync<ExportsHttpOptions> = async (app, { routeArticles, publicUrl }) => {
  route(
    app,
    endpoints.exportRoute,
    async ({ params, query, viewer, reply }) => {
      const reader = { userId: viewer?.id ?? null, token: query.token || null }
      const article = await routeArticles.getVisible(Number(params.id), reader)
      const { format, part = '', hl: locale = null, times, start } = query
      const estimatesFrom = times === undefined ? null : start === undefined ? new Date() : new Date(start)
      const asked = { format, part, publicUrl, locale, estimatesFrom }
      const { type, fileName, plainName, content } = await exportArticle(article, asked)
      reply.type(type).header('content-disposition', attachment(fileName, plainName))
      reply.header('cache-control', 'private, no-cache')
      return content
    },
    { worksOn: 'map of id' },
  )
}
