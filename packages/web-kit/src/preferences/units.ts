import type { LengthUnits } from '@repo/contract'
import { readCookie } from './cookies.ts'

export const UNITS_COOKIE = 'units'

/** `metric` or `imperial`; null for anything else. */
export function parseUnits(value: string | null | undefined): LengthUnits | null {
  return value === 'metric' || value === 'imperial' ? value : null
}

/** The choice stored in a `Cookie` header; null when the visitor made none. */
export const unitsOfCookie = (header: string | null): LengthUnits | null => parseUnits(readCookie(header, UNITS_COOKIE))
