import { MAP_LIMITS, type Position, wrapLongitude } from '@mishiori/map-document'
import { RefusedError } from '../refused-error.ts'
import type { NoteCounter } from './notes.ts'

/** Ways across 180° are often written on beyond it, once around at most. */
const FARTHEST_LONGITUDE = 540

/**
 * Where on the map a file's coordinates are, their longitude within ±180; null, and counted in `notes`, when they are
 * not on Earth or beyond the map.
 */
export function placeOnMap(lng: number, lat: number, notes: NoteCounter): Position | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= FARTHEST_LONGITUDE)) {
    notes.add('point.position_invalid')
    return null
  }
  if (Math.abs(lat) > MAP_LIMITS.latitude) {
    notes.add('point.beyond_map')
    return null
  }
  return [Math.abs(lng) > 180 ? wrapLongitude(lng) : lng, lat]
}

/** Why a file has nothing to show: all of its points were passed over, or there are none. */
export function refuseNoPoints(notes: NoteCounter): never {
  const unreadable = notes.count('point.position_invalid')
  if (unreadable > 0) throw new RefusedError('file.positions_unreadable', { count: unreadable })
  const beyond = notes.count('point.beyond_map')
  if (beyond > 0) throw new RefusedError('file.beyond_map', { count: beyond })
  const withoutFix = notes.count('point.no_fix')
  if (withoutFix > 0) throw new RefusedError('file.no_fix', { count: withoutFix })
  throw new RefusedError('file.no_points')
}
