import { MAP_LIMITS } from '@mishiori/map-document'

/** Ten millionths of a degree, in which Google's older files write positions: whole numbers that fit into 32 bits. */
export const E7 = 1e7
const MAX_LAT_E7 = MAP_LIMITS.latitude * E7
const MAX_LNG_E7 = 180 * E7

const SPACE = 0x20
const PLUS = 0x2b
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const DEGREE = 0xb0

const isDigit = (code: number) => code >= ZERO && code <= ZERO + 9

/** A decimal number of degrees that ends at `to`, in E7; around it may be spaces, after it a degree sign. NaN for anything else. */
function decimalE7(text: string, from: number, to: number): number {
  let at = from
  while (text.charCodeAt(at) === SPACE) at++
  const sign = text.charCodeAt(at)
  if (sign === MINUS || sign === PLUS) at++
  let value = 0
  let scale = 0
  let digits = 0
  for (; at < to; at++) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) {
      digits++
      if (scale === 0) value = value * 10 + (code - ZERO)
      else {
        value += (code - ZERO) * scale
        scale /= 10
      }
    } else if (code === POINT && scale === 0) scale = 0.1
    else break
  }
  while (at < to && (text.charCodeAt(at) === DEGREE || text.charCodeAt(at) === SPACE)) at++
  if (digits === 0 || at !== to) return Number.NaN
  return Math.round((sign === MINUS ? -value : value) * E7)
}

/** Latitude and longitude of a point as the phones write it, in E7. */
export interface PlaceE7 {
  latE7: number
  lngE7: number
}

/** Whether it is a place that the map has. Nothing at 0°, 0° is one: what has no fix writes it. */
function isOnMap({ latE7, lngE7 }: PlaceE7): boolean {
  return Math.abs(latE7) <= MAX_LAT_E7 && Math.abs(lngE7) <= MAX_LNG_E7 && (latE7 !== 0 || lngE7 !== 0)
}

/**
 * Reads `geo:35.68,139.76`, `35.68°, 139.76°`, `35.68,139.76` and objects that hold one of them as `latLng` into `place`, which is used
 * again and again: files have millions of points.
 *
 * @returns whether it is a place of the map.
 */
export function readPlaceInto(place: PlaceE7, value: unknown): boolean {
  const text = typeof value === 'object' && value !== null && 'latLng' in value ? value.latLng : value
  if (typeof text !== 'string') return false
  const from = text.startsWith('geo:') ? 4 : 0
  const comma = text.indexOf(',', from)
  if (comma < 0) return false
  const parameters = from === 0 ? -1 : text.indexOf(';', comma)
  place.latE7 = decimalE7(text, from, comma)
  place.lngE7 = decimalE7(text, comma + 1, parameters < 0 ? text.length : parameters)
  return isOnMap(place)
}

/** Reads `latitudeE7` and `longitudeE7` of Takeout. Some years wrote negative numbers as if they had no sign. */
export function readE7Into(place: PlaceE7, latitude: unknown, longitude: unknown): boolean {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false
  place.latE7 = signed(latitude, MAX_LAT_E7)
  place.lngE7 = signed(longitude, MAX_LNG_E7)
  return isOnMap(place)
}

const signed = (value: number, max: number) => Math.round(value > max ? value - 2 ** 32 : value)
