import type { GroundServices } from '@mishiori/map-editor/view'
import { useMapLinks } from '@repo/articles/map-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { whenIdle } from '@repo/web-kit/when-loaded'
import {
  type FocusEvent,
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { fetchMap, importLiveMap, prepareMap } from './fetch-map.ts'
import styles from './map-frame.module.css'
import { StaticMap } from './static-map.tsx'

const LiveMap = lazyComponent(importLiveMap)

interface MapFrameProps {
  view: ReadingView
  token: string | null
  /** What is known of the ways along its lines; nothing unless given. */
  ground?: GroundServices | undefined
}

const NO_GROUND: GroundServices = {}

/**
 * The article's map. The page arrives with a picture of it, drawn by the server, and with its layers as a list; the
 * live map takes their place when the reader looks at it, asks for it or follows a link to it. Both have the same size,
 * so nothing moves. When a hand comes near the button, the live map is made behind the picture, so that it only has to
 * be uncovered.
 */
export function MapFrame({ view, token, ground = NO_GROUND }: MapFrameProps) {
  const language = useLanguage()
  const { t } = language
  const hasGround = ground.fetchGround !== undefined
  const frame = useRef<HTMLElement>(null)
  const { isPrepared, prepare } = usePreparedMap(view, token)
  const { isRequested, isLoading, open, uncover } = useRequestedMap(frame)
  const keepingFocus = useKeptFocus(frame, isRequested)
  useEffect(() => {
    if (isLoading) fetchMap(view, token, language)
  }, [isLoading, view, token, language])
  return (
    <section
      ref={frame}
      className={styles.section}
      id="map"
      tabIndex={-1}
      {...keepingFocus}
      aria-label={t('article.mapOf', { title: view.article.title })}
    >
      {/* Around both: what is there stays until the other can be shown. A boundary that comes with the map would show
          its fallback for a while first. */}
      <Suspense fallback={<StaticMap view={view} notice={t('article.mapLoading')} hasGround={hasGround} />}>
        {isRequested ? null : (
          <StaticMap
            view={view}
            hasGround={hasGround}
            {...(isLoading
              ? { notice: t('article.mapLoading') }
              : { onOpen: isPrepared ? uncover : open, onPreload: prepare })}
          />
        )}
        {isRequested || isPrepared ? <LiveMap view={view} token={token} isSeen={isRequested} ground={ground} /> : null}
      </Suspense>
    </section>
  )
}

/** The live map is requested once the page is idle and the frame is visible, or on a click. */
function useRequestedMap(frame: React.RefObject<HTMLElement | null>) {
  const [isRequested, setIsRequested] = useState(false)
  const [isLoading, startTransition] = useTransition()
  const open = useCallback(() => startTransition(() => setIsRequested(true)), [])
  /** For a map that has been made: nothing has to come. */
  const uncover = () => setIsRequested(true)
  const { shown, chosenPlace, places } = useMapLinks()
  const bring = useCallback(() => {
    open()
    bringIntoView(frame.current?.querySelector(`.${styles.frame}`))
  }, [frame, open])
  useOn(shown, bring)
  useOn(chosenPlace, bring)
  useOn(places.length > 0, bring)
  useEffect(() => {
    const element = frame.current
    if (!element || isRequested || isLoading) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(open)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, isRequested, isLoading, open])
  return { isRequested, isLoading, open, uncover }
}

/** Does something whenever there is another request, but not when one is taken back. */
function useOn(request: object | boolean | null, act: () => void): void {
  useEffect(() => {
    if (request) act()
  }, [request, act])
}

/** Beside the text the map is in view as it is. */
function bringIntoView(map: Element | null | undefined): void {
  const { top = 0, bottom = 0 } = map?.getBoundingClientRect() ?? {}
  if (top < innerHeight / 2 && bottom > innerHeight / 4) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  map?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
}

/**
 * Whether the live map may be preloaded while it is hidden. Pointer proximity to its button triggers that. It needs a
 * reader of a frame that is seen, and those open by themselves: nobody pays for a map that they would not have had.
 */
function usePreparedMap(view: ReadingView, token: string | null) {
  const language = useLanguage()
  const [prepared, setPrepared] = useState<ReadingView | null>(null)
  const prepare = () => {
    void prepareMap(view, token, language).then((isThere) => {
      if (isThere) startTransition(() => setPrepared(view))
    })
  }
  return { isPrepared: prepared === view, prepare }
}

/**
 * Keeps the focus in a frame when the part that had it gives way to another, so that a keyboard goes on from there. The
 * frame itself takes it, for which it needs a `tabIndex` of -1.
 *
 * @returns the handlers of the frame
 */
function useKeptFocus(frame: RefObject<HTMLElement | null>, hasGivenWay: boolean) {
  const isInside = useRef(false)
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (hasGivenWay && isLost) frame.current?.focus({ preventScroll: true })
  }, [frame, hasGivenWay])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
