export {
  buildStreets,
  STREET_PLACES_FILE,
  STREETS_FILE,
  type StreetPlaceLine,
} from './build-streets.ts'
export { readDataDate } from './data-dates.ts'
export type { StreetPlaceKind } from './street-places.ts'
export { readWayFacts, type WayFacts } from './way-facts.ts'
export { type Along, findAlong, type PlaceAlong } from './wayside/find-along.ts'
export { openWayside, type WaysideIndex } from './wayside/open-wayside.ts'
export { WAYSIDE_KINDS } from './wayside/wayside-place.ts'
