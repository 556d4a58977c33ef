import type { RoutingQuestion } from '../routing-engine.ts'

/** Metres. A stop that lies farther from every road is refused instead of jumping there. */
export const MAX_SNAP_METERS = 1_000

/** The body of Valhalla's `route`: one leg through all stops, without instructions. */
export function valhallaRequest({ stops, costing }: RoutingQuestion): string {
  const last = stops.length - 1
  return JSON.stringify({
    locations: stops.map(([lon, lat], index) => ({
      lon,
      lat,
      type: index === 0 || index === last ? 'break' : 'via',
      search_cutoff: MAX_SNAP_METERS,
    })),
    costing,
    directions_type: 'none',
    units: 'kilometers',
  })
}
