import type { RoutingEngine } from '../routing/routing-engine.ts'
import type { ElevationSource } from './elevation-source.ts'

/** The heights that the routing engine has been given for its own use. */
export function createValhallaSource(routing: RoutingEngine): ElevationSource {
  return {
    credit: { name: 'Valhalla', attribution: 'Valhalla', url: null },
    terrain: null,
    close: async () => {},
    async heightsAt(positions, signal) {
      const elevationsMeters = await routing.heights(positions, signal)
      return elevationsMeters
        ? { elevationsMeters, isPartial: false }
        : { elevationsMeters: positions.map(() => null), isPartial: true }
    },
  }
}
