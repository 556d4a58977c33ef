import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'

/** Tiles in a row that cannot be had: one may be a hiccup. A tile that a server has not, as of the sea, is no failure to the map. */
const MOST_FAILURES = 3
/** As long as a style may take to answer, and as long again for a slow line. */
const TIMEOUT_MS = 8_000

/** Tile events of maps. MapLibre's types leave out that errors have a source. */
type TileNews = Pick<MapSourceDataEvent, 'sourceId'> & { readonly tile?: unknown }

/** Tells once when tiles of these sources cannot be had: several in a row fail, or nothing comes for a while. */
export function watchTiles(map: MapLibre, sourceIds: readonly string[], onMissing: () => void): () => void {
  const watches = new Map(sourceIds.map((id) => [id, watchSource(map, id, report)]))
  const onRequest = (news: TileNews) => news.tile && watches.get(news.sourceId)?.onRequest()
  const arrived = (news: TileNews) => news.tile && watches.get(news.sourceId)?.arrived()
  const failed = (news: object) => 'sourceId' in news && watches.get(String(news.sourceId))?.failed()
  const stop = () => {
    map.off('sourcedataloading', onRequest)
    map.off('sourcedata', arrived)
    map.off('error', failed)
    for (const watch of watches.values()) watch.stop()
  }
  function report() {
    stop()
    onMissing()
  }
  map.on('sourcedataloading', onRequest)
  map.on('sourcedata', arrived)
  map.on('error', failed)
  for (const watch of watches.values()) watch.onRequest()
  return stop
}

function watchSource(map: MapLibre, id: string, report: () => void) {
  let failures = 0
  let timeout: ReturnType<typeof setTimeout> | undefined
  const isWaiting = () => map.getSource(id) !== undefined && !map.isSourceLoaded(id)
  const onRequest = () => {
    timeout ??= setTimeout(() => {
      timeout = undefined
      if (failures > 0 || isWaiting()) report()
    }, TIMEOUT_MS)
  }
  const stop = () => {
    clearTimeout(timeout)
    timeout = undefined
  }
  return {
    onRequest,
    stop,
    arrived() {
      failures = 0
      stop()
      if (isWaiting()) onRequest()
    },
    failed() {
      failures++
      if (failures >= MOST_FAILURES) report()
      else onRequest()
    },
  }
}
