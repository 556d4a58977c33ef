import type { Position } from '@mishiori/map-document'

/** Valhalla writes six decimals, maps are stored with five. */
const ENGINE_SCALE = 1e6
const STORED_SCALE = 1e5
const LOWEST_CODE = 63
const HIGHEST_CODE = 126
const MAX_SHIFT = 30

interface PolylineOptions {
  readonly maxPoints: number
  /** Keeps positions that repeat the one before: then indices are those of the engine. */
  readonly keepsRepeats?: boolean
}

/**
 * Decodes a polyline of precision 6 into positions of five decimals, leaving out those that then repeat the one before.
 *
 * @returns null for anything that is none, or more than `maxPoints`.
 */
export function decodePrecisePolyline(
  text: string,
  { maxPoints, keepsRepeats = false }: PolylineOptions,
): readonly Position[] | null {
  const path: Position[] = []
  const cursor = { text, index: 0 }
  let lat = 0
  let lng = 0
  while (cursor.index < text.length) {
    lat += readNumber(cursor)
    lng += readNumber(cursor)
    const position = [round(lng), round(lat)] as const
    if (!(Math.abs(position[0]) <= 180 && Math.abs(position[1]) <= 90)) return null
    const previous = path.at(-1)
    if (!keepsRepeats && previous && previous[0] === position[0] && previous[1] === position[1]) continue
    if (path.length === maxPoints) return null
    path.push(position)
  }
  return path
}

const round = (value: number) => Math.round((value / ENGINE_SCALE) * STORED_SCALE) / STORED_SCALE

/** NaN for an invalid number, so that the resulting position is refused. */
function readNumber(cursor: { readonly text: string; index: number }): number {
  let value = 0
  for (let shift = 0; shift <= MAX_SHIFT; shift += 5) {
    const code = cursor.text.charCodeAt(cursor.index++)
    if (!(code >= LOWEST_CODE && code <= HIGHEST_CODE)) return Number.NaN
    const bits = code - LOWEST_CODE
    value += (bits & 0x1f) * 2 ** shift
    if (bits < 0x20) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  return Number.NaN
}
