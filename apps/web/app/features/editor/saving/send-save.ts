import type { Answer, ApiClient, RouteArticle, RouteArticleInput } from '@repo/contract'
import { toDraft, toInput } from './draft.ts'
import type { SaveOutcome, SendSave } from './ports.ts'
import { isSameJson } from './same-json.ts'
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
    const outcome = outcomeOf(answer)
    return outcome.kind === 'conflict' && isThere(input, outcome.theirs) ? savedAs(outcome.theirs) : outcome
  }
}

/** Whether the newer version is what was to be saved: a page that was loaded anew may meet the last save of its former self. */
function isThere(input: RouteArticleInput, theirs: RouteArticle | null): theirs is RouteArticle {
  return theirs !== null && isSameJson(toInput(toDraft(theirs), theirs.is_draft ? 'asDraft' : 'asChosen'), input)
}

function savedAs(article: RouteArticle): SaveOutcome {
  const saved = savedFrom(article)
  return saved ? { kind: 'saved', article: saved } : { kind: 'unreachable', retryAfterMs: null }
}

function outcomeOf(answer: Answer<RouteArticle>): SaveOutcome {
  if (answer.ok) return savedAs(answer.data)
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
