import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapObjectId } from '@mishiori/map-document'
import { type MapFocus, MapView, type WholeMapFocus } from '@mishiori/map-editor/view'
import { routePath } from '@repo/articles/article-links'
import { type LiveMapContent, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { holdWakeLock } from '@repo/web-kit/hold-wake-lock'
import { useLanguage } from '@repo/web-kit/language'
import { useMachine } from '@xstate/react'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePresentingMessages } from '../messages/presenting-messages.ts'
import { presentationMachine } from '../slides/presentation-machine.ts'
import { type Slide, slidesOf } from '../slides/slides.ts'
import { DrawnMap } from './drawn-map.tsx'
import { LeaveLink } from './leave-link.tsx'
import styles from './presentation.module.css'
import { SlideBar } from './slide-bar.tsx'
import { SlideContent } from './slide-content.tsx'
import { useSlideKeys } from './use-slide-keys.ts'

interface PresentationProps {
  view: Pick<ReadingView, 'article' | 'bodyHtml'>
  token: string | null
}

/** Shows an article slide by slide once its geometry is loaded. */
export default function Presentation({ view, token }: PresentationProps) {
  const t = usePresentingMessages()
  const language = useLanguage()
  const content = use(loadLiveMap(view, token, language))
  if (content) return <Slides view={view} token={token} content={content} />
  const back = (
    <Link className={buttonClass({ variant: 'primary' })} to={routePath(view.article.id, token)}>
      {t('present.leave')}
    </Link>
  )
  return <EmptyState title={t('present.noMap')} text={t('present.noMapText')} action={back} />
}

/** The map with what the slide is about, and the slide itself. */
export function Slides({ view, token, content }: PresentationProps & { content: LiveMapContent }) {
  const t = usePresentingMessages()
  const slides = useMemo(() => slidesOf(content.document), [content])
  const [start, keepIndex] = useIndexInAddress()
  const [{ context, value }, send] = useMachine(presentationMachine, { input: { count: slides.length, index: start } })
  const { index } = context
  const slide = slides[index] ?? { kind: 'title' }
  const page = useRef<HTMLDivElement>(null)
  useEffect(holdWakeLock, [])
  useEffect(() => keepIndex(index), [index, keepIndex])
  const toggleFullScreen = () => void switchFullScreen(page.current)
  useSlideKeys({ send, toggleFullScreen })
  const name = slide.kind === 'spot' ? slide.spot.name : slide.kind === 'end' ? t('present.end') : view.article.title
  return (
    <div className={styles.page} ref={page}>
      <section className={styles.map} aria-label={t('present.map')}>
        <SlideMap article={view.article} content={content} slide={slide} index={index} />
      </section>
      <div className={styles.panel}>
        <div role="status">
          <VisuallyHidden>{t('present.said', { number: index + 1, count: slides.length, name })}</VisuallyHidden>
        </div>
        <LeaveLink article={view.article} token={token} />
        <SlideContent slide={slide} slides={slides} view={view} token={token} langOf={content.langOf} />
        <SlideBar
          index={index}
          count={slides.length}
          isPlaying={value === 'playing'}
          seconds={context.seconds}
          send={send}
          onFullScreen={toggleFullScreen}
        />
      </div>
    </div>
  )
}

interface SlideMapProps {
  article: ReadingView['article']
  content: LiveMapContent
  slide: Slide
  index: number
}

/** Brings a spot into view, and everything for the first and the last slide. */
function SlideMap({ article, content, slide, index }: SlideMapProps) {
  const { locale } = useLanguage()
  const basemap = useBasemap()
  const objectId: MapObjectId | null = slide.kind === 'spot' ? slide.spot.id : null
  const [{ padding, focus }, setShown] = useState<Shown>({ padding: paddingBeside(), focus: null })
  const isMapReady = useRef(false)
  const [isDrawn, setIsDrawn] = useState(true)
  const drawing = <DrawnMap article={article} />
  useEffect(() => {
    // Of the slide that is shown first, the map opens with everything.
    if (index === 0 && !isMapReady.current) return
    setShown({ padding: paddingBeside(), focus: { objectId, at: Date.now() } })
  }, [objectId, index])
  return (
    <>
      <MapView
        className={styles.view}
        value={content.document}
        mapStyle={basemap.mapStyle}
        onMapReady={(map) => {
          isMapReady.current = true
          basemap.onMapReady(map)
        }}
        workerUrl={workerUrl}
        initialView={START_VIEWS[locale]}
        messages={content.messages}
        langOf={content.langOf}
        selectedId={objectId}
        hasWindow={false}
        focus={focus}
        padding={padding}
        onShown={() => setIsDrawn(false)}
        onMapError={() => setIsDrawn(false)}
        fallback={drawing}
      />
      {isDrawn ? drawing : null}
    </>
  )
}

interface Shown {
  readonly padding: NonNullable<Parameters<typeof MapView>[0]['padding']>
  readonly focus: MapFocus | WholeMapFocus | null
}

const EDGE = 64
/** As in the style sheet: the panel lies over the map where there is room, else below it. */
const WIDE_PIXELS = 781
const PANEL_SHARE = 0.38
const PANEL_MOST_PIXELS = 760

function paddingBeside(): Shown['padding'] {
  if (innerWidth < WIDE_PIXELS) return { top: EDGE, right: EDGE, bottom: 40, left: 40 }
  const panel = Math.min(innerWidth * PANEL_SHARE, PANEL_MOST_PIXELS)
  return { top: EDGE, right: EDGE + 24, bottom: EDGE, left: panel + EDGE }
}

/** The number of the slide is the hash of the address, so that a reload shows it again. */
function useIndexInAddress() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => (/^#\d{1,4}$/.test(hash) ? Number(hash.slice(1)) - 1 : 0))
  const latest = useRef(navigate)
  latest.current = navigate
  const [keep] = useState(() => (index: number) => {
    const hash = index === 0 ? '' : `#${index + 1}`
    if (hash !== location.hash) void latest.current({ search: location.search, hash }, { replace: true })
  })
  return [start, keep] as const
}

async function switchFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element?.requestFullscreen?.().catch(() => {}) // refused by the browser: the page stays as it is
}
