import { Readable } from 'node:stream'
import type { WebHandler } from '@repo/contract'
import type { RequestThreads } from './request-threads.ts'

export interface Visitor {
  readonly address: string
  /** Null where the page is rendered once for many. */
  readonly client: string | null
}

/** Renders pages as the web build does, in another thread. */
export function renderInThread(threads: RequestThreads, { address, client }: Visitor): WebHandler {
  return async (request, { transport: _, share, ...host }) => {
    const { method, url, headers, signal } = request
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
    const task = { kind: 'page', method, url, headers: Object.fromEntries(headers), body, address, host } as const
    const { status, headers: answered, tags, body: page } = await threads.answer(task, { client, signal })
    if (tags !== null) share(tags)
    const isEmpty = status === 204 || status === 304
    if (isEmpty) page.destroy()
    return new Response(isEmpty ? null : (Readable.toWeb(page) as ReadableStream), {
      status,
      headers: answered.map(([name, value]) => [name, value]),
    })
  }
}
