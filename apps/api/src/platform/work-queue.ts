import { AppError } from './app-error.ts'

export interface WorkQueueOptions {
  readonly atWork: number
  readonly maxWaiting: number
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>

const RETRY_SECONDS = 5

/** Runs at most `atWork` tasks at once. @throws {AppError} `request.too_many` when `maxWaiting` others wait already. */
export function createWorkQueue({ atWork, maxWaiting }: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= atWork) {
      if (waiting.length >= maxWaiting) throw new AppError('request.too_many', { seconds: RETRY_SECONDS })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
