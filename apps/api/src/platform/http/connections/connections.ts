import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Listens at every address that `host` resolves to: `localhost` is two of them. All connections belong to one server,
 * so that they are answered, timed out and closed alike; Fastify would start a second one that its own closing does not
 * wait for.
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  const [first = host, ...others] = await addressesOf(host)
  await app.listen({ port, host: first })
  for (const address of others) {
    // As Node's HTTP server sets up its own sockets.
    const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    )
    app.server.once('close', () => second.close())
    second.listen(port, address)
    await once(second, 'listening').catch(() => {}) // machines without IPv6 have the first address alone
  }
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return [...new Set(found.map(({ address }) => address))]
}

/** Of the time that a request may take: how late its end may come, since connections are looked through in turns. */
const TOLERANCE = 1 / 40

/** Ends requests that have not arrived whole within `requestTimeoutMs`, and those whose headers take half of it. */
export function connectionTimeouts(requestTimeoutMs: number) {
  return {
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs * TOLERANCE,
      // Node would refuse such a request without our headers; `guardRequests` does.
      requireHostHeader: false,
    },
  }
}
