import { quantile } from '../stats.ts'
import type { Question } from './questions.ts'
import type { SendQuestion } from './ways.ts'

const MS = 2_000

export interface MeasuredWays {
  readonly perSecond: number
  /** Milliseconds of the way slower than 95 %. */
  readonly p95: number
}

interface Load {
  /** Questions that are always open beside each other. */
  readonly lanes: number
  readonly questions: Iterator<Question, never>
}

/** Asks all the time, after a warm-up of a third of it. */
export async function measureWays(send: SendQuestion, { lanes, questions }: Load): Promise<MeasuredWays> {
  const warmUntil = performance.now() + MS / 3
  const until = warmUntil + MS
  const times: number[] = []
  const lane = async () => {
    for (let start = performance.now(); start < until; start = performance.now()) {
      await send(questions.next().value)
      const end = performance.now()
      if (start >= warmUntil && end <= until) times.push(end - start)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: (times.length * 1_000) / MS, p95: quantile(times, 0.95) }
}
