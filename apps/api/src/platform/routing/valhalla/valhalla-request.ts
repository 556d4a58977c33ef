import type { Position } from '@mishiori/map-document'
import type { RoutingQuestion, WayOfGoing } from '../routing-engine.ts'

/** Metres. A stop farther from every road is refused instead of snapped. */
export const MAX_SNAP_METERS = 1_000

/** The body of Valhalla's `route`: one leg through all stops, without instructions. */
export function valhallaRequest({ stops, alternatives = 0, strayMeters = 0, ...way }: RoutingQuestion): string {
  const last = stops.length - 1
  return JSON.stringify({
    locations: stops.map(([lon, lat], index) => {
      const isEnd = index === 0 || index === last
      const search_cutoff = index === 0 ? MAX_SNAP_METERS : Math.max(MAX_SNAP_METERS, Math.round(strayMeters))
      return { lon, lat, type: isEnd ? 'break' : 'via', search_cutoff }
    }),
    ...costingMembers(way),
    ...(alternatives > 0 && { alternates: alternatives }),
    directions_type: 'none',
    units: 'kilometers',
  })
}

/** How to go, for any question. */
export function costingMembers({ costing, options, noGo = [] }: WayOfGoing) {
  return {
    costing,
    ...(options && { costing_options: { [costing]: options } }),
    ...(noGo.length > 0 && { exclude_polygons: noGo }),
  }
}

/** The body of Valhalla's `height`: each place for itself, in tenths of a metre. */
export function valhallaHeightRequest(positions: readonly Position[]): string {
  return JSON.stringify({ shape: positions.map(([lon, lat]) => ({ lon, lat })), height_precision: 1 })
}
