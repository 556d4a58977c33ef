import type { Map as MapLibre } from 'maplibre-gl'

/** How long a small map shows its credits before they fold behind their button. */
const SHOWN_MS = 5000
/** The same width under which MapLibre folds credits at a drag. */
const SMALL_MAP_PIXELS = 640

/** On a small map the credits give way to the map once they could be read; their button brings them back. */
export function foldCreditsOnSmallMap(map: MapLibre): void {
  let timer = 0
  // Time counts from when there is something to credit.
  map.once('idle', () => {
    timer = window.setTimeout(() => foldCredits(map.getContainer()), SHOWN_MS)
  })
  map.once('remove', () => window.clearTimeout(timer))
}

function foldCredits(container: HTMLElement): void {
  if (container.clientWidth > SMALL_MAP_PIXELS) return
  const credits = container.querySelector('.maplibregl-ctrl-attrib')
  if (!credits?.contains(document.activeElement)) credits?.classList.remove('maplibregl-compact-show')
}
