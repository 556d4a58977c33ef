import type { NavigationLine } from './map-object.ts'
import type { Position } from './position.ts'

/** Where a navigation line has to pass, in order: start, waypoints, goal. */
export function navigationStops({ path, waypoints }: Pick<NavigationLine, 'path' | 'waypoints'>): readonly Position[] {
  const [start, goal] = [path[0], path.at(-1)]
  return start && goal ? [start, ...waypoints, goal] : waypoints
}
