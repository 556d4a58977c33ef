import type { MapObjectId, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { MachineActor } from '../../core/selectors.ts'
import { selectOpenRing, selectTool } from '../../core/selectors.ts'
import { viewDiagonalMeters } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import { projectInView } from '../camera/project-in-view.ts'
import { releaseVertex } from '../drag/release-vertex.ts'
import type { Snapping } from '../drag/snapping.ts'
import type { ToolsOnMap } from '../drag/tool-on-map.ts'
import type { MapScene } from '../scene/map-scene.ts'

const REACH_PIXELS = 12

export interface CrosshairParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
  readonly snapper: Snapping
  /** Told where an arrow key has put the crosshair. */
  readonly onCrosshair: (position: Position) => void
}

/** The middle of the map, under which arrow keys carry it: what a click does anywhere is done here. */
export class Crosshair {
  readonly #parts: CrosshairParts

  constructor(parts: CrosshairParts) {
    this.#parts = parts
  }

  carry(pixels: readonly [x: number, y: number]): void {
    const { map, onCrosshair } = this.#parts
    map.panBy([...pixels], { duration: 0 })
    onCrosshair(onGlobe(this.#pulled()))
    this.#showPreview()
  }

  /** Does here what a click would do. */
  place(): void {
    const { map, scene, actor, snapper } = this.#parts
    if (selectTool(actor.getSnapshot()) === 'select') {
      const objectId = scene.pick(map.project(map.getCenter()), REACH_PIXELS)
      const select = (id: MapObjectId) => actor.send({ type: 'object.select', objectId: id })
      if (objectId) scene.choose(objectId, this.#position, select)
      else actor.send({ type: 'object.deselect' })
    } else if (this.#isOnFirstCorner()) releaseVertex(actor, 0, false)
    else {
      const position = onGlobe(this.#pulled())
      snapper.clear()
      actor.send({ type: 'map.click', position, diagonalMeters: viewDiagonalMeters(map) })
    }
  }

  /** False where no tool has a size to change. */
  resize(step: 1 | -1): boolean {
    const { actor, tools } = this.#parts
    const event = tools.first(({ resize }) => resize?.(actor.getSnapshot(), step))
    if (!event) return false
    actor.send(event)
    this.#showPreview()
    return true
  }

  get #position(): Position {
    const { lng, lat } = this.#parts.map.getCenter()
    return [lng, lat]
  }

  /** Where a point would be placed, when one can be. */
  #pulled(): Position {
    const { actor, snapper } = this.#parts
    return selectTool(actor.getSnapshot()) === 'select' ? this.#position : snapper.pull(this.#position)
  }

  #showPreview(): void {
    const { actor, scene, tools } = this.#parts
    const preview = tools.first(({ hoverPreview }) => hoverPreview?.(actor.getSnapshot(), this.#position))
    if (preview) scene.showPreview(preview)
  }

  #isOnFirstCorner(): boolean {
    const { map, actor } = this.#parts
    const corner = selectOpenRing(actor.getSnapshot())?.path[0]
    if (!corner) return false
    const [at, center] = [projectInView(map, corner), map.project(map.getCenter())]
    return Math.hypot(at.x - center.x, at.y - center.y) <= REACH_PIXELS
  }
}
