import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { route } from '../../platform/http/route.ts'
import { accountsRepository } from './accounts.repository.ts'

export const accountsHttp: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  route(app, endpoints.csrfCookie, async ({ reply }) => {
    reply.issueCsrfToken()
  })

  route(app, endpoints.currentUser, async ({ viewer }) => (viewer ? accountsRepository(db).getSelf(viewer.id) : null))
}
