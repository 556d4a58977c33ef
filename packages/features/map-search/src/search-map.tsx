import type { MapArticle } from '@repo/articles/article-summary'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapRest } from './found-map.tsx'
import type { FoundPage } from './found-page.ts'
import { FoundPart } from './found-part.tsx'
import { PHONE } from './keep-in-view.ts'
import { MapPart } from './map-part.tsx'
import { isSameCamera, type MapBox, type MapCamera, type MapQuery } from './map-query.ts'
import { keepMap } from './search-cache.ts'
import styles from './search-map.module.css'
import { SearchPanel } from './search-panel.tsx'
import { useCameraControl } from './use-camera-control.ts'
import { useChosenArticle } from './use-chosen-article.ts'
import { useMapAddress } from './use-map-address.ts'
import { useMapSearch } from './use-map-search.ts'
import type { SheetSnap } from './use-sheet-snap.ts'

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
  const { pathname, recalled, query, isOfMap, ...address } = useMapAddress()
  const start = query.camera ?? recalled?.camera ?? opening
  const isPhone = useMediaQuery(PHONE)
  const [snap, setSnap] = useState<SheetSnap>('peek')
  const [tries, setTries] = useState(0)
  const view = useSearchedView(query)
  const { answered, list, status } = useMapSearch(query, view.box, recalled?.list ?? first, tries)
  const chosen = useChosenArticle(list.articles)
  const cameraControl = useCameraControl({
    camera: query.near ? query.camera : start,
    isOfMap,
    onGo: () => setSnap('peek'),
  })

  const change = (next: Partial<MapQuery>) =>
    address.change((latest) => ({ ...latest, camera: view.camera.current ?? latest.camera, ...next }))
  const ask = (next: Partial<MapQuery>) => {
    chosen.leaveTogether()
    if (isPhone) chosen.choose(null) // its card may go
    change(next)
  }
  const searchHere = () => {
    view.searchHere()
    ask({ page: 1 })
  }
  const onRest = ({ camera, box, isAside }: MapRest) => {
    if (cameraControl.isCutShort()) return
    // What was found stays while the map only makes room for what is chosen of it.
    if (isAside) view.camera.current = camera
    else view.rest(camera, box)
    // If the map has not moved, the address and the page stay.
    if (isSameCamera(camera, query.camera ?? start)) return
    if (!isAside) chosen.leaveTogether()
    change(query.isAutomatic && !query.near && !isAside ? { camera, page: 1 } : { camera })
  }
  useKeptMap(pathname, view.camera, { query, list })
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('map.title')}</VisuallyHidden>
      <SearchPanel query={query} near={near} list={list} onChange={ask} />
      <FoundPart
        query={query}
        answered={answered}
        list={list}
        status={status}
        isNear={near !== null}
        chosen={chosen}
        snap={snap}
        onSnap={setSnap}
        change={ask}
        onSelect={(article) => {
          if (snap === 'full') setSnap('half') // it would cover what is chosen
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
        sheet={isPhone ? snap : null}
        isStale={view.isStale}
        onSearchHere={searchHere}
        onPickMany={(ids) => chosen.pickMany(ids, () => setSnap('half'))}
        onRest={onRest}
        onOpen={cameraControl.takeMap}
      />
    </div>
  )
}

/** What the page opens with when it is come back to. */
function useKeptMap(
  pathname: string,
  camera: RefObject<MapCamera | null>,
  shown: { readonly query: MapQuery; readonly list: FoundPage },
): void {
  useEffect(() => {
    if (camera.current) keepMap(pathname, { camera: camera.current, ...shown })
  })
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
