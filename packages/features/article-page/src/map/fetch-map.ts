import type { ReadingView } from '@repo/articles/reading-view'
import type { LengthFormat } from '@repo/i18n'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

export const importLiveMap = () => import('./live-map.tsx')
const importEngine = () => import('maplibre-gl')

/** Fetches at once what would otherwise ask for each other: the live map, what it draws with, the article's geometry. */
export function fetchMap(view: ReadingView, token: string | null, format: LengthFormat): void {
  for (const part of partsOf(view, token, format)) part.catch(() => {}) // reported when the map is opened
}

/**
 * Fetches it for a hand that comes near, and starts the engine's workers meanwhile. Resolves with whether the map can
 * be made of what came.
 */
export async function prepareMap(view: ReadingView, token: string | null, format: LengthFormat): Promise<boolean> {
  try {
    const [geometry] = await Promise.all([...partsOf(view, token, format), startWorkers()])
    if (geometry === null) await forgetGeometry(view, token, format)
    return geometry !== null
  } catch {
    return false // as above
  }
}

function partsOf(view: ReadingView, token: string | null, format: LengthFormat) {
  const geometry = import('@repo/articles/load-live-map').then(({ loadLiveMap }) => loadLiveMap(view, token, format))
  return [geometry, importLiveMap(), importEngine()] as const
}

async function forgetGeometry(view: ReadingView, token: string | null, format: LengthFormat): Promise<void> {
  const { forgetLiveMap } = await import('@repo/articles/load-live-map')
  forgetLiveMap(view, token, format)
}

async function startWorkers(): Promise<void> {
  const { prewarm, setWorkerUrl } = await importEngine()
  setWorkerUrl(workerUrl)
  prewarm()
}
