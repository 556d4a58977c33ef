import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import { selectFocusedVertex } from '../../core/selectors.ts'
import type { ToolsOnMap } from './tool-on-map.ts'

interface Picked {
  readonly index: number
  readonly handleCount: number
}

interface PickedHandleParts {
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
  readonly onChange: (index: number | null) => void
}

/** The handle that was picked by a click or a tap on it. Reset when the focus moves elsewhere, and when handles are added or removed. */
export class PickedHandle {
  #picked: Picked | null = null
  readonly #parts: PickedHandleParts
  readonly #subscription: { readonly unsubscribe: () => void }

  constructor(parts: PickedHandleParts) {
    this.#parts = parts
    this.#subscription = parts.actor.subscribe((snapshot) => {
      if (this.#picked && !this.#isStill(this.#picked, snapshot)) this.#pick(null)
    })
  }

  get index(): number | null {
    return this.#picked?.index ?? null
  }

  /** Remembers a handle that has got the focus; one that has not was no handle to pick. */
  remember(index: number): void {
    const snapshot = this.#parts.actor.getSnapshot()
    const picked = { index, handleCount: this.#handleCount(snapshot) }
    this.#pick(this.#isStill(picked, snapshot) ? picked : null)
  }

  remove(): void {
    this.#subscription.unsubscribe()
    this.#pick(null)
  }

  #pick(picked: Picked | null): void {
    const before = this.index
    this.#picked = picked
    if (this.index !== before) this.#parts.onChange(this.index)
  }

  #isStill({ index, handleCount }: Picked, snapshot: MachineSnapshot): boolean {
    return selectFocusedVertex(snapshot) === index && this.#handleCount(snapshot) === handleCount
  }

  #handleCount(snapshot: MachineSnapshot): number {
    return this.#parts.tools.editTarget(snapshot)?.handles.length ?? 0
  }
}
