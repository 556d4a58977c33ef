import 'maplibre-gl/dist/maplibre-gl.css'
import { boundsOf } from '@mishiori/map-document'
import { useLanguage } from '@repo/web-kit/language'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Layer, Popup, Map as ReactMap, ScaleControl, Source } from 'react-map-gl/maplibre'
import { chosenLayer, clusterLayer, countLayer, lineCasingLayer, lineLayer, markLayer } from './found-layers.ts'
import styles from './found-map.module.css'
import type { MapMark } from './found-page.ts'
import { isAside, keepMarkInView, keepWindowInView } from './keep-in-view.ts'
import { MapControls } from './map-controls.tsx'
import type { MapBox, MapCamera } from './map-query.ts'
import { CLUSTER_MAX_ZOOM, pickFound } from './pick-found.ts'
import { chosenOf, type MapLine, marksOf, outlinesOf } from './to-features.ts'
import { type SheetSnap, snapHeight } from './use-sheet-snap.ts'

/** Where a map looks after it has moved. */
export interface MapRest {
  readonly camera: MapCamera
  readonly box: MapBox
  /** Whether it has only made room for what is selected. */
  readonly isAside: boolean
}

export interface FoundMapProps {
  readonly mapStyle: StyleSpecification
  readonly camera: MapCamera
  readonly articles: readonly MapLine[]
  readonly marks: readonly MapMark[]
  readonly selected: (MapLine & MapMark) | null
  /** The content of the popup at the selected marker. */
  readonly children: ReactNode
  /** The sheet over the map's lower part, on pages that tell of the selected marker there instead of in a popup. */
  readonly sheet?: SheetSnap | null
  readonly onRest: (rest: MapRest) => void
  readonly onPick: (id: number) => void
  /** Of marks that no zoom separates. Without it the map only goes closer to them. */
  readonly onPickMany?: (ids: readonly number[]) => void
  readonly onReady: (map: MapLibre) => void
  readonly onFailure: () => void
}

/** On maps of every size. */
const CREDITS = { compact: false } as const
const CLICKABLE = [markLayer.id, clusterLayer.id]

/** The routes of a list on a map: lines of those on the page, marks of all, those close to each other as one with their number. */
export function FoundMap(props: FoundMapProps) {
  const { mapStyle, camera, articles, marks, selected, children, sheet = null } = props
  const { onRest, onPick, onPickMany, onReady, onFailure } = props
  const [map, setMap] = useState<MapLibre | null>(null)
  useCanvasWords(map, marks.length)
  useRoomForSelected(map, selected, sheet)
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
          onRest({ ...viewOf(target), isAside: false })
        }}
        onMoveEnd={(event) => onRest({ ...viewOf(event.target), isAside: isAside(event) })}
        onClick={(event) => pickFound(event, { onPick, onPickMany })}
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
          clusterMaxZoom={CLUSTER_MAX_ZOOM}
        >
          <Layer {...clusterLayer} />
          <Layer {...countLayer} />
          <Layer {...markLayer} />
        </Source>
        <Source id="chosen" type="geojson" data={chosenOf(selected)}>
          <Layer {...chosenLayer} />
        </Source>
        {selected && sheet === null ? (
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
      <MapControls map={map} onFit={marks.length > 0 && map ? () => fitMarks(map, marks) : null} />
    </div>
  )
}

/** What the map is called, and what a screen reader says of it when it is reached. */
function useCanvasWords(map: MapLibre | null, markCount: number): void {
  const { t } = useLanguage()
  const label = t('map.canvas')
  const [kind, count] = [t('map.viewport'), t('map.count', { count: markCount })]
  useEffect(() => {
    const canvas = map?.getCanvas()
    canvas?.setAttribute('aria-label', label)
    canvas?.setAttribute('aria-roledescription', kind)
    canvas?.setAttribute('aria-valuetext', count)
  }, [map, label, kind, count])
}

/** Moves the map where the window of the selected mark, or the sheet that tells of it, needs the room. */
function useRoomForSelected(map: MapLibre | null, selected: MapMark | null, sheet: SheetSnap | null): void {
  const selectedId = selected?.id
  const keepInView = useEffectEvent((shown: MapLibre) => {
    if (sheet === null) keepWindowInView(shown)
    else if (selected) keepMarkInView(shown, selected, snapHeight(sheet, shown.getContainer().clientHeight))
  })
  useEffect(() => {
    if (!map || selectedId === undefined) return
    // The map puts its window into its place after it was made.
    const next = requestAnimationFrame(() => keepInView(map))
    return () => cancelAnimationFrame(next)
  }, [map, selectedId, sheet])
}

/** Errors of single tiles or sources leave a map that can be used; one that was never made, or has no style, cannot. */
function isUsable(map: MapLibre | null): boolean {
  return map?.getStyle() !== undefined
}

function viewOf(map: MapLibre): Pick<MapRest, 'camera' | 'box'> {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter().wrap()
  return {
    camera: { lat, lng, zoom: map.getZoom() },
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  }
}

function fitMarks(map: MapLibre, marks: readonly MapMark[]): void {
  const bounds = boundsOf(marks.map(({ lng, lat }) => [lng, lat] as const))
  if (!bounds) return
  const [west, south, east, north] = bounds
  const { clientWidth, clientHeight } = map.getContainer()
  const padding = Math.min(100, clientWidth / 5, clientHeight / 5)
  map.fitBounds([west, south, east < west ? east + 360 : east, north], { padding, maxZoom: 14, animate: false })
}
