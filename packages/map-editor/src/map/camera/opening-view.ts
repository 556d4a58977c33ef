import type { BBox } from '@mishiori/map-document'
import type { LngLatBoundsLike, PaddingOptions } from 'maplibre-gl'

/** Specification §9: a single point is shown at this zoom. */
export const SINGLE_POINT_ZOOM = 10
export const CLOSEST_FIT_ZOOM = 17

/** The initial view of a map. Degrees; zoom as in MapLibre, where 0 shows the world in 512 pixels. */
export interface MapViewpoint {
  /** Of the centre, in degrees, east of Greenwich positive. */
  readonly longitude: number
  /** Of the centre, in degrees, north of the equator positive. */
  readonly latitude: number
  /** From 0 to 22; fractions are allowed. */
  readonly zoom: number
}

/** A map that opens on a box instead of a place. */
export interface MapOpening {
  readonly bounds: LngLatBoundsLike
  readonly fitBoundsOptions: { readonly padding: PaddingOptions; readonly maxZoom: number }
}

/** The initial view that shows the contents of a box, so that no other place is loaded first; null without one. */
export function openingView(box: BBox | null, padding: PaddingOptions): MapViewpoint | MapOpening | null {
  if (!box) return null
  const [west, south, east, north] = box
  if (west === east && south === north) return { longitude: west, latitude: south, zoom: SINGLE_POINT_ZOOM }
  const bounds: LngLatBoundsLike = [west, south, east < west ? east + 360 : east, north]
  return { bounds, fitBoundsOptions: { padding, maxZoom: CLOSEST_FIT_ZOOM } }
}
