export {
  buildStreets,
  STREET_PLACES_FILE,
  STREETS_FILE,
  type StreetPlaceLine,
} from './build-streets.ts'
export type { StreetPlaceKind } from './street-places.ts'
