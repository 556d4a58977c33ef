import type { Answer, ApiClient, RouteArticle } from '@repo/contract'
import type { SaveOutcome, SendSave } from './ports.ts'
import { savedFrom } from './save-context.ts'

/** Answers after which the same save may succeed later without the author doing anything. */
const PASSING = new Set([0, 408, 409, 429])

/** Sends saves through the API's client: creates with an idempotency key, replacements with the version they were made from as well. */
export function createSendSave(api: Pick<ApiClient, 'createRoute' | 'saveRoute'>): SendSave {
  return async ({ key, input, replaces, isAutomatic }, signal) => {
    const query = isAutomatic ? ({ autosave: '1' } as const) : {}
    const headers = { 'idempotency-key': key }
    const answer = replaces
      ? await api.saveRoute(
          { params: { id: String(replaces.id) }, query, body: input },
          { signal, headers: { ...headers, 'if-match': `"${replaces.version}"` } },
        )
      : await api.createRoute({ query, body: input }, { signal, headers })
    return outcomeOf(answer)
  }
}

function outcomeOf(answer: Answer<RouteArticle>): SaveOutcome {
  if (answer.ok) {
    const article = savedFrom(answer.data)
    return article ? { kind: 'saved', article } : { kind: 'unreachable', retryAfterMs: null }
  }
  const { status, error, headers, body } = answer
  if (status === 401) return { kind: 'loggedOut' }
  if (status === 412) return { kind: 'conflict', theirs: currentOf(body) }
  if (error.code === 'article.not_found') return { kind: 'conflict', theirs: null }
  if (PASSING.has(status) || status >= 500 || error.code === 'csrf.mismatch') {
    return { kind: 'unreachable', retryAfterMs: retryAfter(headers) }
  }
  return { kind: 'refused', error }
}

/** The newer article that a 412 carries. */
function currentOf(body: unknown): RouteArticle | null {
  if (typeof body !== 'object' || body === null || !('current' in body)) return null
  return body.current as RouteArticle // the contract's answer to a stale version
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null
}
