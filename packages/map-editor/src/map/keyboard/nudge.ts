import type { Position, Spot } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { objectAnchor } from '../../core/object-anchor.ts'
import type { EditorActor } from '../../core/selectors.ts'
import { selectEditedObject, selectEditedShape, selectEditTarget, selectFocusedVertex } from '../../core/selectors.ts'
import { wholeShapeDrag } from '../../tools/shape/whole-shape-drag.ts'
import { spotDrag } from '../../tools/spot/spot-drag.ts'
import { lngLat } from '../camera/metric.ts'
import { dragHandlerOf } from '../drag/drag-handler-of.ts'
import type { DragHandler } from '../drag/press-tracker.ts'
import { handlesOf } from '../pick/handles-of.ts'
import type { MapScene } from '../scene/map-scene.ts'

interface NudgeParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: EditorActor
}

/** What an arrow key moves instead of the map. */
export type NudgeTarget = 'vertex' | 'whole'

/** Moves a vertex, a spot or a whole shape by pixels, as one gesture until it is ended: a key that is held down is one step. */
export class Nudge {
  #active: { readonly handler: DragHandler; position: Position } | null = null
  readonly #parts: NudgeParts

  constructor(parts: NudgeParts) {
    this.#parts = parts
  }

  by(target: NudgeTarget, [dx, dy]: readonly [x: number, y: number]): void {
    this.#active ??= this.#begin(target)
    const active = this.#active
    if (!active) return
    const { x, y } = this.#parts.map.project(lngLat(active.position))
    const { lng, lat } = this.#parts.map.unproject([x + dx, y + dy])
    active.position = [lng, lat]
    active.handler.move(active.position)
  }

  end = (): void => {
    const active = this.#active
    this.#active = null
    active?.handler.drop(active.position)
  }

  #begin(target: NudgeTarget) {
    const found = target === 'whole' ? this.#whole() : (this.#spot() ?? this.#vertex())
    found?.handler.start()
    return found
  }

  get #dragParts() {
    const { scene, actor } = this.#parts
    return { scene, send: actor.send, release: () => {}, needsHold: false }
  }

  #spot() {
    const spot = editedSpot(this.#parts.actor)
    return spot && { handler: spotDrag({ ...this.#dragParts, spot }), position: spot.position }
  }

  #vertex() {
    const snapshot = this.#parts.actor.getSnapshot()
    const editTarget = selectEditTarget(snapshot)
    const index = selectFocusedVertex(snapshot)
    const position = index === null ? undefined : handlesOf(editTarget)[index]
    if (!editTarget || index === null || !position) return null
    return { handler: dragHandlerOf(this.#dragParts, editTarget, { kind: 'vertex', index }), position }
  }

  #whole() {
    const shape = selectEditedShape(this.#parts.actor.getSnapshot())
    const from = shape && objectAnchor(shape)
    return shape && from
      ? { handler: wholeShapeDrag(this.#dragParts, shape, { from, release: () => {} }), position: from }
      : null
  }
}

export function editedSpot(actor: EditorActor): Spot | null {
  const object = selectEditedObject(actor.getSnapshot())
  return object?.kind === 'spot' ? object : null
}
