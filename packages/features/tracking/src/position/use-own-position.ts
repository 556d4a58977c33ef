import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { OwnPosition } from './own-position.ts'
import type { PositionFix } from './position-fix.ts'

/** Near enough to see the next bend. */
const NEAR_ZOOM = 15.5

/** Shows the user's position on a map, which follows it until the user moves the map. */
export function useOwnPosition(map: MapLibre | null, fix: PositionFix | null) {
  const [isFollowing, setIsFollowing] = useState(true)
  const shown = useRef<OwnPosition | null>(null)
  const hasCome = useRef(false)
  useEffect(() => {
    if (!map) return
    const own = new OwnPosition(map)
    shown.current = own
    const leave = () => setIsFollowing(false)
    map.on('dragstart', leave)
    return () => {
      own.remove()
      map.off('dragstart', leave)
    }
  }, [map])
  useEffect(() => {
    shown.current?.show(fix)
    if (!map || !fix || !isFollowing) return
    const [lng, lat] = fix.position
    const isCalm = hasCome.current && matchMedia('(prefers-reduced-motion: no-preference)').matches
    const camera = {
      center: [lng, lat] as [number, number],
      ...(!hasCome.current && { zoom: Math.max(map.getZoom(), NEAR_ZOOM) }),
    }
    if (isCalm) map.easeTo({ ...camera, duration: 600 })
    else map.jumpTo(camera)
    hasCome.current = true
  }, [map, fix, isFollowing])
  return { isFollowing, follow: () => setIsFollowing(true) }
}
