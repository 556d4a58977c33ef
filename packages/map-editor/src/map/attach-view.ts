import type { MapObjectId, Position } from '@mishiori/map-document'
import type { Map as MapLibre, MapMouseEvent, PaddingOptions } from 'maplibre-gl'
import { onGlobe } from './camera/on-globe.ts'
import { beforeNextPaint, dropFromNextPaint } from './frame.ts'
import { createMapHandle, type MapHandle } from './map-handle.ts'
import { MapScene, type SceneView, type SceneWords } from './scene/map-scene.ts'

const REACH_PIXELS = 8
export const VIEW_PAN_PIXELS = 80
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-VIEW_PAN_PIXELS, 0],
  ArrowRight: [VIEW_PAN_PIXELS, 0],
  ArrowUp: [0, -VIEW_PAN_PIXELS],
  ArrowDown: [0, VIEW_PAN_PIXELS],
}

export interface AttachViewOptions {
  readonly padding: () => PaddingOptions
  readonly onSelect: (objectId: MapObjectId | null, at: Position) => void
  readonly onPoint: (position: Position | null) => void
  readonly words: SceneWords
}

export interface AttachedView {
  readonly handle: MapHandle
  readonly show: (view: SceneView) => void
  readonly detach: () => void
}

/** Makes a loaded map show a document: objects can be pointed at and selected, not changed. */
export function attachView(map: MapLibre, { padding, onSelect, onPoint, words }: AttachViewOptions): AttachedView {
  const scene = new MapScene(map, words, null)
  const canvas = map.getCanvas()
  let hovered: MapMouseEvent | null = null

  const pick = ({ point }: Pick<MapMouseEvent, 'point'>) => scene.pick(point, REACH_PIXELS)

  const onClick = (event: MapMouseEvent) => {
    const objectId = pick(event)
    const at = onGlobe([event.lngLat.lng, event.lngLat.lat])
    if (objectId) scene.choose(objectId, at, onSelect)
    else onSelect(null, at)
  }
  const hover = () => {
    if (!hovered) return
    const objectId = pick(hovered)
    scene.setHovered(objectId)
    canvas.style.cursor = objectId ? 'pointer' : ''
    onPoint(onGlobe([hovered.lngLat.lng, hovered.lngLat.lat]))
  }
  const onMouseMove = (event: MapMouseEvent) => {
    hovered = event
    beforeNextPaint(hover)
  }
  const onMouseOut = () => {
    dropFromNextPaint(hover)
    scene.setHovered(null)
    onPoint(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) map.panBy([arrow[0], arrow[1]], { duration: 0 })
    else if (event.key === '+' || event.key === '=') map.zoomIn()
    else if (event.key === '-') map.zoomOut()
    else return
    event.preventDefault()
  }

  map.on('click', onClick)
  map.on('mousemove', onMouseMove)
  map.on('mouseout', onMouseOut)
  canvas.addEventListener('keydown', onKeyDown)
  return {
    handle: createMapHandle({ map, scene, padding, cancelGesture: () => false }),
    show: (view) => scene.update(view),
    detach: () => {
      dropFromNextPaint(hover)
      map.off('click', onClick)
      map.off('mousemove', onMouseMove)
      map.off('mouseout', onMouseOut)
      canvas.removeEventListener('keydown', onKeyDown)
      scene.remove()
    },
  }
}
