import type { Position } from '@mishiori/map-document'
import type { RoutingQuestion } from '../routing-engine.ts'

/** Metres. A stop farther from every road is refused instead of snapped. */
export const MAX_SNAP_METERS = 1_000

/** The body of Valhalla's `route`: one leg through all stops, without instructions. */
export function valhallaRequest({ stops, costing, options, alternatives = 0 }: RoutingQuestion): string {
  const last = stops.length - 1
  return JSON.stringify({
    locations: stops.map(([lon, lat], index) => ({
      lon,
      lat,
      type: index === 0 || index === last ? 'break' : 'via',
      search_cutoff: MAX_SNAP_METERS,
    })),
    costing,
    ...(options && { costing_options: { [costing]: options } }),
    ...(alternatives > 0 && { alternates: alternatives }),
    directions_type: 'none',
    units: 'kilometers',
  })
}

/** The body of Valhalla's `height`: each place for itself, in tenths of a metre. */
export function valhallaHeightRequest(positions: readonly Position[]): string {
  return JSON.stringify({ shape: positions.map(([lon, lat]) => ({ lon, lat })), height_precision: 1 })
}
