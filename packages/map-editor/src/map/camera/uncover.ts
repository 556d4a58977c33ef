import { type MapObject, objectBounds, type Position, rectangleWidthDegrees } from '@mishiori/map-document'
import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import { objectAnchor } from '../../core/object-anchor.ts'
import { besideLongitude } from '../pick/pick-on-path.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import { lngLat } from './metric.ts'

export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Pixels between what was uncovered and the panels around it: half of an object's window beside it, a little below. */
const MARGIN = { beside: 160, below: 24 } as const

/**
 * Jumps to where an object can be seen, when nothing of it is in the part of the map that panels leave free. At once:
 * who presses next must not be met by a map that is still on its way. A map that the pointer is moving is left alone.
 */
export function uncover(map: MapLibre, object: MapObject, cover: PaddingOptions): void {
  const place = placeOnScreen(map, object)
  if (!place || map.dragPan.isActive()) return
  const { clientWidth, clientHeight } = map.getContainer()
  const { top = 0, right = 0, bottom = 0, left = 0 } = cover
  const free = { left, top, right: clientWidth - right, bottom: clientHeight - bottom }
  const offset = uncoveringOffset(place, free)
  if (offset) map.panBy([...offset], { animate: false })
}

interface PlaceOnScreen {
  readonly box: ScreenBox
  /** Where the object's window points. */
  readonly anchor: ScreenPoint
}

/** On the copy of the world that is in view. */
function placeOnScreen(map: MapLibre, object: MapObject): PlaceOnScreen | null {
  const [bounds, anchor] = [objectBounds(object), objectAnchor(object)]
  if (!bounds || !anchor) return null
  const [west, south, east, north] = bounds
  const seen = besideLongitude(anchor, map.getCenter().lng)
  const start = seen[0] - rectangleWidthDegrees({ west, east: anchor[0] })
  const at = (position: Position) => map.project(lngLat(position))
  const [first, last] = [at([start, north]), at([start + rectangleWidthDegrees({ west, east }), south])]
  return { box: { left: first.x, top: first.y, right: last.x, bottom: last.y }, anchor: at(seen) }
}

/** How many pixels the map must pan further to show the object with its window above it; null when a part of it is already visible. */
export function uncoveringOffset({ box, anchor }: PlaceOnScreen, free: ScreenBox): readonly [number, number] | null {
  const isSeen = box.left < free.right && box.right > free.left && box.top < free.bottom && box.bottom > free.top
  if (isSeen) return null
  const beside = Math.min(MARGIN.beside, (free.right - free.left) / 2)
  const x = Math.min(Math.max(anchor.x, free.left + beside), free.right - beside)
  return [anchor.x - x, anchor.y - (free.bottom - MARGIN.below)]
}
