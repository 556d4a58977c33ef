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
  readonly #subscription: { readonly unsubscribe: () => void }

  constructor(actor: MachineActor) {
    this.#actor = actor
    this.#subscription = actor.subscribe((snapshot) => {
      if (this.#picked && !isStillPicked(this.#picked, snapshot)) this.#picked = null
    })
  }

  get index(): number | null {
    return this.#picked?.index ?? null
  }

  /** Remembers a handle that has got the focus; one that has not was no handle to pick. */
  remember(index: number): void {
    const snapshot = this.#actor.getSnapshot()
    const picked = { index, handleCount: handleCountOf(snapshot) }
    this.#picked = isStillPicked(picked, snapshot) ? picked : null
  }

  remove(): void {
    this.#subscription.unsubscribe()
  }
}

function isStillPicked({ index, handleCount }: Picked, snapshot: MachineSnapshot): boolean {
  return selectFocusedVertex(snapshot) === index && handleCountOf(snapshot) === handleCount
}

const handleCountOf = (snapshot: MachineSnapshot): number => editTargetHandler(snapshot)?.handles.length ?? 0
