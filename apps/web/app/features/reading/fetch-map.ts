import type { Locale } from '@repo/contract'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { ReadingView } from './reading-view.ts'

export const importLiveMap = () => import('./live-map.tsx')

/** Fetches at once what would otherwise ask for each other: the live map, what it draws with, the article's geometry. */
export function fetchMap(view: ReadingView, token: string | null, locale: Locale): void {
  const geometry = import('./load-live-map.ts').then(({ loadLiveMap }) => loadLiveMap(view, token, locale))
  for (const part of [importLiveMap(), import('maplibre-gl'), geometry]) part.catch(() => {}) // whoever opens the map learns of it
}

/** For a hand that comes near: fetches the map and wakes what it works with, so that it is there soon after it is asked for. */
export function prepareMap(view: ReadingView, token: string | null, locale: Locale): void {
  fetchMap(view, token, locale)
  import('maplibre-gl')
    .then(({ prewarm, setWorkerUrl }) => {
      setWorkerUrl(workerUrl)
      prewarm()
      wakeGraphics()
    })
    .catch(() => {}) // as above
}

let areGraphicsAwake = false

/** A page's first drawing context starts the browser's graphics, which takes longer than all else that a map begins with. */
function wakeGraphics(): void {
  if (areGraphicsAwake) return
  areGraphicsAwake = true
  document.createElement('canvas').getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
}
