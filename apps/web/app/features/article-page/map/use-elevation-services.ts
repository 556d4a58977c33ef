import type { ElevationServices } from '@mishiori/map-editor/view'
import { useRootData } from '../../../platform/root-data.ts'

const NOBODY: ElevationServices = {}
const OUR_SERVER: ElevationServices = {
  // The API's client is a weight that only readers of lines without heights need.
  fetchElevations: async (positions, options) => {
    const { fetchElevations } = await import('../../elevation/fetch-elevations.ts')
    return fetchElevations(positions, options)
  },
}

/** Whom readers ask for the heights of lines that brought none. */
export function useElevationServices(): ElevationServices {
  const { elevation } = useRootData()
  return elevation === null ? NOBODY : OUR_SERVER
}
