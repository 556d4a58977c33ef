import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { addLayers, fitLayers, layerId, type MapDocument } from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo } from 'react'
import type { PickedTrack } from './picked-track.ts'
import styles from './track-map.module.css'

/** A track on a small map. */
export default function TrackMap({ track }: { track: PickedTrack }) {
  const messages = useMapMessages()
  const basemap = useBasemap()
  const document = useMemo(() => documentOf(track), [track])
  const focus = useMemo(() => ({ objectId: null, at: performance.now() }), [])
  return (
    <MapView
      className={styles.view}
      value={document}
      mapStyle={basemap.mapStyle}
      onMapReady={basemap.onMapReady}
      workerUrl={workerUrl}
      initialView={START_VIEWS.ja}
      messages={messages}
      focus={focus}
    />
  )
}

const NOTHING: MapDocument = { layers: [], mainLineId: null }

function documentOf({ lines }: PickedTrack): MapDocument {
  const { layers } = fitLayers([{ name: '', objects: lines }])
  const added = addLayers(
    NOTHING,
    layers.map((layer, at) => ({ ...layer, id: layerId(`${at}`) })),
  )
  return added.ok ? added.document : NOTHING
}
