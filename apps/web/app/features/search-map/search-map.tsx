import { VisuallyHidden } from '@repo/ui/visually-hidden'
import type { Map as MapLibre } from 'maplibre-gl'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { lazyComponent } from '../../platform/loading/lazy-component.ts'
import type { MapArticle } from '../article-list/article-summary.ts'
import { toMapArticle } from '../article-list/article-summary.ts'
import type { FoundPage } from './found-page.ts'
import { FoundPart } from './found-part.tsx'
import { InfoWindow } from './info-window.tsx'
import { isSameCamera, type MapBox, type MapCamera, type MapQuery, readMapQuery } from './map-query.ts'
import { MapLoading, MapTools, PhoneSwitch } from './map-tools.tsx'
import { keepMap } from './search-cache.ts'
import styles from './search-map.module.css'
import { useCameraControl } from './use-camera-control.ts'
import { useMapAddress } from './use-map-address.ts'
import { useMapSearch } from './use-map-search.ts'

const BasemapWithRoutes = lazyComponent(() => import('./basemap-with-routes.tsx'))

interface SearchMapProps {
  /** As the server found it, for where the map opens. */
  list: FoundPage
  /** The article whose surroundings are searched. */
  near: MapArticle | null
  camera: MapCamera
}

/** A map that finds: what it shows is listed beside it, what is listed stands on it. */
export function SearchMap({ list: first, near, camera: opening }: SearchMapProps) {
  const { t } = useLanguage()
  const { pathname, recalled, query, isOfMap, setQuery } = useMapAddress()
  const isBrowser = useIsBrowser()
  const start = query.camera ?? recalled?.camera ?? opening
  const [isListShown, setIsListShown] = useState(false)
  const [hasMap, setHasMap] = useState(true)
  const [isMapReady, setIsMapReady] = useState(false)
  const [tries, setTries] = useState(0)
  const view = useSearchedView(query)
  const { list, status } = useMapSearch(query, view.box, recalled?.list ?? first, tries)
  const chosen = useChosenArticle(list.articles)
  const cameraControl = useCameraControl({
    camera: query.near ? query.camera : start,
    isOfMap,
    onGo: () => setIsListShown(false),
  })

  const change = (next: Partial<MapQuery>) => {
    // The address may be ahead of what is drawn: two changes in a row must not undo each other.
    const latest = readMapQuery(new URLSearchParams(window.location.search))
    setQuery({ ...latest, camera: view.camera.current ?? latest.camera, ...next })
  }
  const onRest = (camera: MapCamera, box: MapBox) => {
    if (cameraControl.isCutShort()) return
    view.rest(camera, box)
    // What nobody has moved keeps its address, and its page.
    if (isSameCamera(camera, query.camera ?? start)) return
    change(query.isAutomatic && !query.near ? { camera, page: 1 } : { camera })
  }
  useEffect(() => {
    const { current } = view.camera
    if (current) keepMap(pathname, { camera: current, query, list })
  })
  return (
    <div className={styles.page} data-list={isListShown || undefined}>
      <VisuallyHidden as="h1">{t('map.title')}</VisuallyHidden>
      <FoundPart
        query={query}
        list={list}
        status={status}
        near={near}
        change={change}
        selectedId={chosen.article?.id ?? null}
        onSelect={(article) => {
          setIsListShown(false)
          chosen.choose(article)
        }}
        onRetry={() => setTries(tries + 1)}
      />
      <section className={styles.map} aria-label={t('map.title')}>
        {isBrowser && hasMap ? (
          <Suspense>
            <BasemapWithRoutes
              camera={start}
              articles={near ? [near, ...list.articles] : list.articles}
              marks={list.marks}
              selected={chosen.article}
              onRest={onRest}
              onPick={chosen.pick}
              onReady={(ready) => {
                setIsMapReady(true)
                cameraControl.takeMap(ready)
                if (near && !query.camera) fitTo(ready, near)
              }}
              onFailure={() => setHasMap(false)}
            >
              {chosen.article ? (
                <InfoWindow
                  article={chosen.article}
                  onClose={() => {
                    const id = chosen.article?.id
                    chosen.choose(null)
                    document.getElementById(`found-${id}`)?.focus()
                  }}
                />
              ) : null}
            </BasemapWithRoutes>
          </Suspense>
        ) : null}
        {hasMap && !isMapReady ? <MapLoading /> : null}
        {hasMap ? null : <p className={styles.notice}>{t('map.noMap')}</p>}
        {near || !hasMap ? null : (
          <MapTools
            isAutomatic={query.isAutomatic}
            isStale={view.isStale}
            isLoading={status === 'loading'}
            onAutomatic={(isAutomatic) => change({ isAutomatic })}
            onSearch={() => {
              view.searchHere()
              change({ page: 1 })
            }}
          />
        )}
      </section>
      <PhoneSwitch isListShown={isListShown} count={list.total} onChange={setIsListShown} />
    </div>
  )
}

/** The box that is searched: the map's, or the one it had when 'search this area' was last asked for. */
function useSearchedView({ isAutomatic }: MapQuery) {
  const camera = useRef<MapCamera | null>(null)
  const [shown, setShown] = useState<MapBox | null>(null)
  const [searched, setSearched] = useState<MapBox | null>(null)
  const box = isAutomatic ? shown : (searched ?? shown)
  return {
    camera,
    box,
    isStale: !isAutomatic && searched !== null && searched !== shown,
    rest(next: MapCamera, nextBox: MapBox) {
      camera.current = next
      setShown(nextBox)
      setSearched((before) => (isAutomatic || before === null ? nextBox : before))
    },
    searchHere: () => setSearched(shown),
  }
}

function fitTo(map: MapLibre, { bounds }: MapArticle): void {
  if (!bounds) return
  const [west, south, east, north] = bounds
  map.fitBounds([west, south, east < west ? east + 360 : east, north], { padding: 80, maxZoom: 12, animate: false })
}

const useIsBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The article whose window is open. Marks of other pages than the shown one are asked for. */
function useChosenArticle(listed: readonly MapArticle[]) {
  const [article, setArticle] = useState<MapArticle | null>(null)
  const cameraControl = useRef<number | null>(null)
  const choose = (next: MapArticle | null) => {
    cameraControl.current = null
    setArticle(next)
  }
  const pick = async (id: number) => {
    const known = listed.find((candidate) => candidate.id === id)
    if (known) return choose(known)
    cameraControl.current = id
    const found = await fetchArticle(id)
    if (found && cameraControl.current === id) choose(found)
  }
  return { article, choose, pick: (id: number) => void pick(id) }
}

async function fetchArticle(id: number): Promise<MapArticle | null> {
  return fetch(`/api/v1/search/map/routes/${id}`)
    .then(async (answer) => (answer.ok ? toMapArticle(await answer.json()) : null))
    .catch(() => null)
}
