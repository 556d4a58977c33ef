import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'

/** Hands what the sources' tiles draw over to the graphics processor in many tasks. MapLibre would do so in one, within the next frame. */
export async function uploadInTurns(map: MapLibre, sources: readonly GeoJSONSource[]): Promise<void> {
  for (const { id } of sources) {
    const tiles = map.style?.tileManagers[id]
    for (const tileId of tiles?.getIds() ?? []) {
      for (const bucket of Object.values(tiles?.getTileByID(tileId)?.buckets ?? {})) {
        const isPlacedFirst = bucket.layers.some(({ type }) => type === 'symbol')
        if (isPlacedFirst || !bucket.uploadPending()) continue
        bucket.upload(map.painter.context)
        await nextTask()
        if (!map.style) return // removed meanwhile
      }
    }
  }
}

/** A moment in which the page can answer a finger. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
