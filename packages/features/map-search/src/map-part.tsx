import type { MapArticle } from '@repo/articles/article-summary'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import type { Map as MapLibre } from 'maplibre-gl'
import { Suspense, useState } from 'react'
import type { FoundMapProps } from './found-map.tsx'
import type { FoundPage } from './found-page.ts'
import { InfoWindow } from './info-window.tsx'
import type { MapCamera, MapQuery } from './map-query.ts'
import { MapLoading, MapTools } from './map-tools.tsx'
import styles from './search-map.module.css'
import type { ChosenArticle } from './use-chosen-article.ts'
import type { SearchStatus } from './use-map-search.ts'
import type { SheetSnap } from './use-sheet-snap.ts'

const BasemapWithRoutes = lazyComponent(() => import('./basemap-with-routes.tsx'))

interface MapPartProps {
  query: MapQuery
  /** Where the map opens. */
  camera: MapCamera
  list: FoundPage
  status: SearchStatus
  near: MapArticle | null
  chosen: ChosenArticle
  /** The map has moved away from what was searched. */
  isStale: boolean
  /** Of a phone; null beside a column. */
  sheet: SheetSnap | null
  onSearchHere: () => void
  onPickMany: (ids: readonly number[]) => void
  onRest: FoundMapProps['onRest']
  onOpen: (map: MapLibre) => void
}

/** The map beside the list: the articles found, the window of the chosen one, and the tools that search where it looks. */
export function MapPart({ query, camera, list, status, near, chosen, isStale, ...on }: MapPartProps) {
  const { t } = useLanguage()
  const isBrowser = useIsBrowser()
  const [hasMap, setHasMap] = useState(true)
  const [isReady, setIsReady] = useState(false)
  return (
    <section className={styles.map} aria-label={t('map.title')}>
      {isBrowser && hasMap ? (
        <Suspense>
          <BasemapWithRoutes
            camera={camera}
            articles={near ? [near, ...list.articles] : list.articles}
            marks={list.marks}
            selected={chosen.article}
            onRest={on.onRest}
            onPick={chosen.pick}
            onPickMany={on.onPickMany}
            sheet={on.sheet}
            onReady={(map) => {
              setIsReady(true)
              on.onOpen(map)
              if (near && !query.camera) fitTo(map, near)
            }}
            onFailure={() => setHasMap(false)}
          >
            {on.sheet === null ? <ChosenWindow chosen={chosen} /> : null}
          </BasemapWithRoutes>
        </Suspense>
      ) : null}
      {hasMap && !isReady ? <MapLoading /> : null}
      {hasMap ? null : <p className={styles.notice}>{t('map.noMap')}</p>}
      {near || !hasMap ? null : (
        <MapTools
          isAutomatic={query.isAutomatic}
          isStale={isStale}
          isLoading={status === 'loading'}
          onSearch={on.onSearchHere}
        />
      )}
    </section>
  )
}

/** Closed, it gives the focus to the article's row in the list. */
function ChosenWindow({ chosen: { article, choose } }: { chosen: ChosenArticle }) {
  if (!article) return null
  return (
    <InfoWindow
      article={article}
      onClose={() => {
        choose(null)
        document.getElementById(`found-${article.id}`)?.focus()
      }}
    />
  )
}

function fitTo(map: MapLibre, { bounds }: MapArticle): void {
  if (!bounds) return
  const [west, south, east, north] = bounds
  map.fitBounds([west, south, east < west ? east + 360 : east, north], { padding: 80, maxZoom: 12, animate: false })
}
