import type { Answer } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import type { ReportTarget } from './report-target.ts'

/** @param content the code of a reason, or what the reporter writes. */
export type SendReport = (target: ReportTarget, content: string, key: string) => Promise<Answer<{ id: number }>>

/** If the server requires a bot check, the proof is computed and the report sent again. */
export const sendReport: SendReport = async (target, content, key) => {
  const answer = await send(target, { content }, key)
  if (answer.ok || answer.error.code !== 'bot_check.required') return answer
  const { prepareAnswer } = await import('@repo/web-kit/prepare-answer')
  const bot_check = await prepareAnswer(new AbortController().signal).catch(() => null)
  return bot_check === null ? answer : send(target, { content, bot_check }, key)
}

function send({ kind, id, token }: ReportTarget, said: { content: string; bot_check?: string }, key: string) {
  const options = { headers: { 'idempotency-key': key } }
  const query = token ? { token } : {}
  switch (kind) {
    case 'route':
      return browserApi().reportRoute({ query, body: { route_id: id, ...said } }, options)
    case 'user':
      return browserApi().reportUser({ body: { user_id: id, ...said } }, options)
    case 'journey':
      return browserApi().reportJourney({ query, body: { journey_id: id, ...said } }, options)
    case 'comment':
      return browserApi().reportComment({ query, body: { comment_id: id, ...said } }, options)
    case 'walk':
      return browserApi().reportWalk({ query, body: { walk_log_id: id, ...said } }, options)
  }
}
