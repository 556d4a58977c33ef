import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { type ColoringMessages, enColors, type GroundServices } from '@mishiori/map-editor/view'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { use, useEffect } from 'react'
import { LoadedMap } from './loaded-map.tsx'
import { StaticMap } from './static-map.tsx'

interface LiveMapProps {
  view: ReadingView
  token: string | null
  /** When false, it is prepared but hidden until it is requested. */
  isSeen: boolean
  /** What is known of the ways along its lines. */
  ground: GroundServices
}

/** The article's map as something to move in: layers to switch, objects to open, a profile that points at the map and back. */
export default function LiveMap({ view, token, isSeen, ground }: LiveMapProps) {
  const language = useLanguage()
  const { t } = language
  const loading = loadLiveMap(view, token, language)
  const words = use(loadColorWords(language.locale))
  const loaded = use(loading)
  useEffect(
    () => (loaded ? undefined : () => forgetLiveMap(view, token, language)), // the next visit tries again
    [loaded, view, token, language],
  )
  if (loaded) return <LoadedMap view={view} content={loaded} isSeen={isSeen} ground={ground} words={words} />
  return isSeen ? (
    <StaticMap view={view} notice={t('article.mapFailed')} hasGround={ground.fetchGround !== undefined} />
  ) : null
}

let japanese: Promise<ColoringMessages> | null = null
const english = Promise.resolve(enColors)

/** What the colours of lines are called. The same promise each time: rendering may wait for it. */
function loadColorWords(locale: Locale): Promise<ColoringMessages> {
  if (locale !== 'ja') return english
  japanese ??= import('@mishiori/map-editor/messages/ja').then(({ jaColors }) => jaColors)
  japanese.catch(() => {
    japanese = null // the next visit tries again
  })
  return japanese
}
