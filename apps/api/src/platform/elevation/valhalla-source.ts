import type { RoutingEngine } from '../routing/routing-engine.ts'
import type { ElevationSource } from './elevation-source.ts'

/** The elevations that the routing engine has been given for its own use. */
export function createValhallaSource(routing: RoutingEngine): ElevationSource {
  return {
    credit: { name: 'Valhalla', attribution: 'Valhalla', url: null },
    terrain: null,
    close: async () => {},
    async elevationsAt(positions, signal) {
      const elevationsMeters = await routing.elevations(positions, signal)
      return elevationsMeters
        ? { elevationsMeters, isPartial: false }
        : { elevationsMeters: positions.map(() => null), isPartial: true }
    },
  }
}
