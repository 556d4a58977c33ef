import type { Message } from '../../message.ts'

/** Messages about ways along roads, in the editor. */
export const directions = {
  'directions.notFound':
    'No way was found. Move the point nearer to a road, or ask the operator whether this area has road data (docs/regions.md).',
} as const satisfies Record<string, Message>
