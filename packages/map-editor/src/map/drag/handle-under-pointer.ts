import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import { lngLat, metersPerPixel } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import type { PathPick, PickReach } from '../pick/pick-on-path.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import type { Press } from './press-tracker.ts'
import type { ToolsOnMap } from './tool-on-map.ts'

export type PointerPlace = Pick<Press, 'position' | 'isTouch'>

interface HandleUnderPointerParts {
  readonly map: MapLibre
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
}

interface Answer extends PointerPlace {
  readonly snapshot: MachineSnapshot
  readonly pick: PathPick | null
}

/**
 * The handle of the open edit under the pointer. A press asks where the hovering pointer just asked, and its click asks once
 * more: among many points it is looked for once, as long as neither the edit nor the view is another.
 */
export class HandleUnderPointer {
  #last: Answer | null = null
  readonly #parts: HandleUnderPointerParts

  constructor(parts: HandleUnderPointerParts) {
    this.#parts = parts
    parts.map.on('move', this.#forget)
  }

  remove(): void {
    this.#parts.map.off('move', this.#forget)
  }

  pick({ position, isTouch }: PointerPlace): PathPick | null {
    const snapshot = this.#parts.actor.getSnapshot()
    const last = this.#last
    const isSame = last?.snapshot === snapshot && last.isTouch === isTouch && isAt(last.position, position)
    if (isSame) return last.pick
    const pick = this.#find(snapshot, { position, isTouch })
    this.#last = { snapshot, position, isTouch, pick }
    return pick
  }

  /** Where a position is on the screen. */
  project = (position: Position): ScreenPoint => this.#parts.map.project(lngLat(position))

  /** How near is near enough. */
  reach({ position, isTouch }: PointerPlace): PickReach {
    const pixels = isTouch ? { vertexPixels: 22, segmentPixels: 22 } : { vertexPixels: 11, segmentPixels: 8 }
    return { ...pixels, metersPerPixel: metersPerPixel(position[1], this.#parts.map.getZoom()) }
  }

  #find(snapshot: MachineSnapshot, place: PointerPlace): PathPick | null {
    const { tools } = this.#parts
    const target = tools.editTarget(snapshot)
    if (!target || !snapshot.can({ type: 'vertex.focus', index: 0 })) return null
    return target.pick({
      ...place,
      reach: this.reach(place),
      pointer: onGlobe(place.position),
      project: this.project,
    })
  }

  #forget = (): void => {
    this.#last = null
  }
}

const isAt = ([lng, lat]: Position, [otherLng, otherLat]: Position) => lng === otherLng && lat === otherLat
