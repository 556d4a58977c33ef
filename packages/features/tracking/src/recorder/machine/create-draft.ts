import { type Answer, type ApiClient, isPassing, type RouteArticle } from '@repo/contract'
import { draftOfTrack } from '../track/draft-of-track.ts'
import { trimEnds } from '../track/trim-ends.ts'
import type { DraftOrder, DraftOutcome } from './recorder-context.ts'

/** What a draft is called, and its parts, from when the recording began. */
export interface DraftMessages {
  readonly titleOf: (startedAtMs: number) => string
  readonly layerName: string
  readonly lineName: (number: number, count: number) => string
}

/** Requests a draft of a recording from the server, at most once. */
export function createDraftOf(api: Pick<ApiClient, 'createRoute'>, { titleOf, ...messages }: DraftMessages) {
  return async (
    { id, key, startedAtMs, title, trim, points }: DraftOrder,
    signal: AbortSignal,
  ): Promise<DraftOutcome> => {
    const body = draftOfTrack(trimEnds(points, trim), { ...messages, id, title: title?.trim() || titleOf(startedAtMs) })
    if (!body) throw new Error('what was recorded is no line')
    return outcomeOf(await api.createRoute({ query: {}, body }, { signal, headers: { 'idempotency-key': key } }))
  }
}

function outcomeOf(answer: Answer<RouteArticle>): DraftOutcome {
  if (answer.ok) return { kind: 'saved', articleId: answer.data.id }
  return isPassing(answer) ? { kind: 'unreachable' } : { kind: 'refused', error: answer.error }
}
