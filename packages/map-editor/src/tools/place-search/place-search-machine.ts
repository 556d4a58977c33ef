import { assign, fromPromise, setup } from 'xstate'
import type { FoundPlace, PlaceProblem, PlacesAnswer } from '../../core/services.ts'

/** Requests are debounced, not sent at each letter. */
const TYPING_MS = 300
/** A host that never answers must not leave the person waiting. */
const PATIENCE_MS = 10_000

export type PlaceSearchEvent =
  | { readonly type: 'query.set'; readonly query: string }
  /** Sends a request at once. */
  | { readonly type: 'query.submit' }

interface PlaceSearchContext {
  readonly query: string
  readonly places: readonly FoundPlace[]
  /** The credit for them. */
  readonly attribution: string | null
  readonly problem: PlaceProblem | null
}

/** The state of one search field for places. A newer query cancels the previous one, whose answer is ignored. */
export const placeSearchMachine = setup({
  types: {
    context: {} as PlaceSearchContext, // how xstate learns types
    events: {} as PlaceSearchEvent,
  },
  actors: {
    searchPlaces: fromPromise<PlacesAnswer, { query: string }>(() =>
      Promise.reject(new Error('searchPlaces must be provided by the host')),
    ),
  },
  delays: { typing: TYPING_MS, patience: PATIENCE_MS },
  guards: {
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    hasQuery: ({ context }) => context.query.trim() !== '',
    isFound: (_, { answer }: { answer: PlacesAnswer }) => answer.ok && answer.places.length > 0,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, places: [], attribution: null, problem: null })),
    takePlaces: assign((_, { answer }: { answer: PlacesAnswer }) =>
      answer.ok ? { places: answer.places, attribution: answer.attribution ?? null } : {},
    ),
    noteProblem: assign((_, { problem }: { problem: PlaceProblem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'placeSearch',
  context: { query: '', places: [], attribution: null, problem: null },
  initial: 'idle',
  on: {
    'query.set': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
      { target: '.typing', reenter: true, actions: { type: 'setQuery', params: ({ event }) => event } },
    ],
    'query.submit': { guard: 'hasQuery', target: '.searching', reenter: true },
  },
  states: {
    idle: {},
    typing: { after: { typing: 'searching' } },
    searching: {
      entry: 'forgetProblem',
      after: {
        patience: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
      invoke: {
        src: 'searchPlaces',
        input: ({ context }) => ({ query: context.query.trim() }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output }) },
            target: 'found',
            actions: { type: 'takePlaces', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
    },
    found: {},
    failed: {},
  },
})

function problemOf(answer: PlacesAnswer): PlaceProblem {
  return answer.ok ? 'notFound' : answer.problem
}
