import fastify from 'fastify'
import type { BareAnswer } from './bare-server.ts'

process.once('message', async ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const app = fastify()
  app.get('*', (_request, reply) => {
    reply.headers(headers).send(bytes)
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})
