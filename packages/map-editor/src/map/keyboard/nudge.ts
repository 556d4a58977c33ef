import type { Position, Spot } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { MachineActor } from '../../core/selectors.ts'
import { selectEditedObject, selectFocusedVertex } from '../../core/selectors.ts'
import { lngLat } from '../camera/metric.ts'
import type { DragHandler } from '../drag/press-tracker.ts'
import type { DragParts } from '../drag/preview-drag.ts'
import type { NudgeTarget, ToolsOnMap } from '../drag/tool-on-map.ts'
import type { MapScene } from '../scene/map-scene.ts'

interface NudgeParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
}

/**
 * Moves a vertex, a spot or a complete shape by pixels. Moves until the end of the gesture are one step, for example
 * while a key is pressed.
 */
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
    const { actor, tools } = this.#parts
    const snapshot = actor.getSnapshot()
    const found =
      tools.first(({ keyDrag }) => keyDrag?.(snapshot, this.#dragParts, target)) ??
      (target === 'vertex' ? this.#vertex() : null)
    found?.handler.start()
    return found && { ...found }
  }

  get #dragParts(): DragParts {
    const { scene, actor } = this.#parts
    return { scene, send: actor.send, release: () => {}, requiresLongPress: false }
  }

  #vertex() {
    const snapshot = this.#parts.actor.getSnapshot()
    const target = this.#parts.tools.editTarget(snapshot)
    const index = selectFocusedVertex(snapshot)
    const position = index === null ? undefined : target?.handles[index]
    if (!target || index === null || !position) return null
    return { handler: target.drag(this.#dragParts, { kind: 'vertex', index }), position }
  }
}

export function editedSpot(actor: MachineActor): Spot | null {
  const object = selectEditedObject(actor.getSnapshot())
  return object?.kind === 'spot' ? object : null
}
