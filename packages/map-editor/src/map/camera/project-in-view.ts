import type { Position } from '@mishiori/map-document'
import type { LngLatBounds, Map as MapLibre } from 'maplibre-gl'
import type { ScreenPoint } from '../scene/edit-handles.ts'

/**
 * MapLibre normalizes the centre of the map to within 180°, but projects positions as they are: near 180° one may be a
 * world away from the view. This projects it to the visible copy of the world, or the nearest one.
 */
export function projectInView(map: MapLibre, position: Position): ScreenPoint {
  return projectionInView(map)(position)
}

/** As {@link projectInView}, for many positions while the map stays where it is. */
export function projectionInView(map: MapLibre): (position: Position) => ScreenPoint {
  const view = map.getBounds()
  return ([lng, lat]) => map.project([lng + shiftIntoView(view, lng), lat])
}

/** As {@link projectInView}, for a path that stays in one piece. Its longitudes run on beyond 180°. */
export function projectPathInView(map: MapLibre, path: readonly Position[]): readonly ScreenPoint[] {
  if (path.length === 0) return []
  let [west, east] = [Infinity, -Infinity]
  for (const [lng] of path) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  const shift = shiftIntoView(map.getBounds(), west, east)
  return path.map(([lng, lat]) => map.project([lng + shift, lat]))
}

/** Whether a position is seen, on whatever copy of the world. */
export function isInView(map: MapLibre, [lng, lat]: Position): boolean {
  const view = map.getBounds()
  return view.contains([lng + shiftIntoView(view, lng), lat])
}

/** Degrees, in whole turns, for what lies between two meridians. What is seen stays: a wide view shows several copies. */
function shiftIntoView(view: LngLatBounds, west: number, east = west): number {
  const start = view.getWest()
  const end = view.getEast()
  if (west <= end && east >= start) return 0
  return Math.round((start + end - west - east) / 720) * 360
}
