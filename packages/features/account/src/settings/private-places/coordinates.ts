import type { Position } from '@mishiori/map-document'

const DECIMALS = 5
const MAX_LATITUDE = 85

/** Reads latitude and longitude as people write them: `35.6812, 139.7671`, in letters of either width. Null for anything else. */
export function parseCoordinates(text: string): Position | null {
  const numbers = text
    .normalize('NFKC')
    .trim()
    .split(/[\s,、]+/)
  const [lat = Number.NaN, lng = Number.NaN] = numbers.map((number) =>
    /^[-+]?\d/.test(number) ? Number(number) : Number.NaN,
  )
  const isOnMap = numbers.length === 2 && Math.abs(lat) <= MAX_LATITUDE && Math.abs(lng) <= 180
  return isOnMap ? [lng, lat] : null
}

export function formatCoordinates([lng, lat]: Position): string {
  return `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`
}
