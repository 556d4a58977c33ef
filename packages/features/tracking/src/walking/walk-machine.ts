import type { AnyLine } from '@mishiori/map-document'
import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { PositionEffort, PositionEvent, PositionFix, PositionProblem } from '../position/position-fix.ts'
import type { KnownTurns } from './turns-ahead.ts'
import { beginWalk, goTo, type Walk, type WalkNews } from './walk.ts'
import type { Wayside } from './wayside-ahead.ts'

export interface WalkInput {
  readonly path: AnyLine['path']
  readonly spots: Walk['spots']
}

export interface WalkContext extends WalkInput {
  readonly walk: Walk
  readonly problem: PositionProblem | null
}

export type WalkEvent =
  | { type: 'walk.start' }
  | { type: 'walk.stop' }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'move.notice' }
  /** What lies along the line came to be known. */
  | { type: 'wayside.know'; wayside: Wayside }
  /** Where the line turns came to be known. */
  | { type: 'turns.know'; turns: KnownTurns }
  | PositionEvent

/** What the host says aloud. */
export interface WalkEmitted {
  readonly type: 'walk.news'
  /** At least one. */
  readonly news: readonly WalkNews[]
}

const notProvided = (name: string) => new Error(`${name} must be provided`)
/** Standing still for so long, the battery is spared. */
const STILL_MS = 90_000

/**
 * Follows the user along a line after they start it. It requests precise positions while they move and
 * look, and coarse ones while the page is hidden or they do not move.
 */
export const walkMachine = setup({
  types: {
    context: {} as WalkContext,
    events: {} as WalkEvent,
    input: {} as WalkInput,
    emitted: {} as WalkEmitted,
  },
  actors: {
    watchPosition: fromCallback<PositionEvent, PositionEffort>(() => {
      throw notProvided('watchPosition')
    }),
    keepAwake: fromCallback<PositionEvent>(() => {
      throw notProvided('keepAwake')
    }),
  },
  delays: { still: STILL_MS },
  guards: { isDenied: (_, { problem }: { problem: PositionProblem }) => problem === 'denied' },
  actions: {
    begin: assign(({ context: { path, spots, walk } }) => ({
      walk: beginWalk(path, spots, walk),
      problem: null,
    })),
    end: assign({ walk: ({ context }) => ({ ...context.walk, fix: null }) }),
    goOn: enqueueActions(({ context, enqueue }, { fix }: { fix: PositionFix }) => {
      const { walk, news } = goTo(context.walk, fix)
      enqueue.assign({ walk, problem: null })
      if (walk.movedAt !== context.walk.movedAt) enqueue.raise({ type: 'move.notice' })
      if (news.length > 0) enqueue.emit({ type: 'walk.news', news })
    }),
    knowWayside: assign(({ context: { walk } }, { wayside }: { wayside: Wayside }) => ({ walk: { ...walk, wayside } })),
    knowTurns: assign(({ context: { walk } }, { turns }: { turns: KnownTurns }) => ({ walk: { ...walk, turns } })),
    setProblem: assign({ problem: (_, { problem }: { problem: PositionProblem }) => problem }),
  },
}).createMachine({
  id: 'walk',
  context: ({ input }) => ({ ...input, walk: beginWalk(input.path, input.spots), problem: null }),
  initial: 'idle',
  on: {
    'wayside.know': { actions: { type: 'knowWayside', params: ({ event }) => event } },
    'turns.know': { actions: { type: 'knowTurns', params: ({ event }) => event } },
  },
  states: {
    idle: { on: { 'walk.start': { target: 'walking', actions: 'begin' } } },
    walking: {
      invoke: { src: 'keepAwake' },
      exit: 'end',
      initial: 'precise',
      on: {
        'walk.stop': 'idle',
        'position.fix': { actions: { type: 'goOn', params: ({ event }) => ({ fix: event.fix }) } },
        'position.fail': [
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
        'page.hide': '.hidden',
      },
      states: {
        precise: {
          invoke: { src: 'watchPosition', input: 'precise' },
          initial: 'moving',
          states: {
            moving: {
              after: { still: '#walk.walking.still' },
              on: { 'move.notice': { target: 'moving', reenter: true } },
            },
          },
        },
        still: {
          invoke: { src: 'watchPosition', input: 'saving' },
          on: { 'move.notice': 'precise' },
        },
        hidden: {
          invoke: { src: 'watchPosition', input: 'saving' },
          on: { 'page.show': 'precise' },
        },
      },
    },
  },
})
