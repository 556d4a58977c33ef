import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { PositionEvent, PositionFix, PositionProblem } from '../../position/position-fix.ts'
import { addFix, beginPart, EMPTY_TRACK, trackOf } from '../track/track.ts'
import { NO_TRIM, type Trim, trimEnds } from '../track/trim-ends.ts'
import type { JournalEvent } from './journal-actor.ts'
import {
  type DraftOrder,
  type DraftOutcome,
  draftOrder,
  type FoundRecording,
  type RecorderContext,
  type RecorderEvent,
  type RecorderInput,
  storedRecording,
} from './recorder-context.ts'
import type { RecordingPhase, StoredRecording } from './recording-store.ts'

const notProvided = (name: string) => new Error(`${name} must be provided`)

interface FoundParams {
  readonly found: FoundRecording
}
const foundIn = ({ event }: { event: { output: FoundRecording } }): FoundParams => ({ found: event.output })
interface OutcomeParams {
  readonly outcome: DraftOutcome
}
const outcomeOf = ({ event }: { event: { output: DraftOutcome } }): OutcomeParams => ({ outcome: event.output })
const noted = (phase: RecordingPhase) => ({ type: 'noteRecording', params: { phase } }) as const

/**
 * Records the user's track: Start, Stop and Restart, End; a recording stored by an earlier visit can be continued,
 * ended or deleted. Ending asks for a title and how much of both ends is left out; then the server is asked for a
 * draft, for as long as it takes.
 */
export const recorderMachine = setup({
  types: { context: {} as RecorderContext, events: {} as RecorderEvent, input: {} as RecorderInput },
  actors: {
    findRecording: fromPromise<FoundRecording, { userId: number }>(() => Promise.reject(notProvided('findRecording'))),
    removeRecording: fromPromise<void, Pick<StoredRecording, 'userId' | 'id'>>(() =>
      Promise.reject(notProvided('removeRecording')),
    ),
    createDraft: fromPromise<DraftOutcome, DraftOrder>(() => Promise.reject(notProvided('createDraft'))),
    journal: fromCallback<JournalEvent>(() => {
      throw notProvided('journal')
    }),
    watchPosition: fromCallback<PositionEvent>(() => {
      throw notProvided('watchPosition')
    }),
    keepAwake: fromCallback<PositionEvent>(() => {
      throw notProvided('keepAwake')
    }),
  },
  delays: { retryPause: 30_000 },
  guards: {
    isNothing: (_, { found }: FoundParams) => found === null,
    wasEnded: (_, { found }: FoundParams) => found?.phase === 'ended',
    wasSending: (_, { found }: FoundParams) => found?.phase === 'sending',
    isSaved: (_, { outcome }: OutcomeParams) => outcome.kind === 'saved',
    isRefused: (_, { outcome }: OutcomeParams) => outcome.kind === 'refused',
    isDenied: (_, { problem }: { problem: PositionProblem }) => problem === 'denied',
    hasNoPoints: ({ context }) => context.track.points.length === 0,
    /** A line has two. */
    hasLine: ({ context }) => trimEnds(context.track.points, context.trim).length > 1,
  },
  actions: {
    begin: assign(({ context }) => ({
      id: context.createId(),
      key: context.createId(),
      startedAtMs: context.now(),
      track: EMPTY_TRACK,
      writtenCount: 0,
      title: null,
      trim: NO_TRIM,
    })),
    beginPart: assign({ track: ({ context }) => beginPart(context.track) }),
    forgetProblem: assign({ problem: null, error: null, lastFix: null }),
    resume: assign(({ context }, { found }: FoundParams) =>
      found
        ? { ...found, userId: context.userId, track: trackOf(found.points), writtenCount: found.points.length }
        : {},
    ),
    takeFix: assign(({ context }, { fix }: { fix: PositionFix }) => {
      const { track, verdict } = addFix(context.track, fix)
      return { track, lastFix: { fix, verdict }, problem: null }
    }),
    noteRecording: sendTo('journal', ({ context }, { phase }: { phase: RecordingPhase }) => ({
      type: 'note.recording' as const,
      recording: storedRecording(context, phase),
    })),
    notePoint: sendTo('journal', ({ context: { id, track, lastFix } }) => {
      const point = track.points.at(-1)
      return lastFix?.verdict === 'kept' && point
        ? { type: 'note.point' as const, id, index: track.points.length - 1, point }
        : { type: 'note.nothing' as const }
    }),
    flushJournal: sendTo('journal', { type: 'note.flush' }),
    setProblem: assign({ problem: (_, { problem }: { problem: PositionProblem }) => problem }),
    setPersisted: assign({ isPersisted: (_, { isPersisted }: { isPersisted: boolean }) => isPersisted }),
    countWritten: assign(({ context }, { id, pointCount }: { id: string; pointCount: number | null }) =>
      id === context.id && pointCount !== null ? { writtenCount: pointCount } : {},
    ),
    setTitle: assign({ title: (_, { title }: { title: string }) => title }),
    setTrim: assign({
      trim: ({ context }, { trim }: { trim: Partial<Trim> }) => ({ ...context.trim, ...trim }),
    }),
    setArticle: assign((_, { outcome }: OutcomeParams) =>
      outcome.kind === 'saved' ? { articleId: outcome.articleId, error: null } : {},
    ),
    /** The next try is another one: the server remembers its answer to this one. */
    setRefusal: assign(({ context }, { outcome }: OutcomeParams) =>
      outcome.kind === 'refused' ? { error: outcome.error, key: context.createId() } : {},
    ),
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => ({
    ...input,
    id: '',
    key: '',
    startedAtMs: 0,
    track: EMPTY_TRACK,
    writtenCount: 0,
    lastFix: null,
    problem: null,
    title: null,
    trim: NO_TRIM,
    isPersisted: true,
    error: null,
    articleId: null,
  }),
  invoke: { src: 'journal', id: 'journal' },
  on: {
    'journal.kept': {
      actions: [
        { type: 'setPersisted', params: { isPersisted: true } },
        { type: 'countWritten', params: ({ event }) => event },
      ],
    },
    'journal.failed': { actions: { type: 'setPersisted', params: { isPersisted: false } } },
    'journal.flush': { actions: 'flushJournal' },
  },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'findRecording',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          { guard: { type: 'isNothing', params: foundIn }, target: 'idle' },
          {
            guard: { type: 'wasSending', params: foundIn },
            target: 'sending',
            actions: { type: 'resume', params: foundIn },
          },
          {
            guard: { type: 'wasEnded', params: foundIn },
            target: 'held.reviewing',
            actions: { type: 'resume', params: foundIn },
          },
          { target: 'held.found', actions: { type: 'resume', params: foundIn } },
        ],
        onError: { target: 'idle', actions: { type: 'setPersisted', params: { isPersisted: false } } },
      },
    },
    idle: { on: { 'recording.start': { target: 'recording', actions: 'begin' } } },
    recording: {
      entry: ['forgetProblem', 'beginPart', noted('recording')],
      invoke: [{ src: 'watchPosition' }, { src: 'keepAwake' }],
      on: {
        'position.fix': {
          actions: [{ type: 'takeFix', params: ({ event }) => ({ fix: event.fix }) }, 'notePoint'],
        },
        'position.fail': [
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'interrupted',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
        'recording.stop': 'held.stopped',
        'recording.end': [{ guard: 'hasNoPoints', target: 'confirmingEmpty' }, 'held.reviewing'],
      },
    },
    /** It was to end before the device has said where it is. */
    confirmingEmpty: { on: { 'delete.confirm': 'removing', 'delete.cancel': 'recording' } },
    interrupted: { always: [{ guard: 'hasNoPoints', target: 'removing' }, { target: 'held.stopped' }] },
    ending: { always: [{ guard: 'hasNoPoints', target: 'confirmingDelete' }, { target: 'held.reviewing' }] },
    held: {
      on: { 'recording.delete': 'confirmingDelete' },
      initial: 'found',
      states: {
        /** Of an earlier visit, which did not end it. */
        found: { on: { 'recording.continue': '#recorder.recording', 'recording.end': '#recorder.ending' } },
        stopped: {
          entry: noted('stopped'),
          on: { 'recording.restart': '#recorder.recording', 'recording.end': '#recorder.ending' },
        },
        reviewing: {
          entry: noted('ended'),
          on: {
            'recording.continue': '#recorder.recording',
            'title.change': {
              actions: [{ type: 'setTitle', params: ({ event }) => ({ title: event.title }) }, noted('ended')],
            },
            'trim.change': {
              actions: [{ type: 'setTrim', params: ({ event }) => ({ trim: event.trim }) }, noted('ended')],
            },
            'draft.save': { guard: 'hasLine', target: '#recorder.sending' },
          },
        },
        last: { type: 'history' },
      },
    },
    confirmingDelete: { on: { 'delete.confirm': 'removing', 'delete.cancel': 'held.last' } },
    removing: {
      invoke: {
        src: 'removeRecording',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'setPersisted', params: { isPersisted: false } } },
      },
    },
    sending: {
      entry: noted('sending'),
      invoke: {
        src: 'createDraft',
        input: ({ context }) => draftOrder(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: outcomeOf },
            target: 'saved',
            actions: { type: 'setArticle', params: outcomeOf },
          },
          {
            guard: { type: 'isRefused', params: outcomeOf },
            target: 'held.reviewing',
            actions: { type: 'setRefusal', params: outcomeOf },
          },
          'waiting',
        ],
        onError: 'waiting',
      },
    },
    /** The server cannot be reached: the device keeps all of it. */
    waiting: {
      after: { retryPause: 'sending' },
      on: {
        'network.return': 'sending',
        'draft.save': 'sending',
      },
    },
    saved: {
      // What cannot be removed is found again, and sent again: the server answers with the same draft.
      invoke: { src: 'removeRecording', input: ({ context }) => context, onError: {} },
    },
  },
})

export type RecorderMachine = typeof recorderMachine
