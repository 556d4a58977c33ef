import type { MapEditorMessages } from '../../messages/messages.ts'

/** Start, goal, or the number of a waypoint. */
export function stopName({ directions }: MapEditorMessages, index: number, stopCount: number): string {
  if (index === 0) return directions.start
  return index === stopCount - 1 ? directions.goal : directions.waypoint(index)
}
