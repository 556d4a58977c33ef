import type { ErrorEvent, GeoJSONSource, Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'
import { uploadInTurns } from './upload-in-turns.ts'

/**
 * Changes sources in many steps that are one to the map. Otherwise it would cut tiles and paint after each of them and after each tile, and
 * painting is most of what it costs to open a large document. Resolves when everything can be drawn.
 */
export async function changeQuietly(
  map: MapLibre,
  ids: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const news = new EventTarget()
  const sources = ids.flatMap((id) => map.getSource<GeoJSONSource>(id) ?? [])
  const muted = sources.map((source) => mute(source, () => news.dispatchEvent(new Event('news'))))
  try {
    await change()
    for (const { fireData } of muted) {
      fireData('metadata')
      fireData('content')
    }
    await untilDrawable(map, sources, news)
    await uploadInTurns(map, sources)
  } finally {
    for (const { unmute, fireData } of muted) {
      unmute()
      fireData()
    }
  }
}

/** What MapLibre works out after each change: the bounds of all that changed, vertex by vertex. Not of its public interface. */
export const WHICH_TILES = '_getShouldReloadTileOptions'

/**
 * Suppresses the events of the source for the map, except errors. Every tile is built again in the end, so it does not
 * matter which ones a step changes.
 */
function mute(source: GeoJSONSource, onNews: () => void) {
  const fire = source.fire.bind(source)
  source.fire = (event: ErrorEvent | MapSourceDataEvent | string) => {
    if (typeof event === 'object' && event.type === 'error') fire(event)
    onNews()
    return source
  }
  Reflect.set(source, WHICH_TILES, () => undefined)
  return {
    fireData: (sourceDataType?: 'metadata' | 'content') => fire('data', { dataType: 'source', sourceDataType }),
    unmute: () => {
      Reflect.deleteProperty(source, 'fire')
      Reflect.deleteProperty(source, WHICH_TILES)
    },
  }
}

/** A source that a new style has taken away has nothing to wait for. */
function untilDrawable(map: MapLibre, sources: readonly GeoJSONSource[], news: EventTarget): Promise<void> {
  const isDrawable = (source: GeoJSONSource) => map.getSource(source.id) !== source || map.isSourceLoaded(source.id)
  return new Promise((resolve) => {
    const look = () => {
      if (!sources.every(isDrawable)) return
      news.removeEventListener('news', look)
      map.off('render', look)
      resolve()
    }
    news.addEventListener('news', look)
    map.on('render', look) // who moves the map meanwhile no longer waits for tiles that are out of sight
    look()
  })
}
