import { Readable } from 'node:stream'
import type { WebHandler } from '@repo/contract'
import type { RequestThreads } from './request-threads.ts'

/** Renders pages as the web build does, in another thread, for a client at this address. */
export function renderInThread(threads: RequestThreads, address: string): WebHandler {
  return async (request, { transport: _, share, ...host }) => {
    const { method, url, headers } = request
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
    const task = { kind: 'page', method, url, headers: Object.fromEntries(headers), body, address, host } as const
    const { status, headers: answered, tags, body: page } = await threads.answer(task)
    if (tags !== null) share(tags)
    const isEmpty = status === 204 || status === 304
    if (isEmpty) page.destroy()
    return new Response(isEmpty ? null : (Readable.toWeb(page) as ReadableStream), {
      status,
      headers: answered.map(([name, value]) => [name, value]),
    })
  }
}
