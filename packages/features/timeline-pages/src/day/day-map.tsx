import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapView } from '@mishiori/map-editor/view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import { useLanguage } from '@repo/web-kit/language'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { dayDocument, indexOfObject, segmentObjectId } from './day-document.ts'
import styles from './day-map.module.css'
import type { ShownDay } from './shown-day.ts'

export interface DayMapProps {
  /** Null shows the country. */
  day: ShownDay | null
  selected: number | null
  onSelect: (index: number | null) => void
  /** Pixels on the left that a card covers. */
  coveredLeft?: number
}

const MARGIN = 56
const BESIDE_CONTROLS = 72

/** A day on the map: lines in the colours of their kinds, places as pins. Another day is looked at as a whole, a chosen segment closely. */
export default function DayMap({ day, selected, onSelect, coveredLeft = 0 }: DayMapProps) {
  const language = useLanguage()
  const t = useTimelineMessages()
  const messages = useMapMessages()
  const basemap = useBasemap()
  const document = useMemo(
    () => (day ? dayDocument(day, { t, lengths: language }) : { layers: [], mainLineId: null }),
    [day, t, language],
  )
  const date = day?.day
  const focus = useMemo(
    () => ({ objectId: selected === null ? null : segmentObjectId(selected), at: performance.now() }),
    [selected, date],
  )
  const padding = useMemo(
    () => ({ top: MARGIN, right: BESIDE_CONTROLS, bottom: MARGIN, left: MARGIN + coveredLeft }),
    [coveredLeft],
  )
  return (
    <section className={styles.map} aria-label={t('timeline.map')}>
      <MapView
        className={styles.view}
        value={document}
        mapStyle={basemap.mapStyle}
        onMapReady={basemap.onMapReady}
        workerUrl={workerUrl}
        initialView={START_VIEWS[language.locale]}
        messages={messages}
        selectedId={selected === null ? null : segmentObjectId(selected)}
        onSelect={(id) => onSelect(id === null ? null : indexOfObject(id))}
        focus={focus}
        padding={padding}
      />
    </section>
  )
}
