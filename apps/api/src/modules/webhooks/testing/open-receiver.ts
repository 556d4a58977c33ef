import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}

/** A server of this machine that takes messages, and answers 204 unless `answer` is set. */
export async function openReceiver() {
  const received: ReceivedMessage[] = []
  let answer: RequestListener | null = null
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(Buffer.from(piece))
    received.push({ headers: request.headers, body: Buffer.concat(pieces).toString('utf8'), path: request.url ?? '' })
    if (answer) answer(request, response)
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    received,
    host: `127.0.0.1:${port}`,
    port,
    answerBy: (listener: RequestListener | null) => {
      answer = listener
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** A signature of a message as its receiver computes it, written apart from the product's. */
export function signatureOf(secret: string, { headers, body }: ReceivedMessage): string {
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content, 'utf8').digest('base64')}`
}
