import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { BotCheck } from '../../platform/bot-check/bot-check.ts'
import { route } from '../../platform/http/route.ts'
import type { ContactService } from './contact.service.ts'

export interface ContactHttpOptions {
  readonly contact: ContactService
  readonly botCheck: BotCheck
  readonly rateLimitFactor: number
}

/** What is let through without a bot check: enough for people whose browsers run no scripts. */
const UNCHECKED = { name: 'unchecked contact', max: 2, seconds: 60 * 60 } as const

export const contactHttp: FastifyPluginAsync<ContactHttpOptions> = async (app, options) => {
  const { contact, botCheck, rateLimitFactor: factor } = options
  route(app, endpoints.sendContactMessage, async ({ body, viewer, request, remember }) => {
    const { bot_check, ...message } = body
    await botCheck.check(bot_check, [{ ...UNCHECKED, max: UNCHECKED.max * factor, subject: request.ip }])
    await contact.send({ ...message, userId: viewer?.id ?? null }, { address: request.ip, factor }, (tx) =>
      remember(tx, undefined),
    )
  })
}
