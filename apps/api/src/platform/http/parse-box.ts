import type { BBox } from '@mishiori/map-document'
import { AppError } from '../app-error.ts'

/** @throws {AppError} `request.invalid` for an invalid box. If east is less than west, the box crosses 180°. */
export function parseBox(field: string, text: string): BBox {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  const isBox = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && south <= north && north <= 90
  if (!isBox) throw new AppError('request.invalid', {}, { fields: [{ field, rule: 'range' }] })
  return [west, south, east, north]
}
