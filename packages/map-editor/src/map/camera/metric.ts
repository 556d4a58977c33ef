import { longitudeDelta, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'

const TILE_PIXELS = 512
const EQUATOR_METERS = 360 * METERS_PER_DEGREE

/** Ground metres in a CSS pixel of an unpitched Web Mercator map. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom)
}

/** Distance on a plane around `from`, metres. Exact enough within a screen, and much cheaper than the sphere. */
export function planeDistanceMeters(from: Position, to: Position): number {
  const east = longitudeDelta(from[0], to[0]) * Math.cos((from[1] * Math.PI) / 180)
  return Math.hypot(east, to[1] - from[1]) * METERS_PER_DEGREE
}

/** A position as MapLibre's types require it: a mutable array. */
export function lngLat([lng, lat]: Position): [number, number] {
  return [lng, lat]
}

/** Ground metres from one corner of the visible map to the opposite one, by the scale in its middle. */
export function viewDiagonalMeters(map: MapLibre): number {
  const { clientWidth, clientHeight } = map.getContainer()
  return Math.hypot(clientWidth, clientHeight) * metersPerPixel(map.getCenter().lat, map.getZoom())
}
