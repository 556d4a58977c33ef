import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { parseIfMatch } from '../../platform/http/parse-if-match.ts'
import { route } from '../../platform/http/route.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { Reader } from '../article-access/route-article.policy.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { toCard } from './article-answers.ts'
import type { ArticleFinder } from './article-finder.ts'
import { articleListsRepository, type Page, type PageRequest } from './article-lists.repository.ts'
import type { CardRow } from './article-rows.ts'
import { refuseForeignParts } from './foreign-parts.ts'
import type { ArticleSaveTrigger, RouteArticlesService } from './route-articles.service.ts'
import type { ArticleOrigins } from './sources/article-origins.ts'

export interface RouteArticlesHttpOptions {
  readonly db: Database
  readonly routeArticles: RouteArticlesService
  readonly finder: ArticleFinder
  readonly users: UsersService
  readonly stocks: Pick<StocksService, 'mark'>
  readonly publicUrl: string
  readonly origins: Pick<ArticleOrigins, 'read'>
}

const ARTICLE_BODY_LIMIT = PRODUCT_LIMITS.mapBytes + PRODUCT_LIMITS.bodyBytes + 64 * 1024

export const routeArticlesHttp: FastifyPluginAsync<RouteArticlesHttpOptions> = async (app, options) => {
  const { db, routeArticles, finder, users, stocks, origins } = options
  const { origin: publicOrigin } = new URL(options.publicUrl)
  const lists = articleListsRepository(db)
  const readerOf = (viewer: Viewer | null, query: { token?: string; seen_by?: 'others' }): Reader => ({
    userId: viewer?.id ?? null,
    token: query.token ?? null,
    seesAsOthers: query.seen_by === 'others',
  })
  const stored = async (id: number, viewer: Viewer) => {
    // Saving says itself that an article is in the trash.
    const reader = { userId: viewer.id, token: null, opensTrash: true }
    const { layers, body, translatedBody } = await routeArticles.getVisible(id, reader)
    return { layer: layers, context: body, translatedContext: translatedBody }
  }
  const withVersion = <A extends { version: number }>(reply: FastifyReply, article: A): A => {
    reply.header('etag', `"${article.version}"`).header('cache-control', 'private, no-cache')
    return article
  }

  const cardsOf = async ({ rows, total }: Page<CardRow>, { page, pageSize }: PageRequest, viewer: Viewer | null) => {
    const data = await stocks.mark(viewer?.id ?? null, rows.map(toCard))
    return { data, total, per_page: pageSize, current_page: page }
  }

  route(
    app,
    endpoints.listRoutes,
    async ({ query, viewer }) => {
      const request = pageRequest(query.page)
      const found = await finder.findPage(query, request)
      return { ...(await cardsOf(found, request, viewer)), is_capped: found.isCapped }
    },
    { worksOn: 'map of near' },
  )

  route(app, endpoints.listUserRoutes, async ({ params, query: { sort = 'created_at', page }, viewer }) => {
    const author = await users.get(Number(params.id), null)
    const request = pageRequest(page)
    return cardsOf(await lists.listOfAuthor(author.id, sort, request), request, viewer)
  })

  route(
    app,
    endpoints.readRoute,
    async ({ params, query, viewer, reply }) =>
      withVersion(reply, await routeArticles.read(Number(params.id), readerOf(viewer, query))),
    { worksOn: 'map of id' },
  )

  route(
    app,
    endpoints.createRoute,
    async ({ body: { origin, ...input }, query, viewer, reply, remember }) => {
      await refuseForeignParts(input, publicOrigin, async () => null)
      const creation = { input, source: origins.read(origin, input), trigger: triggerOf(query) }
      return withVersion(reply, await routeArticles.create(viewer.id, creation, remember))
    },
    { bodyLimit: ARTICLE_BODY_LIMIT },
  )

  route(
    app,
    endpoints.saveRoute,
    async ({ params, body, query, viewer, request, reply, remember }) => {
      const version = parseIfMatch(request.headers['if-match'])
      await refuseForeignParts(body, publicOrigin, () => stored(Number(params.id), viewer))
      const replacement = { id: Number(params.id), input: body, version, trigger: triggerOf(query) }
      return withVersion(reply, await routeArticles.save(viewer.id, replacement, remember))
    },
    { bodyLimit: ARTICLE_BODY_LIMIT, worksOn: 'map of id' },
  )

  route(
    app,
    endpoints.previewRoute,
    async ({ params, body, viewer, reply }) => {
      reply.header('cache-control', 'private, no-store')
      return routeArticles.preview(viewer.id, Number(params.id), body)
    },
    { bodyLimit: ARTICLE_BODY_LIMIT, worksOn: 'map of id' },
  )
}

const triggerOf = ({ autosave }: { autosave?: '1' }): ArticleSaveTrigger => (autosave === '1' ? 'autosave' : 'manual')

export function pageRequest(page: string | undefined): PageRequest {
  return { page: Number(page ?? 1), pageSize: PRODUCT_LIMITS.pageSize }
}
