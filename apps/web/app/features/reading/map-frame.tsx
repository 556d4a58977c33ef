import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { whenLoaded } from '../../platform/when-loaded.ts'
import { fetchMap, importLiveMap } from './fetch-map.ts'
import styles from './map-frame.module.css'
import { useMapLinks } from './map-links.tsx'
import type { ReadingView } from './reading-view.ts'
import { StaticMap } from './static-map.tsx'

const LiveMap = lazy(importLiveMap)

/**
 * The article's map. The page arrives with a picture of it, drawn by the server, and with its layers as a list; the live map takes their place when
 * the reader looks at it, asks for it or follows a link to it. Both have the same size, so nothing moves.
 */
export function MapFrame({ view, token }: { view: ReadingView; token: string | null }) {
  const { t, locale } = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const { isWanted, open } = useWantedMap(frame)
  const fetch = () => fetchMap(view, token, locale)
  useEffect(() => {
    if (isWanted) fetchMap(view, token, locale)
  }, [isWanted, view, token, locale])
  return (
    <section
      ref={frame}
      className={styles.section}
      id="map"
      aria-label={t('article.mapOf', { title: view.article.title })}
    >
      {isWanted ? (
        <Suspense fallback={<StaticMap view={view} notice={t('article.mapLoading')} />}>
          <LiveMap view={view} token={token} />
        </Suspense>
      ) : (
        <StaticMap view={view} onOpen={open} onNear={fetch} />
      )}
    </section>
  )
}

/** The live map is wanted once the page is at rest and the frame is seen, or as soon as somebody asks for it. */
function useWantedMap(frame: React.RefObject<HTMLElement | null>) {
  const [isWanted, setIsWanted] = useState(false)
  const { shown } = useMapLinks()
  useEffect(() => {
    if (!shown) return
    setIsWanted(true)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    frame.current?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  }, [shown, frame])
  useEffect(() => {
    const element = frame.current
    if (!element || isWanted) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenIdle(() => setIsWanted(true))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, isWanted])
  return { isWanted, open: () => setIsWanted(true) }
}

const IDLE_WITHIN_MS = 2000

function whenIdle(work: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
    else setTimeout(work, 200)
  })
}
