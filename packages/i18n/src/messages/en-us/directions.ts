import type { Message } from '../../message.ts'

/** Messages about ways along roads, in the editor. */
export const directions = {
  'directions.notFound': 'No path was found. Move the point closer to a road, or draw a plain line.',
} as const satisfies Record<string, Message>
