import 'maplibre-gl/dist/maplibre-gl.css'
import { type BBox, unwrapPath } from '@mishiori/map-document'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { MapControls } from '@repo/map-search/map-controls'
import { useLanguage } from '@repo/web-kit/language'
import type { FeatureCollection, MultiLineString } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useMemo, useState } from 'react'
import { Layer, Map as ReactMap, ScaleControl, Source } from 'react-map-gl/maplibre'
import { useYearsMessages } from '../messages/years-messages.ts'
import { SPORT_COLORS } from '../view/sports.ts'
import type { MapLook, Track } from './read-tracks.ts'
import { casingLayer, dotLayer, pressLayer, selectedLayer, trackLayer } from './track-layers.ts'

interface LiveTracksProps {
  tracks: readonly Track[]
  bounds: BBox | null
  selected: string | null
  onSelect: (key: string | null) => void
  /** Called when the map has moved. */
  onLook: (look: MapLook) => void
  onShown: () => void
  onFailure: () => void
}

/** The credits stay open on maps of every size. */
const CREDITS = { compact: false } as const
const PRESSED = [pressLayer.id]
const PADDING_PX = 40
/** A single short walk needs no closer view. */
const FIT_ZOOM = 13

/** All tracks as one source of the map. Arrow keys, plus and minus move it as everywhere. */
export default function LiveTracks({ tracks, bounds, selected, onSelect, ...on }: LiveTracksProps) {
  const { locale } = useLanguage()
  const [map, setMap] = useState<MapLibre | null>(null)
  const { mapStyle, onMapReady } = useBasemap()
  const data = useMemo(() => featuresOf(tracks), [tracks])
  const selection = useMemo(() => featuresOf(tracks.filter(({ key }) => key === selected)), [tracks, selected])
  useCanvasName(map, tracks.length)
  return (
    <>
      <ReactMap
        initialViewState={
          bounds
            ? { bounds: boxOf(bounds), fitBoundsOptions: { padding: PADDING_PX, maxZoom: FIT_ZOOM } }
            : START_VIEWS[locale]
        }
        mapStyle={mapStyle}
        workerUrl={workerUrl}
        attributionControl={CREDITS}
        maxPitch={0}
        dragRotate={false}
        fadeDuration={0}
        scrollZoom={false}
        interactiveLayerIds={PRESSED}
        style={{ position: 'absolute', inset: 0 }}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation()
          setMap(target)
          onMapReady(target)
          on.onShown()
          on.onLook(lookOf(target))
        }}
        onMoveEnd={({ target }) => on.onLook(lookOf(target))}
        onClick={({ features = [] }) => onSelect(keyOf(features[0]?.properties))}
        onError={({ target }) => {
          // Errors of single tiles leave a map that can be used; one without a style cannot.
          if (!map && target?.getStyle() === undefined) on.onFailure()
        }}
      >
        <Source id="tracks" type="geojson" data={data}>
          <Layer {...dotLayer} />
          <Layer {...casingLayer} />
          <Layer {...trackLayer} />
          <Layer {...pressLayer} />
        </Source>
        <Source id="selected-track" type="geojson" data={selection}>
          <Layer {...selectedLayer} />
        </Source>
        <ScaleControl position="bottom-left" />
      </ReactMap>
      <MapControls map={map} onFit={map && bounds ? () => fit(map, bounds) : null} />
    </>
  )
}

/** What the map is called, and what a screen reader says of it when it is reached. */
function useCanvasName(map: MapLibre | null, count: number): void {
  const { t } = useLanguage()
  const years = useYearsMessages()
  const [label, kind, value] = [years('map.title'), t('map.viewport'), t('map.count', { count })]
  useEffect(() => {
    const canvas = map?.getCanvas()
    // Screen readers hand a slider its keys as soon as it is reached, and say it; an `application` is silent.
    canvas?.setAttribute('role', 'slider')
    canvas?.setAttribute('aria-valuenow', '0')
    canvas?.setAttribute('aria-label', label)
    canvas?.setAttribute('aria-roledescription', kind)
    canvas?.setAttribute('aria-valuetext', value)
  }, [map, label, kind, value])
}

function featuresOf(tracks: readonly Track[]): FeatureCollection<MultiLineString> {
  return {
    type: 'FeatureCollection',
    features: tracks.map(({ key, sport, paths }) => ({
      type: 'Feature',
      properties: { key, color: SPORT_COLORS[sport] },
      geometry: {
        type: 'MultiLineString',
        coordinates: paths.map((path) => unwrapPath(path).map(([lng, lat]) => [lng, lat])),
      },
    })),
  }
}

const keyOf = (properties: unknown): string | null =>
  typeof properties === 'object' && properties && 'key' in properties && typeof properties.key === 'string'
    ? properties.key
    : null

function lookOf(map: MapLibre): MapLook {
  const bounds = map.getBounds()
  return {
    zoom: map.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  }
}

/** On a map that goes on beyond 180°. */
const boxOf = ([west, south, east, north]: BBox): [number, number, number, number] => [
  west,
  south,
  east < west ? east + 360 : east,
  north,
]

const fit = (map: MapLibre, bounds: BBox) =>
  map.fitBounds(boxOf(bounds), { padding: PADDING_PX, maxZoom: FIT_ZOOM, animate: false })
