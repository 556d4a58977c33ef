import { EARTH_RADIUS_METERS, longitudeDelta, type Position } from '@mishiori/map-document'

/** CSS counts 96 pixels to the inch, on screens and on paper. */
export const CSS_PIXELS_PER_MM = 96 / 25.4

/**
 * A point of Web Mercator where the world is one unit wide. `x` grows to the east, beyond 1 in the next copy of the
 * world; `y` grows to the south.
 */
export interface WorldPoint {
  readonly x: number
  readonly y: number
}

/** Millimetres of paper, from the upper left corner of a map. */
export interface PaperPoint {
  readonly x: number
  readonly y: number
}

export interface PaperSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** What of the world a map on paper shows. The scale is exact at the centre. */
export interface Frame {
  readonly size: PaperSize
  readonly center: WorldPoint
  /** The direction that is up on paper: 0 is north, 90 east. */
  readonly bearingDegrees: number
  readonly scaleDenominator: number
}

const MAX_LATITUDE = 85.05
const RADIANS = Math.PI / 180
const CIRCUMFERENCE_MM = 2 * Math.PI * EARTH_RADIUS_METERS * 1000

export function toWorld([lng, lat]: Position): WorldPoint {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * RADIANS)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** In one piece across 180°. */
export function toWorldPath(path: readonly Position[]): readonly WorldPoint[] {
  let [lng, before] = [path[0]?.[0] ?? 0, path[0]?.[0] ?? 0]
  return path.map((position) => {
    lng += longitudeDelta(before, position[0])
    before = position[0]
    return toWorld([lng, position[1]])
  })
}

/** Points that follow each other: each in the copy of the world that is nearest to the point before it. */
export function unwrapPoints(points: readonly WorldPoint[]): readonly WorldPoint[] {
  let before = points[0]?.x ?? 0
  return points.map(({ x, y }) => {
    before = x + Math.round(before - x)
    return { x: before, y }
  })
}

export function latitudeOf({ y }: Pick<WorldPoint, 'y'>): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS
}

/** The longitude goes beyond 180° where the point lies in a copy of the world. */
export function toPosition(point: WorldPoint): Position {
  return [(point.x - 0.5) * 360, latitudeOf(point)]
}

/** How wide the whole world would be on paper, by the scale at this latitude. */
export function worldMm(latitude: number, scaleDenominator: number): number {
  return (CIRCUMFERENCE_MM * Math.cos(latitude * RADIANS)) / scaleDenominator
}

export function worldMmOf({ center, scaleDenominator }: Frame): number {
  return worldMm(latitudeOf(center), scaleDenominator)
}

/** Converts points to paper positions: in the copy of the world that is nearest to the frame, unless one is given. */
export function paperOf(frame: Frame, ofCopies?: number): (point: WorldPoint) => PaperPoint {
  const place = placing(frame)
  return (point) => place(point, ofCopies ?? copiesBetween(frame, point))
}

/** As {@link paperOf}, for a path: in one piece, by default in the copy of the world that is nearest where it begins. */
export function paperPathOf(
  frame: Frame,
  path: readonly WorldPoint[],
  copies = copiesBetween(frame, path[0] ?? frame.center),
): readonly PaperPoint[] {
  return path.map(paperOf(frame, copies))
}

/** How many worlds to the east of a frame a point lies. */
export function copiesBetween({ center }: Frame, { x }: WorldPoint): number {
  return Math.round(x - center.x)
}

function placing(frame: Frame): (point: WorldPoint, copies: number) => PaperPoint {
  const { center, size, bearingDegrees } = frame
  const [mm, cos, sin] = [worldMmOf(frame), Math.cos(bearingDegrees * RADIANS), Math.sin(bearingDegrees * RADIANS)]
  return (point, copies) => {
    const [x, y] = [(point.x - copies - center.x) * mm, (point.y - center.y) * mm]
    return { x: size.widthMm / 2 + x * cos + y * sin, y: size.heightMm / 2 - x * sin + y * cos }
  }
}

/** The corners of a frame, clockwise from the upper left. */
export function cornersOf(frame: Frame): readonly WorldPoint[] {
  const { center, size, bearingDegrees } = frame
  const [mm, cos, sin] = [worldMmOf(frame), Math.cos(bearingDegrees * RADIANS), Math.sin(bearingDegrees * RADIANS)]
  const [x, y] = [size.widthMm / 2 / mm, size.heightMm / 2 / mm]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([u = 0, v = 0]) => ({ x: center.x + u * cos - v * sin, y: center.y + u * sin + v * cos }))
}

export function isOnPaper({ x, y }: PaperPoint, { widthMm, heightMm }: PaperSize, marginMm: number): boolean {
  return x >= marginMm && x <= widthMm - marginMm && y >= marginMm && y <= heightMm - marginMm
}
