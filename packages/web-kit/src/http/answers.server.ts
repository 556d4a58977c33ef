import type { Answer } from '@repo/contract'
import { data } from 'react-router'

/** The data of an answer, or the error page that fits it. */
export function orErrorPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  const retryAfter = answer.headers.get('retry-after')
  throw data(
    { code: answer.error.code },
    { status: answer.status || 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
  )
}
