/** The same meridian within [-180, 180). Degrees; 180 itself becomes -180. */
export function wrapLongitude(lng: number): number {
  if (lng >= -180 && lng < 180) return lng
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** The shorter difference from one meridian to another, degrees in [-180, 180); positive is east. */
export function longitudeDelta(from: number, to: number): number {
  return wrapLongitude(to - from)
}
