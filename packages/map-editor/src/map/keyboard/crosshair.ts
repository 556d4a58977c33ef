import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { EditorActor } from '../../core/selectors.ts'
import { selectEraserRadius, selectOpenRing, selectTool } from '../../core/selectors.ts'
import { eraserPreview } from '../../tools/line/eraser-preview.ts'
import { nextEraserRadius } from '../../tools/line/eraser-radii.ts'
import type { Snapper } from '../../tools/snap/snapper.ts'
import { viewDiagonalMeters } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import { projectInView } from '../camera/project-in-view.ts'
import { releaseVertex } from '../drag/release-vertex.ts'
import type { MapScene } from '../scene/map-scene.ts'

const REACH_PIXELS = 12

export interface CrosshairParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: EditorActor
  readonly snapper: Snapper
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
    this.#showEraser()
  }

  /** Does here what a click would do. */
  place(): void {
    const { map, scene, actor, snapper } = this.#parts
    if (selectTool(actor.getSnapshot()) === 'select') {
      const objectId = scene.pick(map.project(map.getCenter()), REACH_PIXELS)
      actor.send(objectId ? { type: 'object.select', objectId } : { type: 'object.deselect' })
    } else if (this.#isOnFirstCorner()) releaseVertex(actor, 0, false)
    else {
      const position = onGlobe(this.#pulled())
      snapper.clear()
      actor.send({ type: 'map.click', position, diagonalMeters: viewDiagonalMeters(map) })
    }
  }

  /** False where nothing is being erased. */
  resizeEraser(step: 1 | -1): boolean {
    const { actor } = this.#parts
    const radiusMeters = selectEraserRadius(actor.getSnapshot())
    if (radiusMeters === null) return false
    actor.send({ type: 'eraser.resize', radiusMeters: nextEraserRadius(radiusMeters, step) })
    this.#showEraser()
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

  #showEraser(): void {
    const { actor, scene } = this.#parts
    const preview = eraserPreview(actor.getSnapshot(), this.#position)
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
