import {
  type BBox,
  boundsOf,
  documentBounds,
  type MapDocument,
  type MapObject,
  objectBounds,
  type Position,
} from '@mishiori/map-document'
import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import { CLOSEST_FIT_ZOOM, SINGLE_POINT_ZOOM } from './opening-view.ts'
import { projectInView } from './project-in-view.ts'

/** The camera never takes longer (visual rules: at most 400 ms), and jumps where motion is unwanted. */
const CAMERA_MS = 400

export interface MapCamera {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fitDocument: (document: MapDocument) => void
  readonly fitBox: (box: BBox | null) => void
  readonly fitObjects: (objects: readonly MapObject[]) => void
  /** Moves the map only when the position is hidden or near the edge. */
  readonly reveal: (position: Position) => void
  readonly goTo: (position: Position, zoom?: number) => void
}

/** `padding` returns how much of each edge the panels cover now. */
export function createCamera(map: MapLibre, padding: () => PaddingOptions): MapCamera {
  const timing = () => ({ duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CAMERA_MS })

  function center([lng, lat]: Position, zoom?: number): void {
    // Not by the map's own padding: that would stay, and be added to the padding of every later fit.
    const { top = 0, right = 0, bottom = 0, left = 0 } = padding()
    const offset: [number, number] = [(left - right) / 2, (top - bottom) / 2]
    map.easeTo({ center: [lng, lat], offset, ...(zoom !== undefined && { zoom }), ...timing() })
  }

  function fit(box: BBox | null, pointZoom = SINGLE_POINT_ZOOM): void {
    if (!box) return
    const [west, south, east, north] = box
    if (west === east && south === north) {
      center([west, south], pointZoom)
      return
    }
    const corners: [[number, number], [number, number]] = [
      [west, south],
      [east < west ? east + 360 : east, north],
    ]
    map.fitBounds(corners, { padding: within(map.getContainer(), padding()), maxZoom: CLOSEST_FIT_ZOOM, ...timing() })
  }

  return {
    zoomIn: () => map.zoomIn(timing()),
    zoomOut: () => map.zoomOut(timing()),
    fitDocument: (document) => fit(documentBounds(document)),
    fitBox: (box) => fit(box),
    fitObjects: (objects) => {
      const box = boundsOf(objects.flatMap((object) => corners(objectBounds(object))))
      // Who is already nearer to a place than it would open stays there.
      fit(box, Math.max(map.getZoom(), SINGLE_POINT_ZOOM))
    },
    reveal: (position) => {
      const { x, y } = projectInView(map, position)
      const { clientWidth, clientHeight } = map.getContainer()
      const { top = 0, right = 0, bottom = 0, left = 0 } = padding()
      const isSeen = x > left && x < clientWidth - right && y > top && y < clientHeight - bottom
      if (!isSeen) center(position)
    },
    goTo: center,
  }
}

/** The share of the map that panels may claim. A fit into less than the rest would be refused. */
const LARGEST_COVER = 0.7

/** The padding, shrunk in proportion where it would leave too little of a low or narrow map. */
export function within(
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  { top = 0, right = 0, bottom = 0, left = 0 }: PaddingOptions,
): PaddingOptions {
  const across = Math.min(1, (clientWidth * LARGEST_COVER) / (left + right))
  const down = Math.min(1, (clientHeight * LARGEST_COVER) / (top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}

function corners(box: BBox | null): readonly Position[] {
  if (!box) return []
  const [west, south, east, north] = box
  return [
    [west, south],
    [east, north],
  ]
}
