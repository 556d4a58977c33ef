import { randomId } from '@mishiori/map-document'
import { type Answer, type ApiClient, isPassing, type RouteArticle } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { holdWakeLock } from '@repo/web-kit/hold-wake-lock'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import type { PositionEvent } from '../../position/position-fix.ts'
import { watchPosition } from '../../position/watch-position.ts'
import { createJournalActor } from '../machine/journal-actor.ts'
import type { DraftOrder, DraftOutcome, FoundRecording } from '../machine/recorder-context.ts'
import { recorderMachine } from '../machine/recorder-machine.ts'
import { createRecordingStore, type StoredRecording } from '../machine/recording-store.ts'
import { draftOfTrack } from '../track/draft-of-track.ts'
import { trimEnds } from '../track/trim-ends.ts'
import type { RecorderActor } from './recorder-actor.ts'
import { useRecordingBridge } from './use-recording-bridge.ts'

const store = createRecordingStore()

/** What a draft is called, and its parts, from when the recording began. */
interface DraftMessages {
  readonly titleOf: (startedAtMs: number) => string
  readonly layerName: string
  readonly lineName: (number: number, count: number) => string
}

/** The recorder of this browser. Its recording is stored when the page is left, and restored on return. */
export function useRecorder(userId: number, messages: DraftMessages): RecorderActor {
  const machine = useMemo(() => browserMachine(messages), [messages])
  const actor = useActorRef(machine, { input: { userId, createId: randomId, now: Date.now } })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const flush = () => actor.send({ type: 'journal.flush' })
    addEventListener('online', () => actor.send({ type: 'network.return' }), { signal })
    addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => stop.abort()
  }, [actor])
  useRecordingBridge(actor)
  return actor
}

function browserMachine(messages: DraftMessages) {
  return recorderMachine.provide({
    actors: {
      findRecording: fromPromise<FoundRecording, { userId: number }>(({ input }) => store.find(input.userId)),
      removeRecording: fromPromise<void, Pick<StoredRecording, 'userId' | 'id'>>(({ input }) => store.remove(input)),
      createDraft: fromPromise<DraftOutcome, DraftOrder>(({ input, signal }) =>
        createDraftOf(browserApi(), messages)(input, signal),
      ),
      journal: createJournalActor(store),
      watchPosition: fromCallback<PositionEvent>(({ sendBack }) =>
        watchPosition(sendBack, 'precise', { isPersisted: true }),
      ),
      keepAwake: fromCallback<PositionEvent>(() => holdWakeLock()),
    },
  })
}

/** Requests a draft of a recording from the server, at most once. */
function createDraftOf(api: Pick<ApiClient, 'createRoute'>, { titleOf, ...messages }: DraftMessages) {
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
