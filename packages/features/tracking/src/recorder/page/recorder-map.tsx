import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { layerId, type MapDocument } from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import { useLanguage } from '@repo/web-kit/language'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useDeferredValue, useMemo, useState } from 'react'
import { FollowButton } from '../../position/follow-button.tsx'
import type { PositionFix } from '../../position/position-fix.ts'
import { useOwnPosition } from '../../position/use-own-position.ts'
import { useRecorderMessages } from '../messages/recorder-messages.ts'
import { recordedLines } from '../track/draft-of-track.ts'
import type { TrackPoint } from '../track/track.ts'
import styles from './recorder-map.module.css'

export interface RecorderMapProps {
  points: readonly TrackPoint[]
  /** The device's position; null while it is not watched. */
  fix: PositionFix | null
}

/** What was recorded, and where the device is. */
export default function RecorderMap({ points, fix }: RecorderMapProps) {
  const { locale } = useLanguage()
  const t = useRecorderMessages()
  const messages = useMapMessages()
  const basemap = useBasemap()
  const [map, setMap] = useState<MapLibre | null>(null)
  const { isFollowing, follow } = useOwnPosition(map, fix)
  const shown = useDeferredValue(points)
  const document = useMemo(() => documentOf(shown, t('record.layer')), [shown, t])
  return (
    <section className={styles.map} aria-label={t('record.map')}>
      <MapView
        className={styles.view}
        value={document}
        mode="lines"
        mapStyle={basemap.mapStyle}
        onMapReady={(ready) => {
          basemap.onMapReady(ready)
          setMap(ready)
        }}
        workerUrl={workerUrl}
        initialView={START_VIEWS[locale]}
        messages={messages}
      >
        {fix && !isFollowing ? <FollowButton label={t('position.follow')} onFollow={follow} /> : null}
      </MapView>
    </section>
  )
}

function documentOf(points: readonly TrackPoint[], name: string): MapDocument {
  const objects = recordedLines(points, { id: 'shown', lineName: () => name })
  return { layers: [{ id: layerId('recording'), name, objects }], mainLineId: objects[0]?.id ?? null }
}
