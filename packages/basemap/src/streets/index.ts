export {
  buildStreets,
  STREET_PLACES_FILE,
  STREETS_FILE,
  type StreetPlaceLine,
  type StreetsOptions,
} from './build-streets.ts'
export { OsmPbfError } from './osm-pbf/read-blocks.ts'
export type { StreetPlaceKind } from './street-places.ts'
