import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import { selectFocusedVertex } from '../../core/selectors.ts'
import { editTargetHandler } from './edit-target-handler.ts'

interface Picked {
  readonly index: number
  readonly handleCount: number
}

/** The handle that was picked by a click or a tap on it. Reset when the focus moves elsewhere, and when handles are added or removed. */
export class PickedHandle {
  #picked: Picked | null = null
  readonly #actor: MachineActor
  readonly #onChange: (index: number | null) => void
  readonly #subscription: { readonly unsubscribe: () => void }

  constructor(actor: MachineActor, onChange: (index: number | null) => void) {
    this.#actor = actor
    this.#onChange = onChange
    this.#subscription = actor.subscribe((snapshot) => {
      if (this.#picked && !isStillPicked(this.#picked, snapshot)) this.#pick(null)
    })
  }

  get index(): number | null {
    return this.#picked?.index ?? null
  }

  /** Remembers a handle that has got the focus; one that has not was no handle to pick. */
  remember(index: number): void {
    const snapshot = this.#actor.getSnapshot()
    const picked = { index, handleCount: handleCountOf(snapshot) }
    this.#pick(isStillPicked(picked, snapshot) ? picked : null)
  }

  remove(): void {
    this.#subscription.unsubscribe()
    this.#pick(null)
  }

  #pick(picked: Picked | null): void {
    const before = this.index
    this.#picked = picked
    if (this.index !== before) this.#onChange(this.index)
  }
}

function isStillPicked({ index, handleCount }: Picked, snapshot: MachineSnapshot): boolean {
  return selectFocusedVertex(snapshot) === index && handleCountOf(snapshot) === handleCount
}

const handleCountOf = (snapshot: MachineSnapshot): number => editTargetHandler(snapshot)?.handles.length ?? 0
