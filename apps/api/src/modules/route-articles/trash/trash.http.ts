import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { toOwnCard } from '../article-answers.ts'
import { pageRequest } from '../route-articles.http.ts'
import type { TrashService } from './trash.service.ts'

/** Deleted articles, for their authors alone. */
export const trashHttp: FastifyPluginAsync<{ trash: TrashService }> = async (app, { trash }) => {
  for (const endpoint of [endpoints.deleteRoute, endpoints.deleteReportedRoute]) {
    route(app, endpoint, async ({ params, viewer }) => trash.put(viewer.id, Number(params.id)))
  }
  route(app, endpoints.listTrash, async ({ query, viewer }) => {
    const request = pageRequest(query.page)
    const id = query.id === undefined ? null : Number(query.id)
    const { rows, total } = await trash.list({ userId: viewer.id, id }, request)
    const data = rows.map((row) => ({
      ...toOwnCard(row),
      trashed_at: row.trashedAt.toISOString(),
      days_left: row.daysLeft,
    }))
    return { data, total, per_page: request.pageSize, current_page: request.page }
  })
  // Its map is read again for the search.
  route(app, endpoints.restoreTrashed, async ({ params, viewer }) => trash.restore(viewer.id, Number(params.id)), {
    worksOn: 'map of id',
  })
  route(app, endpoints.deleteTrashed, async ({ params, viewer }) => trash.deleteTrashed(viewer.id, Number(params.id)))
  route(app, endpoints.emptyTrash, async ({ viewer }) => trash.empty(viewer.id))
}
