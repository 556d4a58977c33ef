import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { EditorActor } from '../machine/selectors.ts'
import {
  selectCanConfirm,
  selectEraserRadius,
  selectFocusedVertex,
  selectHeld,
  selectOpenRing,
  selectSelectedObject,
  selectTool,
  selectTrim,
} from '../machine/selectors.ts'
import { nextEraserRadius } from '../tools/line/eraser-radii.ts'
import { endLimits, TRIM_ENDS } from '../tools/recording/trim-draft.ts'
import { eraserSketch } from './eraser-sketch.ts'
import { handlesOf } from './handles-of.ts'
import type { MapScene } from './map-scene.ts'
import { lngLat, viewDiagonalMeters } from './metric.ts'
import { editedSpot, Nudge, type NudgeTarget } from './nudge.ts'
import { onGlobe } from './on-globe.ts'
import { pickObject } from './pick-object.ts'
import { releaseVertex } from './release-vertex.ts'
import type { Snapper } from './snapper.ts'

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const PAN_PIXELS = 40
const FAST_PAN_PIXELS = 160
const CROSSHAIR_REACH_PIXELS = 12

interface EditorKeyboardParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: EditorActor
  /** Told where an arrow key has put the crosshair. */
  readonly onCrosshair: (position: Position) => void
  readonly snapper: Snapper
}

/**
 * The focused map by keyboard alone: arrows carry the map under a crosshair, or the focused point itself; Space does what a click
 * there would do. Holding an arrow is one gesture, so it is one step.
 */
export class EditorKeyboard {
  /** Arrows move the focused vertex, not the map. A click or Tab on a vertex begins it, placing a point ends it. */
  #isOnVertex = false
  /** Arrows move the open shape as a whole. */
  #isOnWhole = false
  readonly #nudge: Nudge
  readonly #map: MapLibre
  readonly #scene: MapScene
  readonly #actor: EditorActor
  readonly #onCrosshair: EditorKeyboardParts['onCrosshair']
  readonly #snapper: Snapper
  readonly #stop: () => void

  constructor({ map, scene, actor, onCrosshair, snapper }: EditorKeyboardParts) {
    this.#onCrosshair = onCrosshair
    this.#snapper = snapper
    this.#map = map
    this.#scene = scene
    this.#actor = actor
    this.#nudge = new Nudge({ map, scene, actor })
    const canvas = map.getCanvas()
    canvas.addEventListener('keydown', this.#onKeyDown)
    canvas.addEventListener('keyup', this.#nudge.end)
    canvas.addEventListener('blur', this.#nudge.end)
    const focused = actor.on('vertex.focused', () => {
      this.#isOnVertex = true
      this.#isOnWhole = false
    })
    const stepped = actor.on('step.taken', ({ step }) => {
      this.#isOnVertex = step.kind !== 'vertex.append' && step.kind !== 'object.create'
      this.#isOnWhole = step.kind === 'shape.move'
    })
    const ringStepped = actor.on('ring.stepped', ({ step }) => {
      this.#isOnVertex = step.kind !== 'vertex.append'
    })
    const held = actor.on('shape.held', () => {
      this.#isOnVertex = false
      this.#isOnWhole = true
    })
    const opened = actor.on('tool.opened', () => {
      this.#isOnVertex = false
      this.#isOnWhole = false
    })
    const dropSketch = () => scene.sketch(null)
    const confirmed = actor.on('edit.confirmed', dropSketch)
    const cancelled = actor.on('edit.cancelled', dropSketch)
    this.#stop = () => {
      for (const subscription of [focused, stepped, ringStepped, held, opened, confirmed, cancelled])
        subscription.unsubscribe()
    }
  }

  remove(): void {
    const canvas = this.#map.getCanvas()
    canvas.removeEventListener('keydown', this.#onKeyDown)
    canvas.removeEventListener('keyup', this.#nudge.end)
    canvas.removeEventListener('blur', this.#nudge.end)
    this.#stop()
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (this.#handle(event)) event.preventDefault()
  }

  #handle(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key]
    if (arrow) return this.#arrow(arrow, event.shiftKey)
    this.#nudge.end()
    switch (event.key) {
      case ' ':
        return this.#place()
      case 'Enter':
        return selectCanConfirm(this.#actor.getSnapshot()) ? false : this.#place()
      case 'Tab':
        return this.#focusNext(event.shiftKey ? -1 : 1)
      case 'Delete':
      case 'Backspace':
        return this.#removeVertex()
      case 'w':
        return this.#holdShape()
      case '[':
      case ']':
        return this.#resizeEraser(event.key === ']' ? 1 : -1)
      case 'm':
        return this.#insertMidpoint() || this.#pickUpSpot()
      default:
        return false
    }
  }

  #arrow([x, y]: readonly [number, number], isFast: boolean): boolean {
    if (this.#trimBy((x - y) * (isFast ? 10 : 1))) return true
    const target = this.#nudgeTarget()
    if (target) this.#nudge.by(target, [x * (isFast ? 10 : 1), y * (isFast ? 10 : 1)])
    else {
      const pixels = isFast ? FAST_PAN_PIXELS : PAN_PIXELS
      this.#map.panBy([x * pixels, y * pixels], { duration: 0 })
      const { lng, lat } = this.#map.getCenter()
      this.#onCrosshair(onGlobe(this.#pulled([lng, lat])))
      this.#showEraser()
    }
    return true
  }

  /** Moves the focused end of a recording by points: right and up are later. */
  #trimBy(points: number): boolean {
    const snapshot = this.#actor.getSnapshot()
    const held = selectTrim(snapshot)
    const end = TRIM_ENDS[selectFocusedVertex(snapshot) ?? -1]
    if (!held || !end || !this.#isOnVertex) return false
    const [least, most] = endLimits(held.recording, held.range, end)
    const index = Math.min(most, Math.max(least, (end === 'start' ? held.range.from : held.range.to) + points))
    this.#actor.send({ type: 'trim.set', end, index })
    const position = held.recording.path[index]
    if (position) this.#reveal(position)
    return true
  }

  /** Where a point would be placed, when one can be. */
  #pulled(position: Position): Position {
    return selectTool(this.#actor.getSnapshot()) === 'select' ? position : this.#snapper.pull(position)
  }

  #nudgeTarget(): NudgeTarget | null {
    if (this.#isOnWhole) return 'whole'
    if (editedSpot(this.#actor)) return 'vertex'
    return this.#isOnVertex && selectFocusedVertex(this.#actor.getSnapshot()) !== null ? 'vertex' : null
  }

  /** From now on the arrows move the selected spot, until the edit is confirmed or cancelled. */
  #pickUpSpot(): boolean {
    const spot = selectSelectedObject(this.#actor.getSnapshot())
    if (spot?.kind !== 'spot') return false
    this.#actor.send({ type: 'spot.move', objectId: spot.id, position: spot.position })
    return true
  }

  /** From now on the arrows move the open shape as a whole. */
  #holdShape(): boolean {
    if (!this.#actor.getSnapshot().can({ type: 'shape.hold' })) return false
    this.#actor.send({ type: 'shape.hold' })
    return true
  }

  #resizeEraser(step: 1 | -1): boolean {
    const radiusMeters = selectEraserRadius(this.#actor.getSnapshot())
    if (radiusMeters === null) return false
    this.#actor.send({ type: 'eraser.resize', radiusMeters: nextEraserRadius(radiusMeters, step) })
    this.#showEraser()
    return true
  }

  /** The eraser around the crosshair. */
  #showEraser(): void {
    const { lng, lat } = this.#map.getCenter()
    const sketch = eraserSketch(this.#actor.getSnapshot(), [lng, lat])
    if (sketch) this.#scene.sketch(sketch)
  }

  /** Does at the crosshair what a click would do there. */
  #place(): boolean {
    const { lng, lat } = this.#map.getCenter()
    const snapshot = this.#actor.getSnapshot()
    if (selectTool(snapshot) !== 'select') {
      if (this.#isOnFirstCorner()) releaseVertex(this.#actor, 0, false)
      else {
        const diagonalMeters = viewDiagonalMeters(this.#map)
        const position = onGlobe(this.#pulled([lng, lat]))
        this.#snapper.clear()
        this.#actor.send({ type: 'map.click', position, diagonalMeters })
      }
      return true
    }
    const point = this.#map.project([lng, lat])
    const reach = { layers: this.#scene.objectLayerIds(), reachPixels: CROSSHAIR_REACH_PIXELS }
    const objectId = pickObject(this.#map, point, reach)
    this.#actor.send(objectId ? { type: 'object.select', objectId } : { type: 'object.deselect' })
    return true
  }

  #isOnFirstCorner(): boolean {
    const corner = selectOpenRing(this.#actor.getSnapshot())?.path[0]
    if (!corner) return false
    const [at, center] = [this.#map.project(lngLat(corner)), this.#map.project(this.#map.getCenter())]
    return Math.hypot(at.x - center.x, at.y - center.y) <= CROSSHAIR_REACH_PIXELS
  }

  /** Tab goes from point to point and leaves the map after the last one, so that it is no trap. */
  #focusNext(step: 1 | -1): boolean {
    const snapshot = this.#actor.getSnapshot()
    const handles = handlesOf(selectHeld(snapshot))
    if (handles.length === 0 || !snapshot.can({ type: 'vertex.focus', index: 0 })) return false
    const from = this.#isOnVertex ? selectFocusedVertex(snapshot) : null
    const index = from === null ? (step === 1 ? 0 : handles.length - 1) : from + step
    const vertex = handles[index]
    if (!vertex) {
      this.#isOnVertex = false
      return false
    }
    this.#actor.send({ type: 'vertex.focus', index })
    this.#reveal(vertex)
    return true
  }

  #reveal(position: Position): void {
    if (!this.#map.getBounds().contains(lngLat(position))) this.#map.jumpTo({ center: lngLat(position) })
  }

  #removeVertex(): boolean {
    const index = selectFocusedVertex(this.#actor.getSnapshot())
    if (index === null) return false
    this.#actor.send({ type: 'vertex.remove', index })
    return true
  }

  /** Halves the segment after the focused vertex, or the one before the last. */
  #insertMidpoint(): boolean {
    const snapshot = this.#actor.getSnapshot()
    const held = selectHeld(snapshot)
    const focused = selectFocusedVertex(snapshot)
    if (!held || focused === null || !snapshot.can({ type: 'vertex.insert', index: 0, position: [0, 0] })) return false
    const path = handlesOf(held)
    const isRing = held.kind === 'polygon'
    const index = isRing ? focused + 1 : Math.min(focused + 1, path.length - 1)
    const [before, after] = [path[index - 1], path[index % path.length]]
    if (!before || !after) return false
    const [a, b] = [this.#map.project(lngLat(before)), this.#map.project(lngLat(after))]
    const { lng, lat } = this.#map.unproject([(a.x + b.x) / 2, (a.y + b.y) / 2])
    this.#actor.send({ type: 'vertex.insert', index, position: onGlobe([lng, lat]) })
    return true
  }
}
