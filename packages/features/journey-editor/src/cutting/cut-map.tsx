import { type AnyLine, positionAlong } from '@mishiori/map-document'
import { colorOfDay } from '@repo/contract'
import type { JourneyView } from '@repo/journeys/journey-view'
import LiveMap from '@repo/journeys/live-map'
import type { WaysByEntry } from '@repo/journeys/to-map-document'
import { type Map as MapLibre, type MapMouseEvent, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CutActions } from './cut-handles.tsx'
import { metersAlong } from './cut-line.ts'
import type { CutPlan } from './cut-plan.ts'
import styles from './cutting.module.css'

interface CutMapProps extends CutActions {
  line: AnyLine
  plan: CutPlan
  preview: Pick<JourneyView, 'parts'>
  ways: WaysByEntry
  onFailure: () => void
  fallback: ReactNode
}

/** So near to the line a press is on it. */
const REACH_PIXELS = 22

/**
 * The stages in the colours of their days, with their cuts to be dragged along the line. A press on the line adds one.
 * Only pointers reach them: keyboards and screen readers have the sliders on the elevations and the list.
 */
export default function CutMap({ line, plan, preview, ways, onFailure, fallback, ...actions }: CutMapProps) {
  const [map, setMap] = useState<MapLibre | null>(null)
  const latest = useRef({ line, plan, ...actions })
  latest.current = { line, plan, ...actions }
  const numbers = preview.parts.slice(1).map(({ number }) => number)
  const markers = useRef<readonly Marker[]>([])
  const key = numbers.join()
  const { cuts } = plan
  useEffect(() => {
    if (!map) return
    const made =
      key === '' ? [] : key.split(',').map((number, index) => markerOf(map, Number(number), { index, latest }))
    markers.current = made
    return () => {
      for (const marker of made) marker.remove()
    }
  }, [map, key])
  const positions = useMemo(() => cuts.map((meters) => positionAlong(line.path, meters)), [cuts, line])
  useEffect(() => {
    for (const [index, [lng, lat]] of positions.entries()) markers.current[index]?.setLngLat([lng, lat])
  }, [positions, map, key])
  useEffect(() => {
    if (!map) return
    const add = ({ lngLat, point }: MapMouseEvent) => {
      const { line: on, plan: now, onAdd } = latest.current
      const beside = map.unproject([point.x + REACH_PIXELS, point.y])
      const reach = { ...now, reachMeters: lngLat.distanceTo(beside) }
      const meters = onAdd && metersAlong(on.path, [lngLat.lng, lngLat.lat], reach)
      if (meters !== null) onAdd?.(meters)
    }
    map.on('click', add)
    return () => void map.off('click', add)
  }, [map])
  return (
    <LiveMap
      journey={preview}
      ways={ways}
      only={null}
      cursor={null}
      canSelect={false}
      onMapReady={setMap}
      onShown={() => {}}
      onFailure={onFailure}
      fallback={fallback}
    />
  )
}

interface Handle {
  readonly index: number
  readonly latest: { readonly current: Pick<CutMapProps, 'line' | 'plan'> & CutActions }
}

/** A cut with the number and colour of the day that begins there. */
function markerOf(map: MapLibre, number: number, { index, latest }: Handle): Marker {
  const element = document.createElement('div')
  element.className = `${styles.mark} mishiori-host` // the map's reset leaves it alone
  element.ariaHidden = 'true'
  element.style.setProperty('--part', `var(--map-${colorOfDay(number)})`)
  element.style.setProperty('--part-on', `var(--map-${colorOfDay(number)}-on)`)
  const disc = document.createElement('span')
  disc.textContent = String(number)
  element.append(disc)
  element.addEventListener('click', (event) => event.stopPropagation()) // to the map it would be a further cut
  const { line, plan } = latest.current
  const [lng, lat] = positionAlong(line.path, plan.cuts[index] ?? 0)
  const marker = new Marker({ element, draggable: true }).setLngLat([lng, lat]).addTo(map)
  marker.on('dragstart', () => latest.current.onBegin())
  marker.on('drag', () => {
    const { line: on, plan: now, onDrag } = latest.current
    const at = marker.getLngLat()
    const stretch = { fromMeters: now.cuts[index - 1] ?? now.fromMeters, toMeters: now.cuts[index + 1] ?? now.toMeters }
    const meters = metersAlong(on.path, [at.lng, at.lat], stretch)
    if (meters !== null) onDrag(index, meters)
  })
  // It is on the line, wherever it was let go.
  marker.on('dragend', () => {
    const { line: on, plan: now } = latest.current
    const [atLng, atLat] = positionAlong(on.path, now.cuts[index] ?? 0)
    marker.setLngLat([atLng, atLat])
  })
  return marker
}
