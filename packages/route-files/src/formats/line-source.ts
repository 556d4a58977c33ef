import { LINE_SOURCES, type LineSource, type TravelMode } from '@mishiori/map-document'

/**
 * What our files call the source of a line: an extension of GPX, a `Data` of KML, a property of GeoJSON. Only our own
 * files have it, so that a recording that its owner downloaded from the service is a file like any other.
 */
export const LINE_SOURCE_NAME = 'lineSource'

/** The source that a file names; null for none that is known. */
export function lineSourceOf(value: unknown): LineSource | null {
  return LINE_SOURCES.find((source) => source === value) ?? null
}

/** What our files call the way of travel of a recording, in the same places. */
export const TRAVEL_MODE_NAME = 'travelMode'

/** What KML and GeoJSON call a spot that is a stop of a route, for the same. */
export const ROUTE_STOP_NAME = 'isRouteStop'

/** What KML and GeoJSON call an area that ways keep out of, for the same. */
export const NO_GO_NAME = 'isNoGo'

/** What TCX calls a name that its schema has no room for, for the same. */
export const WHOLE_NAME = 'wholeName'

/** The way of travel that a file names; null for none that is known. */
export function travelModeOf(value: unknown): TravelMode | null {
  return value === 'driving' || value === 'walking' ? value : null
}
