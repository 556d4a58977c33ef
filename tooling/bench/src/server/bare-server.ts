import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BareOrder, BareRoute } from './bare-process.ts'
import type { Answer } from './load.ts'

/** A Fastify without plugins, in a process of its own, that does for an answer no more than it is ordered to. */
export async function startBareServer(order: BareOrder) {
  const child = fork(fileURLToPath(new URL('./bare-process.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(order)
  const [origin]: unknown[] = await once(child, 'message')
  return {
    origin: String(origin),
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Headers that belong to the connection, which every server writes itself. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Answers everything with the same headers and bytes. */
export const alwaysAnswers = ({ headers, body }: Answer): BareRoute => ({
  method: 'GET',
  path: '*',
  statements: [],
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))),
  body: body.toString('base64'),
})
