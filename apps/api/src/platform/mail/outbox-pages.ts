import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../app-error.ts'
import { languageOf } from '../pages/language-of.ts'
import type { Outbox } from './outbox.ts'
import { renderMail, renderMailList } from './outbox-view.ts'

const SHOWN = 50

/** Reads the outbox in a browser, for an installation that has no mail server yet. No scripts. */
export const outboxPages: FastifyPluginAsync<{ outbox: Outbox }> = async (app, { outbox }) => {
  app.get('/', { schema: { hide: true } }, async (request, reply) =>
    sendPage(reply, (nonce) =>
      outbox.list(SHOWN).then((mails) => renderMailList(mails, languageOf(request.headers), nonce)),
    ),
  )

  app.get<{ Params: { id: string } }>('/:id', { schema: { hide: true } }, async (request, reply) => {
    const mail = await outbox.find(request.params.id)
    if (!mail) throw new AppError('request.not_found')
    return sendPage(reply, async (nonce) => renderMail(mail, languageOf(request.headers), nonce))
  })
}

async function sendPage(reply: FastifyReply, render: (styleNonce: string) => Promise<string>): Promise<FastifyReply> {
  const html = await render(reply.cspNonce?.style ?? '')
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}
