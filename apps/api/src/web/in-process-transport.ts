import type { Transport } from '@repo/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inProcessHeaders } from '../platform/http/in-process.ts'

/** Calls the API of this process without a socket, on behalf of a visitor at `address`. */
export function inProcessTransport(app: FastifyInstance, address: string): Transport {
  return async (path, init) => {
    const sent = init.body ? await withBody(path, init) : { headers: new Headers(init.headers) }
    const answer = await app.inject({
      ...sent,
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>, // the type lists the methods
      url: path,
      remoteAddress: address,
      headers: { ...Object.fromEntries(sent.headers), host: 'localhost', ...inProcessHeaders() },
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
    }
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

/** A standard request writes bodies of every kind, forms with their boundaries included. */
async function withBody(path: string, init: RequestInit): Promise<{ headers: Headers; payload: Buffer }> {
  const request = new Request(`http://localhost${path}`, init)
  return { headers: request.headers, payload: Buffer.from(await request.arrayBuffer()) }
}
