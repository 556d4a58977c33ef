import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { ResponseHead, ThreadReply } from './thread-messages.ts'

/** For how long a reader may ask for nothing: until then a place of its client is taken. */
const STALLED_MS = 60_000

/** Sends a response to the thread with the socket. Each piece waits until it is asked for; without a reader it ends. */
export async function sendResponse(
  port: MessagePort,
  head: ResponseHead,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  stalledMs = STALLED_MS,
): Promise<void> {
  const closed = new AbortController()
  port.once('close', () => closed.abort())
  const reply = (message: ThreadReply) => port.postMessage(message)
  const untilAsked = () => {
    const asked = once(port, 'message', { signal: AbortSignal.any([closed.signal, AbortSignal.timeout(stalledMs)]) })
    asked.catch(() => {}) // the reader may leave while the next piece is made
    return asked
  }
  let asked = untilAsked()
  reply({ head })
  try {
    for await (const piece of body) {
      await asked
      asked = untilAsked()
      reply({ piece })
    }
    reply({ end: true })
  } catch (error) {
    if (!closed.signal.aborted) reply({ failed: error instanceof Error ? error.message : String(error) })
  } finally {
    port.close()
  }
}
