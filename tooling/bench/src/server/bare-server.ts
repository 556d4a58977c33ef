import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer } from './load.ts'

/** The options of `bare-server-process.ts`. Bytes are Base64. */
export interface BareAnswer {
  readonly headers: Answer['headers']
  readonly body: string
}

export interface BareServer {
  readonly origin: string
  stop(): Promise<void>
}

/** Headers that belong to the connection, which every server writes itself. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** A Fastify without plugins, in a process of its own, that answers everything with the same headers and bytes. */
export async function startBareServer({ headers, body }: Answer): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server-process.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const answer: BareAnswer = {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))),
    body: body.toString('base64'),
  }
  child.send(answer)
  const [origin]: unknown[] = await once(child, 'message')
  return {
    origin: String(origin),
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
