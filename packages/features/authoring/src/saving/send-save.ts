import {
  type Answer,
  type ApiClient,
  isPassing,
  isSameJson,
  type RouteArticle,
  type RouteArticleInput,
} from '@repo/contract'
import { awayCause } from './away-cause.ts'
import { readArticle, readSaved } from './opened-article.ts'
import type { SaveOutcome, SendSave } from './ports.ts'
import { inputOf, storedDraftOf } from './stored-draft.ts'

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
    return outcomeOf(answer, input)
  }
}

const NO_ARTICLE: SaveOutcome = { kind: 'unreachable', cause: 'server', retryAfterMs: null }

function outcomeOf(answer: Answer<RouteArticle>, input: RouteArticleInput): SaveOutcome {
  if (answer.ok) return answer.data ? { kind: 'saved', article: readSaved(answer.data) } : NO_ARTICLE
  const { status, error, headers, body } = answer
  if (status === 401) return { kind: 'loggedOut' }
  if (status === 412) return outcomeOfStale(currentOf(body), input)
  if (error.code === 'article.not_found') return { kind: 'conflict', theirs: null }
  if (isPassing(answer)) {
    return { kind: 'unreachable', cause: awayCause(error), retryAfterMs: retryAfter(headers) }
  }
  return { kind: 'refused', error }
}

/** A newer version that is what was to be saved is no conflict: a page that was loaded anew may meet the last save of its former self. */
function outcomeOfStale(theirs: RouteArticle | null, input: RouteArticleInput): SaveOutcome {
  if (theirs === null) return { kind: 'conflict', theirs: null }
  const isThere = isSameJson(inputOf(storedDraftOf(theirs), theirs.is_draft ? 'asDraft' : 'asChosen'), input)
  return isThere ? { kind: 'saved', article: readSaved(theirs) } : { kind: 'conflict', theirs: readArticle(theirs) }
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
