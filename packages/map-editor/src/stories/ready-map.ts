import type { Map as MapLibre } from 'maplibre-gl'
import { waitFor } from 'storybook/test'

let map: MapLibre | null = null

/** For the `onMapReady` of a story that looks at the map itself. */
export function storeReadyMap(ready: MapLibre): void {
  map = ready
}

/** The map of the story, once it is there. */
export function readyMap(): Promise<MapLibre> {
  return waitFor(() => {
    if (!map) throw new Error('There is no map yet.')
    return map
  })
}

/** The map of the story before was removed with it. */
export function forgetReadyMap(): void {
  map = null
}
