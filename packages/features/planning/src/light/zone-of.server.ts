import type { Position } from '@mishiori/map-document'
import tzLookup from '@photostructure/tz-lookup'

/** The time zone of a place. Its table is on servers alone; a browser without an answer takes its own zone. */
export function zoneOf([lng, lat]: Position): string {
  return tzLookup(lat, lng)
}
