import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { ResponseHead, ThreadReply } from './thread-messages.ts'

/** Sends a response to the thread with the socket. Each piece waits until it is asked for; without a reader it ends. */
export async function sendResponse(
  port: MessagePort,
  head: ResponseHead,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const closed = new AbortController()
  port.once('close', () => closed.abort())
  const reply = (message: ThreadReply) => port.postMessage(message)
  const untilAsked = () => once(port, 'message', { signal: closed.signal })
  let asked = untilAsked()
  reply({ head })
  try {
    for await (const piece of body) {
      await asked
      asked = untilAsked()
      reply({ piece })
    }
    await asked
    reply({ end: true })
  } catch (error) {
    if (!closed.signal.aborted) reply({ failed: error instanceof Error ? error.message : String(error) })
  } finally {
    asked.catch(() => {}) // nobody asks any more
    port.close()
  }
}
