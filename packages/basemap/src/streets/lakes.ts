import { METERS_PER_DEGREE } from '@mishiori/map-document'
import { LANDMARKS_FROM_ZOOM } from '../style-parts.ts'
import { type Drawing, drawingOfLake } from './drawn-features.ts'
import type { Tags } from './osm-pbf/visit-block.ts'
import type { FlatPath } from './rings.ts'
import type { StreetFeature } from './spool.ts'

/** Of a pixel at zoom 0, at the equator. */
const METERS_PER_PIXEL = (360 * METERS_PER_DEGREE) / 512
/** A lake is named where it is about as wide as a short name. */
const NAMED_FROM_PIXELS = 28
/** A lake is drawn where it is more than a dot. */
const DRAWN_FROM_PIXELS = 5
const ZOOMS = { first: LANDMARKS_FROM_ZOOM, streets: 11, last: 14 } as const
/** A pond. */
const SMALLEST_METERS = 40

/** A water as large as it is: the smaller, the later it is drawn. Others are drawn as before. */
export function drawnBySize(drawing: Drawing, ring: FlatPath): Drawing {
  if (drawing.properties.class !== 'water') return drawing
  return { ...drawing, minZoom: zoomFor(ring, DRAWN_FROM_PIXELS, ZOOMS.streets) }
}

/** The name of a water with such a shore, where it is widest; null without one, and for ponds. */
export function nameOfLake(tags: Tags, ring: FlatPath): StreetFeature | null {
  if (widthOf(ring) < SMALLEST_METERS) return null
  const drawing = drawingOfLake(tags, zoomFor(ring, NAMED_FROM_PIXELS, ZOOMS.last))
  return drawing && { drawing, kind: 'point', paths: [[...insideOf(ring)]] }
}

/** The zoom from which it is so many pixels wide. */
function zoomFor(ring: FlatPath, pixels: number, last: number): number {
  const metersPerPixel = METERS_PER_PIXEL * Math.cos(((ring[1] ?? 0) * Math.PI) / 180)
  const zoom = Math.ceil(Math.log2((pixels * metersPerPixel) / Math.max(1, widthOf(ring))))
  return Math.max(ZOOMS.first, Math.min(last, zoom))
}

/** The side of a square that is as large, in meters. */
function widthOf(ring: FlatPath): number {
  const [originX = 0, originY = 0] = ring
  let doubled = 0
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [x1, y1] = [(ring[at] ?? 0) - originX, (ring[at + 1] ?? 0) - originY]
    const [x2, y2] = [(ring[at + 2] ?? 0) - originX, (ring[at + 3] ?? 0) - originY]
    doubled += x1 * y2 - x2 * y1
  }
  const squareDegrees = Math.abs(doubled / 2) * Math.cos((originY * Math.PI) / 180)
  return Math.sqrt(squareDegrees) * METERS_PER_DEGREE
}

/** A point in a ring: halfway through its longest stretch from west to east, on one of a few parallels. */
function insideOf(ring: FlatPath): readonly [lng: number, lat: number] {
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (let at = 1; at < ring.length; at += 2) {
    south = Math.min(south, ring[at] ?? 0)
    north = Math.max(north, ring[at] ?? 0)
  }
  let best = { width: 0, at: [ring[0] ?? 0, ring[1] ?? 0] as readonly [number, number] }
  for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
    const lat = south + (north - south) * share
    const crossings = crossingsAt(ring, lat)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [west = 0, east = 0] = crossings.slice(at, at + 2)
      // The middle is better than a slightly wider place near an end.
      if (east - west > best.width * 1.1) best = { width: east - west, at: [(west + east) / 2, lat] }
    }
  }
  return best.at
}

/** Where a ring crosses a parallel, from west to east. */
function crossingsAt(ring: FlatPath, lat: number): readonly number[] {
  const crossings: number[] = []
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(at, at + 4)
    if (y1 > lat !== y2 > lat) crossings.push(x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1))
  }
  return crossings.sort((a, b) => a - b)
}
