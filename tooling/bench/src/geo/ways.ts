import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from './questions.ts'

/** Asks for one way. Rejects when there is no answer. */
export type SendQuestion = (question: Question) => Promise<unknown>

const READY_WITHIN_MS = 60_000

/** Where the product at `origin` answers a question. */
export function addressOf(origin: string, { from, to, mode }: Question): string {
  const latLng = ([lng, lat]: Question['from']) => `${lat.toFixed(6)},${lng.toFixed(6)}`
  return `${origin}/api/v1/direction?${new URLSearchParams({ origin: latLng(from), destination: latLng(to), mode })}`
}

/** Waits until ways are found: the first start builds the demo town's tiles, and other tiles are noticed after a moment. */
export async function untilReady(send: SendQuestion, questions: Iterator<Question, never>): Promise<void> {
  for (const deadline = performance.now() + READY_WITHIN_MS; performance.now() < deadline; await sleep(200)) {
    const isReady = await send(questions.next().value).then(
      () => true,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('no way was found')
}
