import type { MapObjectId } from '@mishiori/map-document'

/** A request to bring an object into view. Repeat it with another `at`, any number that grows. */
export interface MapFocus {
  /** What to bring into view. An id that the document does not have does nothing. */
  readonly objectId: MapObjectId
  /** Greater than that of the request before, such as `Date.now()`. */
  readonly at: number
}

/** The same for the initial view of the map: the main line and what is near it. */
export interface WholeMapFocus {
  readonly objectId: null
  /** As in {@link MapFocus}. */
  readonly at: number
}
