import { AppError } from '../../../platform/app-error.ts'
import type { AskJson } from './ask-json.ts'

interface Spacing {
  readonly apartMs: number
  readonly maxWaiting: number
}

/** Lets questions through one after another with a pause between. @throws {AppError} `BREAK_OUT` when too many wait. */
export function spaceOut(ask: AskJson, { apartMs, maxWaiting }: Spacing): AskJson {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (question, read) => {
    if (waiting >= maxWaiting) throw new AppError('BREAK_OUT', { seconds: Math.ceil((waiting * apartMs) / 1_000) })
    waiting++
    const turn = last
    const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
    last = passed
    try {
      await turn
    } finally {
      waiting--
    }
    // Who has gone meanwhile takes no turn.
    if (question.signal.aborted) {
      pass()
      throw new AppError('BREAK_OUT')
    }
    setTimeout(pass, apartMs)
    return ask(question, read)
  }
}
