import { endpoints, statusesOf } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../../platform/database.ts'
import { parseIfMatch } from '../../../platform/http/parse-if-match.ts'
import { route } from '../../../platform/http/route.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import { toOwnCard } from '../article-answers.ts'
import type { RevisionsService } from '../revisions/revisions.service.ts'
import { pageRequest } from '../route-articles.http.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { ownArticlesRepository } from './own-articles.repository.ts'
import type { OwnArticlesService } from './own-articles.service.ts'

export interface OwnArticlesHttpOptions {
  readonly db: Database
  readonly ownArticles: OwnArticlesService
  readonly revisions: RevisionsService
}

const authorOf = ({ id }: Pick<Viewer, 'id'>) => ({ userId: id, token: null })

export const ownArticlesHttp: FastifyPluginAsync<OwnArticlesHttpOptions> = async (app, options) => {
  const { db, ownArticles, revisions } = options
  const own = ownArticlesRepository(db)

  route(app, endpoints.listOwnRoutes, async ({ query, viewer }) => {
    const { page, pageSize } = pageRequest(query.page)
    const ids = query.q === undefined ? null : await own.listMatching(viewer.id, query.q)
    const statuses = query.status === undefined ? null : statusesOf(query.status)
    const filter = { userId: viewer.id, statuses, ids }
    const [{ rows, total }, counts, unlisted] = await Promise.all([
      own.list(filter, { page, pageSize, sort: query.sort ?? 'updated_at' }),
      own.countByStatus(filter),
      routeArticlesRepository(db).countUnlisted(viewer.id),
    ])
    const list = { data: rows.map(toOwnCard), total, per_page: pageSize, current_page: page }
    return { ...list, counts, unlisted_count: unlisted }
  })

  route(app, endpoints.readOwnRoute, async ({ params, viewer }) => ownArticles.read(viewer.id, Number(params.id)), {
    worksOn: 'map of id',
  })

  route(
    app,
    endpoints.duplicateRoute,
    async ({ params, body, viewer, remember }) => ownArticles.duplicate(viewer.id, Number(params.id), body, remember),
    { worksOn: 'map of id' },
  )

  route(app, endpoints.rotateShareLink, async ({ params, viewer }) =>
    ownArticles.rotateShareLink(viewer.id, Number(params.id)),
  )

  route(app, endpoints.requestPublication, async ({ params, body: { note = '' }, viewer }) =>
    ownArticles.requestPublication(viewer.id, Number(params.id), note),
  )
  route(app, endpoints.appealForbidding, async ({ params, body, viewer }) =>
    ownArticles.appeal(viewer.id, Number(params.id), body.note),
  )

  route(app, endpoints.listRevisions, async ({ params, viewer }) => ({
    data: await revisions.list(authorOf(viewer), Number(params.id)),
  }))

  route(
    app,
    endpoints.readRevision,
    async ({ params, viewer }) =>
      revisions.read(authorOf(viewer), { id: Number(params.id), version: Number(params.version) }),
    { worksOn: 'any map' },
  )

  route(
    app,
    endpoints.restoreRevision,
    async ({ params, viewer, request }) =>
      revisions.restore(
        authorOf(viewer),
        { id: Number(params.id), version: Number(params.version) },
        parseIfMatch(request.headers['if-match']),
      ),
    { worksOn: 'any map' },
  )
}
