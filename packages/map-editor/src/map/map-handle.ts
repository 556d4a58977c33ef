import { type BBox, type MapObject, type MapObjectId, type Position, wrapLongitude } from '@mishiori/map-document'
import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import { createCamera, type MapCamera } from './camera/camera.ts'
import { metersPerPixel } from './camera/metric.ts'
import { projectInView } from './camera/project-in-view.ts'
import { uncover } from './camera/uncover.ts'
import { nearestPlace, placeInTheMiddle } from './nearest-place.ts'
import type { ScreenPoint } from './scene/edit-handles.ts'
import type { MapScene } from './scene/map-scene.ts'

/** The map as the panels see it. */
export interface MapHandle {
  readonly camera: MapCamera
  /** Pixels of the map's box, on the copy of the world that is in view. */
  readonly project: (position: Position) => ScreenPoint
  /** Moves the map by pixels, so that something beside it comes into view. */
  readonly panBy: (x: number, y: number) => void
  /** Jumps to an object of which panels leave nothing to see; `cover` is what they cover of each edge. */
  readonly uncover: (object: MapObject, cover: PaddingOptions) => void
  /** The part of the world in view. */
  readonly view: () => BBox
  readonly metersPerPixel: (latitude: number) => number
  /** The name that the map shows nearest to its middle. */
  readonly placeName: () => string | null
  /** The name that the map shows nearest to a position, within so many metres of it. */
  readonly placeNear: (position: Position, withinMeters: number) => string | null
  /** The map's box in the window. */
  readonly bounds: () => DOMRect
  /** @returns a function that stops listening. */
  readonly onMove: (listener: () => void) => () => void
  /** The places that profiles and lists point at. */
  readonly setCursors: (positions: readonly Position[]) => void
  readonly setHovered: (objectId: MapObjectId | null) => void
  /** Gives up a gesture in progress; true when there was one. */
  readonly cancelGesture: () => boolean
  readonly focus: () => void
}

interface MapHandleParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly padding: () => PaddingOptions
  readonly cancelGesture: () => boolean
}

export function createMapHandle({ map, scene, padding, cancelGesture }: MapHandleParts): MapHandle {
  return {
    cancelGesture,
    camera: createCamera(map, padding),
    project: (position) => projectInView(map, position),
    panBy: (x, y) => map.panBy([x, y], { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200 }),
    uncover: (object, cover) => uncover(map, object, cover),
    view: () => {
      const bounds = map.getBounds()
      const [west, east] = [bounds.getWest(), bounds.getEast()]
      const isWhole = east - west >= 360
      return [
        isWhole ? -180 : wrapLongitude(west),
        bounds.getSouth(),
        isWhole ? 180 : wrapLongitude(east),
        bounds.getNorth(),
      ]
    },
    metersPerPixel: (latitude) => metersPerPixel(latitude, map.getZoom()),
    placeName: () => placeInTheMiddle(map),
    placeNear: (position, withinMeters) => nearestPlace(map, position, withinMeters),
    bounds: () => map.getContainer().getBoundingClientRect(),
    onMove: (listener) => {
      map.on('move', listener)
      return () => map.off('move', listener)
    },
    setCursors: (positions) => scene.setCursors(positions),
    setHovered: (objectId) => scene.setHovered(objectId),
    focus: () => map.getCanvas().focus(),
  }
}
