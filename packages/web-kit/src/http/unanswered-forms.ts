import type { ApiError } from '@repo/contract'
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { toApiError, withoutServer } from './failures.ts'

type Listener = (error: ApiError) => void

const listeners = new Set<Listener>()

/** Calls the listener with the reason when a form was not answered. Returns what ends that. */
export function onUnansweredForm(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Middleware of the root: a form that got no answer, or that of a broken server, leaves its page as it is, with what was
 * typed. The page is told nothing; `onUnansweredForm` is told why. Otherwise the page of the error would replace it.
 */
export const keepUnansweredForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method === 'GET' || request.signal.aborted) return results
  return Object.fromEntries(Object.entries(results).map(([route, result]) => [route, withPageKept(result)]))
}

function withPageKept(result: DataStrategyResult): DataStrategyResult {
  if (result.type === 'data') return result
  const thrown = withoutInit(result.result)
  if (!isOfServer(thrown)) return result
  const error = toApiError(thrown)
  for (const listener of listeners) listener(error)
  return { type: 'data', result: withoutServer(undefined) }
}

/** What an action threw comes as `data(thrown, init)`, except for responses. */
function withoutInit(thrown: unknown): unknown {
  const isData = typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown
  return isData ? thrown.data : thrown
}

/** Redirects, and pages that are not to be seen, are answers. */
function isOfServer(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status >= 500
  return thrown instanceof Error
}
