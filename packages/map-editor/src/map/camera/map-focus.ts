import type { MapObjectId } from '@mishiori/map-document'

/** A request to bring an object into view. Repeat it with another `at`, any number that grows. */
export interface MapFocus {
  readonly objectId: MapObjectId
  readonly at: number
}

/** The same for the initial view of the map: the main line and what is near it. */
export interface WholeMapFocus {
  readonly objectId: null
  readonly at: number
}
