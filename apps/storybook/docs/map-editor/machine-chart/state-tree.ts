import { mapEditorMachine } from '@mishiori/map-editor/headless'

type StateNode = typeof mapEditorMachine.root

export interface Move {
  /** The event, `done` and `failed` for an actor's answer, or `at once`. */
  readonly on: string
  /** Names of the guards that let it happen. */
  readonly when: readonly string[]
  /** Path of the state it leads to; null when it stays. */
  readonly to: string | null
}

export interface StateBox {
  readonly path: string
  readonly name: string
  readonly isInitial: boolean
  /** Names of the host's services that work while this state lasts. */
  readonly invokes: readonly string[]
  readonly moves: readonly Move[]
  readonly children: readonly StateBox[]
}

/** The editor's machine as boxes in boxes, read from the machine that runs. */
export const editorStateTree = (): StateBox => boxOf(mapEditorMachine.root, null)

function boxOf(node: StateNode, parent: StateNode | null): StateBox {
  const states = Object.values(node.states)
  return {
    path: pathOf(node),
    name: node.key,
    isInitial: parent?.initial.target[0]?.id === node.id,
    invokes: node.invoke.map(({ src }) => String(src)),
    moves: [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat().map((transition) => ({
      on: eventName(transition.eventType),
      when: guardNames(transition.guard),
      to: transition.target?.[0] ? pathOf(transition.target[0]) : null,
    })),
    children: states.map((child) => boxOf(child, node)),
  }
}

const pathOf = ({ path, key }: { readonly path: readonly string[]; readonly key: string }) =>
  path.length ? path.join(' › ') : key

function eventName(type: string): string {
  if (type === '') return 'at once'
  if (type.startsWith('xstate.done.actor')) return 'done'
  if (type.startsWith('xstate.error.actor')) return 'failed'
  if (type.startsWith('xstate.after')) return 'too late'
  return type
}

function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return guard ? ['…'] : []
  return [String(guard.type)]
}
