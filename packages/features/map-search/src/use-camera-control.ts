import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSameCamera, type MapCamera } from './map-query.ts'

interface CameraOptions {
  /** The camera of the address; null without one. */
  readonly camera: MapCamera | null
  /** Whether the address follows the map, which then may be further already. */
  readonly isOfMap: boolean
  /** Called when the map goes elsewhere. */
  readonly onGo: () => void
}

/** Moves an open map to a camera that was set by anything but the map's own moves. */
export function useCameraControl({ camera, isOfMap, onGo }: CameraOptions) {
  const [map, setMap] = useState<MapLibre | null>(null)
  const isStopping = useRef(false)
  const goTo = (open: MapLibre, { lat, lng, zoom }: MapCamera) => {
    if (isSameCamera({ lat, lng, zoom }, cameraOf(open))) return
    isStopping.current = true
    open.stop()
    isStopping.current = false
    open.jumpTo({ center: [lng, lat], zoom })
    onGo()
  }
  const follow = useEffectEvent((open: MapLibre, target: MapCamera) => {
    if (!isOfMap) goTo(open, target)
  })
  const { lat, lng, zoom } = camera ?? {}
  useEffect(() => {
    if (map && lat !== undefined && lng !== undefined && zoom !== undefined) follow(map, { lat, lng, zoom })
  }, [map, lat, lng, zoom])
  return {
    /** What was asked for while the map was made counts too. */
    takeMap(made: MapLibre) {
      setMap(made)
      if (camera) goTo(made, camera)
    },
    /** A move that is cut short rests nowhere. */
    isCutShort: () => isStopping.current,
  }
}

function cameraOf(map: MapLibre): MapCamera {
  const { lat, lng } = map.getCenter().wrap()
  return { lat, lng, zoom: map.getZoom() }
}
