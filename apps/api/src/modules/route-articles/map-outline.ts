import { encodePolyline, type MapDocument, mainLine, type Position, simplifyPath } from '@mishiori/map-document'

/** On maps of many articles and in the corners of cards, more could not be told apart. */
const MAX_OUTLINE_POINTS = 64

/** The main line with few points, encoded; null without one. */
export function mapOutline(map: MapDocument): string | null {
  const line = mainLine(map)
  return line === null ? null : encodePolyline(outlineOf(line.path))
}

/** Twice as coarse until it is short. Each time of what is left: a long line is gone through once. */
function outlineOf(path: readonly Position[]): readonly Position[] {
  let outline = path
  for (let tolerance = 20; outline.length > MAX_OUTLINE_POINTS; tolerance *= 2)
    outline = simplifyPath(outline, tolerance)
  return outline
}
