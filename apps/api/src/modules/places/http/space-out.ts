import PQueue from 'p-queue'
import { AppError } from '../../../platform/app-error.ts'
import type { FetchJson } from './fetch-json.ts'

interface Spacing {
  readonly apartMs: number
  readonly maxWaiting: number
}

/** Lets questions through with a pause between. @throws {AppError} `BREAK_OUT` when too many wait, or when who asked has gone. */
export function spaceOut(fetchJson: FetchJson, { apartMs, maxWaiting }: Spacing): FetchJson {
  const queue = new PQueue({ interval: apartMs, intervalCap: 1, strict: true })
  return async (question, read) => {
    const { signal } = question
    if (queue.size >= maxWaiting)
      throw new AppError('BREAK_OUT', { seconds: Math.ceil((queue.size * apartMs) / 1_000) })
    try {
      return await queue.add(() => fetchJson(question, read), { signal })
    } catch (error) {
      throw signal.aborted ? new AppError('BREAK_OUT') : error
    }
  }
}
