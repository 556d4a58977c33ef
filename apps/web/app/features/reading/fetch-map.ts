import type { Locale } from '@repo/contract'
import type { ReadingView } from './reading-view.ts'

export const importLiveMap = () => import('./live-map.tsx')

/** Fetches at once what would otherwise ask for each other: the live map, what it draws with, the article's geometry. */
export function fetchMap({ article }: ReadingView, token: string | null, locale: Locale): void {
  const geometry = import('./load-live-map.ts').then(({ loadLiveMap }) =>
    loadLiveMap(article.id, article.version, token, locale),
  )
  for (const part of [importLiveMap(), import('maplibre-gl'), geometry]) part.catch(() => {}) // whoever opens the map learns of it
}
