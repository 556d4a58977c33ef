import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { WithdrawalService } from './withdrawal.service.ts'

export const withdrawalHttp: FastifyPluginAsync<{ withdrawals: WithdrawalService }> = async (app, { withdrawals }) => {
  route(app, endpoints.withdraw, async ({ body, viewer, reply }) => {
    await withdrawals.withdraw(viewer, body.password ?? null)
    reply.holdSession(null).issueCsrfToken()
  })
}
