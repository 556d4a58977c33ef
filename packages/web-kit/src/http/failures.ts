import { type ApiError, type ErrorCode, isErrorCode } from '@repo/contract'
import { data, isRouteErrorResponse } from 'react-router'

/** How browsers say that a request got no answer at all: Chromium, Safari, Firefox. */
const NO_ANSWER = /^(?:failed to fetch$|load failed|networkerror)/i

/** Whether no answer came. Anything else that goes wrong has come from a server, or is a fault of ours. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message)
}

/**
 * Why a form was not answered by its action.
 *
 * @throws what is an answer, such as a redirect.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof Response) throw error
  if (isRouteErrorResponse(error)) return { code: codeIn(error.data) ?? codeOfStatus(error.status) }
  return { code: isNoAnswer(error) ? 'network' : 'server.unexpected' }
}

/**
 * What a page answers to its own form when the server did not. With this status nothing is loaded again, which would
 * fail as well and take the page away.
 */
export const withoutServer = <Answer>(answer: Answer) => data(answer, { status: 503 })

/** For `shouldRevalidate`: whether the server failed or was not there, so that nothing has changed and nothing can be loaded. */
export const isServerGone = (actionStatus: number | undefined) => actionStatus !== undefined && actionStatus >= 500

/** For an answer that says no more than its status. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'request.not_found'
  if (status === 429) return 'request.too_many'
  if (status === 503) return 'server.unavailable'
  return status < 500 ? 'request.malformed' : 'server.unexpected'
}

/** The code in what an error page was thrown with, or in the text of an answer of the API. */
export function codeIn(data: unknown): ApiError['code'] | null {
  const body = typeof data === 'string' ? parsed(data) : data
  if (typeof body !== 'object' || body === null) return null
  if ('code' in body) return body.code === 'network' || isErrorCode(body.code) ? body.code : null
  return 'error' in body ? codeIn(body.error) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
