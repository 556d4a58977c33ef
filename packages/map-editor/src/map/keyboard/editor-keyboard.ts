import { selectFocusedVertex, selectSelectedObject, selectTool } from '../../core/selectors.ts'
import type { NudgeTarget } from '../drag/tool-on-map.ts'
import { Crosshair, type CrosshairParts } from './crosshair.ts'
import { editedSpot, Nudge } from './nudge.ts'
import { focusNext, insertMidpoint, removeFocused, stepFocused } from './vertex-keys.ts'

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
export const PAN_PIXELS = 40
const FAST_PAN_PIXELS = 160

/**
 * The focused map by keyboard alone: arrows carry the map under a crosshair, or the focused point itself; Space does what a click
 * there would do. Holding an arrow is one gesture, so it is one step.
 */
export class EditorKeyboard {
  /** Arrows move the focused vertex, not the map. A click or Tab on a vertex begins it, placing a point ends it. */
  #isOnVertex = false
  /** Arrow keys move the complete open shape. */
  #isOnWhole = false
  readonly #nudge: Nudge
  readonly #crosshair: Crosshair
  readonly #parts: CrosshairParts
  readonly #stop: () => void

  constructor(parts: CrosshairParts) {
    const { map, scene, actor, tools } = parts
    this.#parts = parts
    this.#crosshair = new Crosshair(parts)
    this.#nudge = new Nudge({ map, scene, actor, tools })
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
    const grabbed = actor.on('shape.held', () => {
      this.#isOnVertex = false
      this.#isOnWhole = true
    })
    const opened = actor.on('tool.opened', () => {
      this.#isOnVertex = false
      this.#isOnWhole = false
    })
    const dropPreview = () => scene.showPreview(null)
    const confirmed = actor.on('edit.confirmed', dropPreview)
    const cancelled = actor.on('edit.cancelled', dropPreview)
    this.#stop = () => {
      for (const subscription of [focused, stepped, ringStepped, grabbed, opened, confirmed, cancelled])
        subscription.unsubscribe()
    }
  }

  remove(): void {
    const canvas = this.#parts.map.getCanvas()
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
        // While a tool is open this confirms, or announces why it cannot.
        return selectTool(this.#parts.actor.getSnapshot()) === 'select' && this.#place()
      case 'Tab':
        return this.#focusNext(event.shiftKey ? -1 : 1)
      case 'Delete':
      case 'Backspace':
        return removeFocused(this.#parts)
      case 'w':
        return this.#grabShape()
      case '[':
      case ']':
        return this.#crosshair.resize(event.key === ']' ? 1 : -1)
      case 'm':
        return insertMidpoint(this.#parts) || this.#pickUpSpot()
      default:
        return false
    }
  }

  #arrow([x, y]: readonly [number, number], isFast: boolean): boolean {
    const step = isFast ? 10 : 1
    if (this.#isOnVertex && stepFocused(this.#parts, (x - y) * step)) return true
    const target = this.#nudgeTarget()
    const pixels = isFast ? FAST_PAN_PIXELS : PAN_PIXELS
    if (target) this.#nudge.by(target, [x * step, y * step])
    else this.#crosshair.carry([x * pixels, y * pixels])
    return true
  }

  #nudgeTarget(): NudgeTarget | null {
    const { actor } = this.#parts
    if (this.#isOnWhole) return 'whole'
    if (editedSpot(actor)) return 'vertex'
    return this.#isOnVertex && selectFocusedVertex(actor.getSnapshot()) !== null ? 'vertex' : null
  }

  #place(): boolean {
    this.#crosshair.place()
    return true
  }

  /** Tab moves from point to point and leaves the map after the last one, so that it is no trap. */
  #focusNext(step: 1 | -1): boolean {
    const from = this.#isOnVertex ? selectFocusedVertex(this.#parts.actor.getSnapshot()) : null
    this.#isOnVertex = focusNext(this.#parts, { from, step })
    return this.#isOnVertex
  }

  /** From now on the arrows move the selected spot, until the edit is confirmed or cancelled. */
  #pickUpSpot(): boolean {
    const { actor } = this.#parts
    const spot = selectSelectedObject(actor.getSnapshot())
    if (spot?.kind !== 'spot') return false
    actor.send({ type: 'spot.move', objectId: spot.id, position: spot.position })
    return true
  }

  /** From now on the arrow keys move the complete open shape. */
  #grabShape(): boolean {
    const { actor } = this.#parts
    if (!actor.getSnapshot().can({ type: 'shape.hold' })) return false
    actor.send({ type: 'shape.hold' })
    return true
  }
}
