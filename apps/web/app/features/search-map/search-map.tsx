import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import type { MapArticle } from '../article-list/article-summary.ts'
import type { FoundPage } from './found-page.ts'
import { FoundPart } from './found-part.tsx'
import { MapPart } from './map-part.tsx'
import { isSameCamera, type MapBox, type MapCamera, type MapQuery, readMapQuery } from './map-query.ts'
import { PhoneSwitch } from './map-tools.tsx'
import { keepMap } from './search-cache.ts'
import styles from './search-map.module.css'
import { useCameraControl } from './use-camera-control.ts'
import { useChosenArticle } from './use-chosen-article.ts'
import { useMapAddress } from './use-map-address.ts'
import { useMapSearch } from './use-map-search.ts'

interface SearchMapProps {
  /** As the server found it, for where the map opens. */
  list: FoundPage
  /** The article whose surroundings are searched. */
  near: MapArticle | null
  camera: MapCamera
}

/** A search map: the objects in its viewport are listed beside it, and the list's entries are markers on it. */
export function SearchMap({ list: first, near, camera: opening }: SearchMapProps) {
  const { t } = useLanguage()
  const { pathname, recalled, query, isOfMap, setQuery } = useMapAddress()
  const start = query.camera ?? recalled?.camera ?? opening
  const [isListShown, setIsListShown] = useState(false)
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
    // The address may be ahead of the rendered state: two changes in a row must not undo each other.
    const latest = readMapQuery(new URLSearchParams(window.location.search))
    setQuery({ ...latest, camera: view.camera.current ?? latest.camera, ...next })
  }
  const onRest = (camera: MapCamera, box: MapBox) => {
    if (cameraControl.isCutShort()) return
    view.rest(camera, box)
    // If the map has not moved, the address and the page stay.
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
      <MapPart
        query={query}
        camera={start}
        list={list}
        status={status}
        near={near}
        chosen={chosen}
        isStale={view.isStale}
        change={change}
        onSearchHere={() => {
          view.searchHere()
          change({ page: 1 })
        }}
        onRest={onRest}
        onOpen={cameraControl.takeMap}
      />
      <PhoneSwitch isListShown={isListShown} count={list.total} onChange={setIsListShown} />
    </div>
  )
}

/** The searched box: the map's, or the one of the last 'search this area'. */
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
