import type { Position, Spot } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { objectAnchor } from '../../core/object-anchor.ts'
import type { EditorActor } from '../../core/selectors.ts'
import { selectEditedObject, selectEditedShape, selectFocusedVertex, selectHeld } from '../../core/selectors.ts'
import { wholeGrip } from '../../tools/shape/whole-shape-drag.ts'
import { spotGrip } from '../../tools/spot/spot-drag.ts'
import { lngLat } from '../camera/metric.ts'
import { gripOf } from '../drag/drag-handler-of.ts'
import type { Grip } from '../drag/press-tracker.ts'
import { handlesOf } from '../pick/handles-of.ts'
import type { MapScene } from '../scene/map-scene.ts'

interface NudgeParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: EditorActor
}

/** What an arrow key moves instead of the map. */
export type NudgeTarget = 'vertex' | 'whole'

/** Moves a vertex, a spot or a whole shape by pixels, as one gesture until it is ended: a key that is held is one step. */
export class Nudge {
  #held: { readonly grip: Grip; position: Position } | null = null
  readonly #parts: NudgeParts

  constructor(parts: NudgeParts) {
    this.#parts = parts
  }

  by(target: NudgeTarget, [dx, dy]: readonly [x: number, y: number]): void {
    this.#held ??= this.#begin(target)
    const held = this.#held
    if (!held) return
    const { x, y } = this.#parts.map.project(lngLat(held.position))
    const { lng, lat } = this.#parts.map.unproject([x + dx, y + dy])
    held.position = [lng, lat]
    held.grip.move(held.position)
  }

  end = (): void => {
    const held = this.#held
    this.#held = null
    held?.grip.drop(held.position)
  }

  #begin(target: NudgeTarget) {
    const found = target === 'whole' ? this.#whole() : (this.#spot() ?? this.#vertex())
    found?.grip.start()
    return found
  }

  get #gripParts() {
    const { scene, actor } = this.#parts
    return { scene, send: actor.send, release: () => {}, needsHold: false }
  }

  #spot() {
    const spot = editedSpot(this.#parts.actor)
    return spot && { grip: spotGrip({ ...this.#gripParts, spot }), position: spot.position }
  }

  #vertex() {
    const snapshot = this.#parts.actor.getSnapshot()
    const held = selectHeld(snapshot)
    const index = selectFocusedVertex(snapshot)
    const position = index === null ? undefined : handlesOf(held)[index]
    if (!held || index === null || !position) return null
    return { grip: gripOf(this.#gripParts, held, { kind: 'vertex', index }), position }
  }

  #whole() {
    const shape = selectEditedShape(this.#parts.actor.getSnapshot())
    const from = shape && objectAnchor(shape)
    return shape && from
      ? { grip: wholeGrip(this.#gripParts, shape, { from, release: () => {} }), position: from }
      : null
  }
}

export function editedSpot(actor: EditorActor): Spot | null {
  const object = selectEditedObject(actor.getSnapshot())
  return object?.kind === 'spot' ? object : null
}
