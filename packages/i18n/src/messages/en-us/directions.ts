import type { Message } from '../../message.ts'

/** Messages about ways along roads, in the editor. */
export const directions = {
  'directions.notFound': 'No way was found. Move the point nearer to a road, or draw a free line.',
} as const satisfies Record<string, Message>
