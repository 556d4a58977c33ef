/** Points of courses that Garmin's devices have a symbol for; the others say how to turn, which the name does too. */
const SYMBOLS: Readonly<Record<string, string>> = {
  summit: 'Summit',
  water: 'Drinking Water',
  food: 'Restaurant',
  danger: 'Danger Area',
  'first aid': 'Medical Facility',
}

/** Garmin's symbol for a `PointType` of TCX; empty where it has none. */
export function symbolOfPointType(type: string): string {
  const key = type.toLowerCase()
  return Object.hasOwn(SYMBOLS, key) ? (SYMBOLS[key] ?? '') : ''
}
