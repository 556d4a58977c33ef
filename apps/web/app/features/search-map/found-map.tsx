import 'maplibre-gl/dist/maplibre-gl.css'
import { IconButton } from '@repo/ui/icon-button'
import { minus, plus } from '@repo/ui/icons'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useEffect, useState } from 'react'
import { Layer, Popup, Map as ReactMap, ScaleControl, Source } from 'react-map-gl/maplibre'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { clusterLayer, countLayer, lineCasingLayer, lineLayer, markLayer } from './found-layers.ts'
import styles from './found-map.module.css'
import type { MapMark } from './found-page.ts'
import { keepWindowInView } from './keep-window-in-view.ts'
import type { MapBox, MapCamera } from './map-query.ts'
import { pickFound } from './pick-found.ts'
import { type MapLine, marksOf, outlinesOf } from './to-features.ts'

export interface FoundMapProps {
  readonly mapStyle: StyleSpecification
  readonly camera: MapCamera
  readonly articles: readonly MapLine[]
  readonly marks: readonly MapMark[]
  readonly selected: (MapLine & MapMark) | null
  /** The content of the popup at the selected marker. */
  readonly children: ReactNode
  readonly onRest: (camera: MapCamera, box: MapBox) => void
  readonly onPick: (id: number) => void
  readonly onReady: (map: MapLibre) => void
  readonly onFailure: () => void
}

/** On maps of every size. */
const CREDITS = { compact: false } as const
const CLICKABLE = [markLayer.id, clusterLayer.id]

/** The routes of a list on a map: lines of those on the page, marks of all, those close to each other as one with their number. */
export function FoundMap(props: FoundMapProps) {
  const { mapStyle, camera, articles, marks, selected, children, onRest, onPick, onReady, onFailure } = props
  const { t } = useLanguage()
  const [map, setMap] = useState<MapLibre | null>(null)
  const label = t('map.canvas')
  const [kind, count] = [t('map.viewport'), t('map.count', { count: marks.length })]
  useEffect(() => {
    const canvas = map?.getCanvas()
    canvas?.setAttribute('aria-label', label)
    canvas?.setAttribute('aria-roledescription', kind)
    canvas?.setAttribute('aria-valuetext', count)
  }, [map, label, kind, count])
  const selectedId = selected?.id
  useEffect(() => {
    if (!map || selectedId === undefined) return
    // The map puts its window into its place after it was made.
    const next = requestAnimationFrame(() => keepWindowInView(map))
    return () => cancelAnimationFrame(next)
  }, [map, selectedId])
  return (
    <div className={styles.map}>
      <ReactMap
        initialViewState={{ latitude: camera.lat, longitude: camera.lng, zoom: camera.zoom }}
        mapStyle={mapStyle}
        workerUrl={workerUrl}
        attributionControl={CREDITS}
        maxPitch={0}
        dragRotate={false}
        fadeDuration={0}
        interactiveLayerIds={CLICKABLE}
        style={{ position: 'absolute', inset: 0 }}
        onLoad={({ target }) => {
          // Screen readers hand a slider its keys as soon as it is reached, and say it; an `application` is silent.
          target.getCanvas().setAttribute('role', 'slider')
          target.getCanvas().setAttribute('aria-valuenow', '0')
          target.touchZoomRotate.disableRotation()
          setMap(target)
          onReady(target)
          onRest(...viewOf(target))
        }}
        onMoveEnd={({ target }) => onRest(...viewOf(target))}
        onClick={(event) => pickFound(event, onPick)}
        onError={({ target }) => {
          if (!map && !isUsable(target)) onFailure()
        }}
      >
        <Source id="outlines" type="geojson" data={outlinesOf(articles, selected)}>
          <Layer {...lineCasingLayer} />
          <Layer {...lineLayer} />
        </Source>
        <Source
          id="marks"
          type="geojson"
          data={marksOf(marks, selected)}
          cluster
          clusterRadius={44}
          clusterMaxZoom={15}
        >
          <Layer {...clusterLayer} />
          <Layer {...countLayer} />
          <Layer {...markLayer} />
        </Source>
        {selected ? (
          <Popup
            longitude={selected.lng}
            latitude={selected.lat}
            maxWidth="300px"
            anchor="bottom"
            offset={14}
            closeButton={false}
            closeOnClick={false}
            focusAfterOpen={false}
            className={styles.popup ?? ''}
          >
            {children}
          </Popup>
        ) : null}
        <ScaleControl position="bottom-left" />
      </ReactMap>
      <div className={styles.controls}>
        <span className={styles.buttons}>
          <IconButton label={t('map.zoomIn')} icon={plus} onClick={() => map?.zoomIn()} />
          <IconButton label={t('map.zoomOut')} icon={minus} onClick={() => map?.zoomOut()} />
        </span>
      </div>
    </div>
  )
}

/** Errors of single tiles or sources leave a map that can be used; one that was never made, or has no style, cannot. */
function isUsable(map: MapLibre | null): boolean {
  return map?.getStyle() !== undefined
}

function viewOf(map: MapLibre): [MapCamera, MapBox] {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter().wrap()
  return [{ lat, lng, zoom: map.getZoom() }, [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]]
}
