import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import type { BotCheck } from './bot-check.ts'

export const botCheckHttp: FastifyPluginAsync<{ botCheck: BotCheck }> = async (app, { botCheck }) => {
  route(app, endpoints.createBotCheck, () => botCheck.createChallenge())
}
