import type { EditorEvent } from '../../core/events.ts'

export interface Moved {
  readonly event: Extract<EditorEvent, { readonly type: 'shape.move' }>
}

/** What an open shape answers as a whole. */
export const moveWhole = {
  'shape.hold': { actions: 'grabShape' },
  'shape.move': {
    actions: {
      type: 'takeStep',
      params: ({ event: { from, to } }: Moved) => ({ step: { kind: 'shape.move', from, to } as const }),
    },
  },
} as const
