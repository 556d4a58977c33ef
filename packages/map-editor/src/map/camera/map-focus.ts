import type { MapObjectId } from '@mishiori/map-document'

/** A request to bring an object into view. Repeat it with another `at`, any number that grows. */
export interface MapFocus {
  readonly objectId: MapObjectId
  readonly at: number
}

/** The same for what the map opened on: the main line and what lies near it. */
export interface WholeMapFocus {
  readonly objectId: null
  readonly at: number
}
