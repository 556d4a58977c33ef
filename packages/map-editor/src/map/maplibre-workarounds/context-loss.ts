import type { Map as MapLibre } from 'maplibre-gl'

/**
 * Reports when the browser gives back a WebGL context that it took away, as it does to save power or when a driver is
 * restarted. The map has to be made anew then.
 *
 * MapLibre would throw its style away at the loss and build it again afterwards. Between, every call that asks for a
 * source or adds one fails, of the editor as of the host. So it does not learn of the loss: it keeps its style, and what
 * it draws goes nowhere.
 *
 * @returns what ends the listening
 */
export function onContextRestored(map: MapLibre, recreate: () => void): () => void {
  const container = map.getContainer() // events of its canvas come by here first
  const lose = (event: Event) => {
    event.preventDefault() // or the browser keeps the context
    event.stopPropagation()
  }
  const restore = (event: Event) => {
    event.stopPropagation()
    recreate()
  }
  container.addEventListener('webglcontextlost', lose, true)
  container.addEventListener('webglcontextrestored', restore, true)
  return () => {
    container.removeEventListener('webglcontextlost', lose, true)
    container.removeEventListener('webglcontextrestored', restore, true)
  }
}
