import { type BBox, type Position, wrapLongitude } from '@mishiori/map-document'

/** Of a small picture, in its own units. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  /** Left free on each side, for the width of lines. */
  readonly margin: number
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const RADIANS = Math.PI / 180

/** Projects by Mercator, north up, so that the box is in the middle of the picture and as large as it fits. */
export function fitProjection(
  [west, south, east, north]: BBox,
  { width, height, margin }: PictureSize,
): (position: Position) => readonly [x: number, y: number] {
  const eastward = (lng: number) => wrapLongitude(lng - west - 180) + 180
  const [spanX, spanY] = [eastward(east) * RADIANS, mercator(north) - mercator(south)]
  const room = [(width - 2 * margin) / spanX, (height - 2 * margin) / spanY].filter(Number.isFinite)
  const scale = room.length > 0 ? Math.min(...room) : 0
  const [left, top] = [(width - spanX * scale) / 2, (height - spanY * scale) / 2]
  return ([lng, lat]) => [left + eastward(lng) * RADIANS * scale, top + (mercator(north) - mercator(lat)) * scale]
}
