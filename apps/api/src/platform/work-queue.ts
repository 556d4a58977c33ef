import PQueue from 'p-queue'
import { AppError } from './app-error.ts'

export interface WorkQueueOptions {
  readonly atWork: number
  readonly maxWaiting: number
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>

const RETRY_SECONDS = 5

/** Runs at most `atWork` tasks at once. @throws {AppError} `request.too_many` when `maxWaiting` others wait already. */
export function createWorkQueue({ atWork, maxWaiting }: WorkQueueOptions): WorkQueue {
  const queue = new PQueue({ concurrency: atWork })
  return async (task) => {
    if (queue.pending >= atWork && queue.size >= maxWaiting) {
      throw new AppError('request.too_many', { seconds: RETRY_SECONDS })
    }
    return queue.add(task)
  }
}
