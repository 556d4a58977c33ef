import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { Map as ReactMap, ScaleControl } from 'react-map-gl/maplibre'
import { lengthUnitsOf } from '../messages/length-units.ts'
import type { MapViewMessages } from '../messages/messages.ts'
import { VIEW_PAN_PIXELS } from './attach-view.ts'
import type { MapOpening, MapViewpoint } from './camera/opening-view.ts'
import { describeCanvas } from './describe-canvas.ts'
import { onContextRestored } from './maplibre-workarounds/context-loss.ts'
import { removeAtLeisure } from './maplibre-workarounds/leave-at-once.ts'
import { preserveOwnLayers } from './scene/own-layers.ts'
import './overlay/overlay.css'
import './pins/pin-fan.css'

/** Why there is no map: the browser has no WebGL, or the basemap's style could not be had. */
export interface MapFailure {
  /** `webgl`: the browser cannot draw maps. `style`: `mapStyle` could not be loaded. */
  readonly reason: 'webgl' | 'style'
  /** As MapLibre reports it. */
  readonly error: Error
}

/** Props of the bare map. */
export interface MapCanvasProps {
  readonly mapStyle: StyleSpecification | string
  readonly workerUrl: string
  readonly messages: MapViewMessages
  /** By which an arrow key moves the map; unless given, as one that is only read. */
  readonly stepPixels?: number
  /** Whether something else tells of each move by key. */
  readonly isAnnounced?: boolean
  readonly viewpoint: MapViewpoint | MapOpening
  /** Called on a map that can be drawn on. `isAgain`: it takes the place of one, and shows the same part of the world. */
  readonly onReady: (map: MapLibre, isAgain: boolean) => void
  readonly onFailure: (failure: MapFailure) => void
  /** Called with the map when it can be drawn on, for features of the host. Called again when the map had to be recreated. */
  readonly onMapReady?: ((map: MapLibre) => void) | undefined
}

/** The attribution is visible on maps of every size, without a button. */
const CREDITS = { compact: false } as const

/** The MapLibre canvas. A change of the style preserves what was drawn on the map. The map is flat, because it is edited. */
export function MapCanvas(props: MapCanvasProps) {
  const { mapStyle, workerUrl, messages, stepPixels = VIEW_PAN_PIXELS, isAnnounced = false, viewpoint } = props
  const { onReady, onFailure, onMapReady } = props
  const [life, setLife] = useState<MapLife>({ number: 0, style: mapStyle, viewpoint })
  const [map, setMap] = useState<MapLibre | null>(null)
  const shownStyle = useRef(mapStyle)

  useEffect(() => {
    if (!map) return undefined
    return onContextRestored(map, () => {
      setLife(({ number }) => ({ number: number + 1, style: shownStyle.current, viewpoint: viewpointOf(map) }))
      setMap(null)
    })
  }, [map])

  useEffect(() => {
    if (!map || shownStyle.current === mapStyle) return
    shownStyle.current = mapStyle
    map.setStyle(mapStyle, { diff: true, transformStyle: preserveOwnLayers })
  }, [map, mapStyle])

  useEffect(
    () => (map ? describeCanvas(map, { messages, stepPixels, isAnnounced }) : undefined),
    [map, messages, stepPixels, isAnnounced],
  )

  return (
    <ReactMap
      key={life.number}
      initialViewState={{ ...life.viewpoint }}
      mapStyle={life.style}
      workerUrl={workerUrl}
      attributionControl={CREDITS}
      keyboard={false}
      maxPitch={0}
      fadeDuration={0} // A pin that was put down must not fade in where the pointer has just released it.
      style={{ position: 'absolute', inset: 0 }}
      onLoad={({ target }) => {
        removeAtLeisure(target)
        setMap(target)
        onReady(target, life.number > 0)
        onMapReady?.(target)
      }}
      onError={(event) => {
        const failure = map ? null : failureOf(event)
        if (failure) onFailure(failure)
      }}
    >
      <ScaleControl position="bottom-left" unit={lengthUnitsOf(messages.locale).system} />
    </ReactMap>
  )
}

/** A map and those that take its place. */
interface MapLife {
  readonly number: number
  readonly style: StyleSpecification | string
  readonly viewpoint: MapViewpoint | MapOpening
}

function viewpointOf(map: MapLibre) {
  const { lng, lat } = map.getCenter()
  return { longitude: lng, latitude: lat, zoom: map.getZoom(), bearing: map.getBearing() }
}

interface MapError {
  /** Absent when the map could not even be made. */
  readonly target?: MapLibre | null
  readonly error: Error
}

/** Errors of single tiles or sources leave a map that can be used; only these two leave none. */
function failureOf({ target, error }: MapError): MapFailure | null {
  if (!target) return { reason: 'webgl', error }
  return target.getStyle() === undefined ? { reason: 'style', error } : null
}
