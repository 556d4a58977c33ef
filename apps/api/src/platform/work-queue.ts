import type { ErrorCode } from '@repo/contract'
import PQueue from 'p-queue'
import { AppError } from './app-error.ts'

export interface WorkQueueOptions {
  readonly atWork: number
  readonly maxWaiting: number
  /** What is said to those beyond them; `request.too_many` unless given. */
  readonly refusal?: ErrorCode
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>

const RETRY_SECONDS = 5

/** Runs at most `atWork` tasks at once. @throws {AppError} the refusal when `maxWaiting` others wait already. */
export function createWorkQueue({ atWork, maxWaiting, refusal = 'request.too_many' }: WorkQueueOptions): WorkQueue {
  const queue = new PQueue({ concurrency: atWork })
  return async (task) => {
    if (queue.pending >= atWork && queue.size >= maxWaiting) {
      throw new AppError(refusal, { seconds: RETRY_SECONDS })
    }
    return queue.add(task)
  }
}
