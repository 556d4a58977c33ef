import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { type MapObject, type MapObjectId, pathLengthMeters } from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import { useLanguage } from '@repo/web-kit/language'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import type { JourneyView } from '../view/journey-view.ts'
import { stagesOf } from '../view/journey-view.ts'
import { isOfStage, stageObjectId, toMapDocument, type WaysByEntry } from '../view/to-map-document.ts'

/** Pixels that the choice of days and the controls cover. */
const PADDING = { top: 84, right: 88, bottom: 48, left: 56 }
const NARROW_PADDING = { top: 68, right: 64, bottom: 28, left: 28 }
const NARROW = '(max-width: 999px)'

/** How far along which stage, from 0 to 1. */
interface PlaceOnStage {
  readonly entryId: number
  readonly share: number
}

interface LiveMapProps {
  journey: Pick<JourneyView, 'parts'>
  ways: WaysByEntry
  /** The day that is shown; null for all. */
  only: number | null
  /** A place on a stage, from the profile. */
  cursor: PlaceOnStage | null
  /** Whether a press on a stage shows what it is. Default true. */
  canSelect?: boolean
  /** Once it can be drawn on. */
  onMapReady?: (map: MapLibre) => void
  onShown: () => void
  onFailure: () => void
  fallback: ReactNode
}

/** All stages on one map, in the colours of their days; a chosen day alone, as large as it fits. */
export default function LiveMap({ journey, ways, only, cursor, canSelect = true, ...props }: LiveMapProps) {
  const { locale } = useLanguage()
  const messages = useMapMessages()
  const [isShown, setIsShown] = useState(false)
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const basemap = useBasemap({ isShaded: isShown })
  const padding = useMediaQuery(NARROW) ? NARROW_PADDING : PADDING
  const document = useMemo(() => toMapDocument(journey, ways, { only, locale }), [journey, ways, only, locale])
  const focus = useMemo(() => ({ objectId: null, at: only ?? 0 }) as const, [only])
  const profiledId = cursor?.entryId ?? null
  const profiledIds = useMemo(() => (profiledId === null ? [] : [stageObjectId(profiledId)]), [profiledId])
  const lengthMeters = useMemo(() => pathLengthMeters(ways.get(profiledId ?? -1) ?? []), [ways, profiledId])
  return (
    <MapView
      variant={isShown ? 'full' : 'mini'}
      value={document}
      mapStyle={basemap.mapStyle}
      onMapReady={(map) => {
        basemap.onMapReady(map)
        props.onMapReady?.(map)
      }}
      workerUrl={workerUrl}
      initialView={START_VIEWS.ja}
      messages={messages}
      selectedId={canSelect ? selectedId : null}
      onSelect={setSelectedId}
      infoExtras={(object) => <StageLink journey={journey} object={object} />}
      cursor={cursor && cursor.share * lengthMeters}
      profiledIds={profiledIds}
      opensWhole
      focus={isShown ? focus : null}
      padding={padding}
      onShown={() => {
        setIsShown(true)
        props.onShown()
      }}
      onMapError={props.onFailure}
      fallback={props.fallback}
    />
  )
}

/** In the window of a line on the map. */
function StageLink({ journey, object }: { journey: LiveMapProps['journey']; object: MapObject }) {
  const t = useJourneysMessages()
  const found = stagesOf(journey).find(([, { id }]) => isOfStage(object.id, id))
  const article = found?.[1].article
  return article ? <Link to={`/routes/${article.id}`}>{t('journeys.openStage')}</Link> : null
}
