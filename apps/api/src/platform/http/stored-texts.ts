import { tidyStoredJson, visibleTexts } from '@repo/contract'
import type { FastifyInstance } from 'fastify'

const JSON_TYPE = /^application\/(?:\S+\+)?json\b/
const MARKUP = /^(?:text\/|application\/(?:\S+\+)?xml\b)/

/** Texts of people that are older than the rule for them are sent as the rule says: to pages, feeds and other programs alike. */
export function tidyStoredTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string') return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (JSON_TYPE.test(type)) return tidyStoredJson(payload)
    return MARKUP.test(type) ? visibleTexts(payload) : payload
  })
}
