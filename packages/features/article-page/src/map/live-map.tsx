import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { use, useEffect } from 'react'
import { LoadedMap } from './loaded-map.tsx'
import { StaticMap } from './static-map.tsx'

interface LiveMapProps {
  view: ReadingView
  token: string | null
  /** When false, it is prepared but hidden until it is requested. */
  isSeen: boolean
}

/** The article's map as something to move in: layers to switch, objects to open, a profile that points at the map and back. */
export default function LiveMap({ view, token, isSeen }: LiveMapProps) {
  const language = useLanguage()
  const { t } = language
  const loaded = use(loadLiveMap(view, token, language))
  useEffect(
    () => (loaded ? undefined : () => forgetLiveMap(view, token, language)), // the next visit tries again
    [loaded, view, token, language],
  )
  if (loaded) return <LoadedMap view={view} content={loaded} isSeen={isSeen} />
  return isSeen ? <StaticMap view={view} notice={t('article.mapFailed')} /> : null
}
