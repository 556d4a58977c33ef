import type { ElevationServices } from '@mishiori/map-editor/view'
import { useRootData } from '@repo/web-kit/root-data'

const NOBODY: ElevationServices = {}
const OUR_SERVER: ElevationServices = {
  // The API's client is a weight that only readers of lines without elevations need.
  fetchElevations: async (positions, options) => {
    const { fetchElevations } = await import('@repo/map-kit/fetch-elevations')
    const answer = await fetchElevations(positions, options)
    if (answer.ok) return answer
    const { readSavedElevations } = await import('./saved-elevations.ts')
    return (await readSavedElevations(positions)) ?? answer
  },
}

/** Services for the elevations of lines without any. */
export function useElevationServices(): ElevationServices {
  const { elevation } = useRootData()
  return elevation === null ? NOBODY : OUR_SERVER
}
