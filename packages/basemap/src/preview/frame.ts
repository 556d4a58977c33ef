import { type BBox, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'

/** World pixels at zoom 0, as MapLibre counts zooms. */
const WORLD_PIXELS = 512
const MAX_ZOOM = 15
const MAX_LATITUDE = 85.05

export interface PictureSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Image pixels in a CSS pixel. */
  readonly scale: number
}

/** What of the world a picture shows. Everything but `size` is in image pixels. */
export interface Frame {
  readonly size: PictureSize
  readonly width: number
  readonly height: number
  /** Width of the whole world. */
  readonly worldPixels: number
  /** The picture's corner, counted from the world's north-western one. `left` may lie in a neighbouring copy of the world. */
  readonly left: number
  readonly top: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface Span {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

/** Web Mercator, the world being one unit wide. */
function mercator([lng, lat]: Position): Point {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The latitude at a height of the picture. */
export function latitudeAt(frame: Frame, y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * (frame.top + y)) / frame.worldPixels))) * 180) / Math.PI
}

/** The longitude at a column of the picture; beyond 180° where the picture is. */
export function longitudeAt(frame: Frame, x: number): number {
  return ((frame.left + x) / frame.worldPixels) * 360 - 180
}

/** CSS pixels at the edges of a picture that a route keeps clear of. */
export interface PicturePadding {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Above, room for a pin at the highest point. */
const PADDING: PicturePadding = { top: 64, right: 40, bottom: 32, left: 40 }
/** Padding takes at most this share of a small picture. */
const PADDING_SHARE = 0.24

/** The frame that shows `box` in the middle of a picture without its `padding`. */
export function fitFrame(box: BBox, size: PictureSize, padding = usualPadding(size)): Frame {
  const span = spanOf(box)
  const { top, right, bottom, left } = padding
  const widest = Math.min(
    (size.width - left - right) / Math.max(span.east - span.west, Number.EPSILON),
    (size.height - top - bottom) / Math.max(span.south - span.north, Number.EPSILON),
  )
  const coversPicture = Math.max(size.width, size.height)
  const worldPixels = size.scale * Math.max(coversPicture, Math.min(widest, WORLD_PIXELS * 2 ** MAX_ZOOM))
  const [width, height] = [Math.round(size.width * size.scale), Math.round(size.height * size.scale)]
  const centerY = ((span.north + span.south) / 2) * worldPixels - ((top - bottom) / 2) * size.scale
  return {
    size,
    width,
    height,
    worldPixels,
    left: ((span.west + span.east) / 2) * worldPixels - (width + (left - right) * size.scale) / 2,
    top: Math.max(0, Math.min(worldPixels - height, centerY - height / 2)),
  }
}

function usualPadding({ width, height }: PictureSize): PicturePadding {
  const [across, down] = [width * PADDING_SHARE, height * PADDING_SHARE]
  return {
    top: Math.min(PADDING.top, down),
    right: Math.min(PADDING.right, across),
    bottom: Math.min(PADDING.bottom, down),
    left: Math.min(PADDING.left, across),
  }
}

function spanOf([west, south, east, north]: BBox): Span {
  const from = mercator([west, north])
  const to = mercator([east < west ? east + 360 : east, south])
  return { west: from.x, north: from.y, east: to.x, south: to.y }
}

/** Where a position is in the picture: in the copy of the world that is nearest to `nearX`. */
export function project(frame: Frame, position: Position, nearX = frame.width / 2): Point {
  const { x, y } = mercator(position)
  const here = x * frame.worldPixels - frame.left
  const copies = Math.round((nearX - here) / frame.worldPixels)
  return { x: here + copies * frame.worldPixels, y: y * frame.worldPixels - frame.top }
}

/** Where a path runs in the picture, in one piece across 180°. */
export function projectPath(frame: Frame, path: readonly Position[]): readonly Point[] {
  let nearX = frame.width / 2
  return path.map((position) => {
    const point = project(frame, position, nearX)
    nearX = point.x
    return point
  })
}

/** MapLibre's zoom of a picture whose pixels are CSS pixels. */
export function zoomOf({ worldPixels, size }: Frame): number {
  return Math.log2(worldPixels / size.scale / WORLD_PIXELS)
}

/** In the middle of the picture. */
export function metersPerPixel(frame: Frame): number {
  const latitude = (latitudeAt(frame, frame.height / 2) * Math.PI) / 180
  return (360 * METERS_PER_DEGREE * Math.cos(latitude)) / frame.worldPixels
}
