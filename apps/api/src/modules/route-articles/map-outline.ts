import { encodePolyline, type MapDocument, mainLine, type Position, simplifyPath } from '@mishiori/map-document'

/** On maps of many articles and in the corners of cards, more could not be told apart. */
const MAX_OUTLINE_POINTS = 64

/** The main line with few points, encoded; null without one. */
export function mapOutline(map: MapDocument): string | null {
  const line = mainLine(map)
  return line === null ? null : pathOutline(line.path)
}

/** A path with few points, encoded. */
export const pathOutline = (path: readonly Position[]): string =>
  encodePolyline(simplified(path, { maxPoints: MAX_OUTLINE_POINTS, fromMeters: 20 }))

interface Simplification {
  readonly maxPoints: number
  /** Also where it is short. */
  readonly always?: boolean
  /** How far it may be moved at first. */
  readonly fromMeters: number
}

/** Twice as coarse until it is short. Each time of what is left: a long line is gone through once. */
export function simplified(
  path: readonly Position[],
  { maxPoints, fromMeters, always = false }: Simplification,
): readonly Position[] {
  let outline = always ? simplifyPath(path, fromMeters) : path
  for (let tolerance = fromMeters; outline.length > maxPoints; tolerance *= 2)
    outline = simplifyPath(outline, tolerance)
  return outline
}
