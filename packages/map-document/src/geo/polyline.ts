import type { Position } from '../position.ts'

const SCALE = 1e5
const LOWEST_CODE = 63
const HIGHEST_CODE = 126

/** Why a text is no polyline. */
export type PolylineProblem =
  | 'polyline.invalid_character'
  | 'polyline.incomplete'
  | 'polyline.out_of_range'
  | 'polyline.too_long'

/** A decoded path of `[longitude, latitude]`, or why it could not be decoded. */
export type PolylineResult =
  | { readonly ok: true; readonly path: readonly Position[] }
  | { readonly ok: false; readonly problem: PolylineProblem }

/**
 * Decodes a precision 5 polyline strictly: only its alphabet, whole numbers in pairs, |latitude| ≤ 90 and |longitude| ≤ 180.
 * The number of points is known from the text before anything is built.
 */
export function decodePolyline(text: string, { maxPoints }: { readonly maxPoints: number }): PolylineResult {
  const counted = countNumbers(text, maxPoints * 2)
  if (typeof counted === 'string') return { ok: false, problem: counted }
  const path = new Array<Position>(counted / 2)
  let cursor = 0
  let lat = 0
  let lng = 0
  const next = (): number => {
    let value = 0
    let shift = 0
    for (;;) {
      const bits = text.charCodeAt(cursor++) - LOWEST_CODE
      value |= (bits & 0x1f) << shift
      if (bits < 0x20) return value & 1 ? ~(value >>> 1) : value >>> 1
      shift += 5
    }
  }
  for (let index = 0; index < path.length; index++) {
    lat += next()
    lng += next()
    if (Math.abs(lat) > 90 * SCALE || Math.abs(lng) > 180 * SCALE)
      return { ok: false, problem: 'polyline.out_of_range' }
    path[index] = [lng / SCALE, lat / SCALE]
  }
  return { ok: true, path }
}

/** Number of numbers in a well-formed text, or what is wrong with it. Six characters hold 30 bits, more than ±360° need. */
function countNumbers(text: string, max: number): number | PolylineProblem {
  let count = 0
  let run = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < LOWEST_CODE || code > HIGHEST_CODE) return 'polyline.invalid_character'
    run++
    if (run > 6) return 'polyline.out_of_range'
    if (code - LOWEST_CODE >= 0x20) continue
    run = 0
    count++
    if (count > max) return 'polyline.too_long'
  }
  return run > 0 || count % 2 === 1 ? 'polyline.incomplete' : count
}
