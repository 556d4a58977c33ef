import { boundsOf } from '@mishiori/map-document'
import { type ListedArticle, toListedArticle } from '@repo/articles/article-summary'
import { InfoWindow } from '@repo/map-search/info-window'
import { openingCamera } from '@repo/map-search/map-query'
import { MapLoading } from '@repo/map-search/map-tools'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { Map as MapLibre } from 'maplibre-gl'
import { Suspense, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './stock-map.module.css'
import type { StockedMap, StockedMark } from './stocked-map.ts'

const BasemapWithRoutes = lazyComponent(() => import('@repo/map-search/basemap-with-routes'))

/** Everything that is kept on one map, and by name beside it. */
export function StockMap({ map: { data, isCapped } }: { map: StockedMap }) {
  const t = useOwnMessages()
  const { t: common, locale } = useLanguage()
  const { titleOf } = useLocalizedText()
  const isBrowser = useIsBrowser()
  const [isReady, setIsReady] = useState(false)
  const [hasMap, setHasMap] = useState(true)
  const map = useRef<MapLibre | null>(null)
  const frame = useRef<HTMLElement>(null)
  const chosen = useChosenStock(data)
  return (
    <div className={styles.page}>
      <section ref={frame} className={styles.map} aria-label={t('kept.mapLabel')}>
        {isBrowser && hasMap ? (
          <Suspense>
            <BasemapWithRoutes
              camera={openingCamera(locale)}
              articles={data}
              marks={data}
              selected={chosen.mark}
              onRest={() => {}}
              onPick={chosen.pick}
              onReady={(ready) => {
                map.current = ready
                setIsReady(true)
                fitTo(ready, data)
              }}
              onFailure={() => setHasMap(false)}
            >
              {chosen.card ? <InfoWindow article={chosen.card} token={chosen.token} onClose={chosen.close} /> : null}
            </BasemapWithRoutes>
          </Suspense>
        ) : null}
        {hasMap && !isReady ? <MapLoading /> : null}
        {hasMap ? null : <p className={styles.notice}>{common('map.noMap')}</p>}
      </section>
      <ul className={styles.names} aria-label={t('kept.onMap')}>
        {data.map((mark) => {
          const title = titleOf(mark)
          return (
            <li key={mark.stockId}>
              <button
                type="button"
                id={`kept-${mark.id}`}
                lang={title.lang}
                aria-current={mark.id === chosen.mark?.id ? 'true' : undefined}
                onClick={() => {
                  chosen.pick(mark.id)
                  if (map.current) moveTo(map.current, mark)
                  frame.current?.scrollIntoView({ block: 'nearest' })
                }}
              >
                {title.text}
              </button>
            </li>
          )
        })}
      </ul>
      {isCapped ? <p className={styles.capped}>{t('kept.capped', { count: data.length })}</p> : null}
    </div>
  )
}

interface Chosen {
  readonly mark: StockedMark
  /** Null until it is known. */
  readonly card: ListedArticle | null
  readonly token: string | null
}

/** The marker with the open popup. Its content is requested by then. */
function useChosenStock(marks: readonly StockedMark[]) {
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const load = async (mark: StockedMark) => {
    setChosen({ mark, card: null, token: null })
    const answer = await browserApi().readStock({ params: { id: String(mark.stockId) } })
    if (!answer.ok) show({ variant: 'danger', title: formatError(answer.error) })
    // Let go, hidden or deleted since the map was made.
    if (answer.status === 404 || (answer.ok && answer.data.route === null)) await revalidate()
    const { route = null, token = null } = answer.ok ? answer.data : {}
    setChosen((now) => {
      if (now?.mark !== mark) return now
      return route ? { mark, card: toListedArticle(route), token } : null
    })
  }
  return {
    mark: chosen?.mark ?? null,
    card: chosen?.card ?? null,
    token: chosen?.token ?? null,
    pick(id: number) {
      const mark = marks.find((candidate) => candidate.id === id)
      if (mark) void load(mark)
    },
    close() {
      setChosen(null)
      document.getElementById(`kept-${chosen?.mark.id}`)?.focus()
    },
  }
}

function fitTo(map: MapLibre, marks: readonly StockedMark[]): void {
  const bounds = boundsOf(marks.map(({ lng, lat }) => [lng, lat] as const))
  if (!bounds) return
  const [west, south, east, north] = bounds
  map.fitBounds([west, south, east < west ? east + 360 : east, north], { padding: 60, maxZoom: 12, animate: false })
}

/** Below the middle, so that its window has the room. At once: the window is put into view by then, which would cut a longer way short. */
function moveTo(map: MapLibre, { lng, lat }: StockedMark): void {
  map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), 10), offset: [0, 150], duration: 0 })
}
