import { assign, setup } from 'xstate'

/** Seconds that a slide can be shown for while it plays. */
export const SLIDE_SECONDS = [5, 8, 15, 30] as const

export type SlideSeconds = (typeof SLIDE_SECONDS)[number]

interface PresentationContext {
  readonly index: number
  readonly count: number
  readonly seconds: SlideSeconds
}

type PresentationEvent =
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.show'; index: number }
  | { type: 'play.toggle' }
  | { type: 'play.every'; seconds: SlideSeconds }

const within = (index: number, { count }: Pick<PresentationContext, 'count'>) => Math.max(0, Math.min(count - 1, index))

/** Which slide is shown. Playing goes on by itself up to the last one; whoever moves meanwhile sees that slide for its whole time. */
export const presentationMachine = setup({
  types: {
    context: {} as PresentationContext,
    events: {} as PresentationEvent,
    input: {} as { count: number; index: number },
  },
  delays: { slide: ({ context }) => context.seconds * 1000 },
  guards: { isLast: ({ context }) => context.index >= context.count - 1 },
  actions: {
    move: assign({ index: ({ context }, { by }: { by: 1 | -1 }) => within(context.index + by, context) }),
    show: assign({ index: ({ context }, { index }: { index: number }) => within(index, context) }),
    setSeconds: assign({ seconds: (_, { seconds }: { seconds: SlideSeconds }) => seconds }),
  },
}).createMachine({
  id: 'presentation',
  context: ({ input: { count, index } }) => ({ count, index: within(index, { count }), seconds: 8 }),
  initial: 'still',
  on: {
    'slide.next': { actions: { type: 'move', params: { by: 1 } } },
    'slide.previous': { actions: { type: 'move', params: { by: -1 } } },
    'slide.show': { actions: { type: 'show', params: ({ event }) => ({ index: event.index }) } },
    'play.every': { actions: { type: 'setSeconds', params: ({ event }) => ({ seconds: event.seconds }) } },
  },
  states: {
    still: {
      on: {
        'play.toggle': [
          { guard: 'isLast', target: 'playing', actions: { type: 'show', params: { index: 0 } } },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      after: {
        slide: [
          { guard: 'isLast', target: 'still' },
          { target: 'playing', reenter: true, actions: { type: 'move', params: { by: 1 } } },
        ],
      },
      on: {
        'play.toggle': 'still',
        'slide.next': { target: 'playing', reenter: true, actions: { type: 'move', params: { by: 1 } } },
        'slide.previous': { target: 'playing', reenter: true, actions: { type: 'move', params: { by: -1 } } },
        'slide.show': {
          target: 'playing',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => ({ index: event.index }) },
        },
      },
    },
  },
})
