import { mapEditorMachine } from '@mishiori/map-editor/headless'

type StateNode = typeof mapEditorMachine.root

interface Move {
  /** The event, or what an actor of the host did. */
  readonly on: string
  /** Paths of the states it may lead to, depending on its guards. */
  readonly to: readonly string[]
}

export interface StateBox {
  readonly path: string
  readonly name: string
  readonly isInitial: boolean
  /** Names of the host's services that work while this state lasts. */
  readonly invokes: readonly string[]
  readonly moves: readonly Move[]
  /** Events that are handled without a transition. */
  readonly stays: readonly string[]
  readonly children: readonly StateBox[]
}

/** The editor's machine as boxes in boxes, read from the machine that runs. */
export const editorStateTree = (): StateBox => boxOf(mapEditorMachine.root, null)

function boxOf(node: StateNode, parent: StateNode | null): StateBox {
  const targets = targetsByEvent(node)
  return {
    path: pathOf(node),
    name: node.key,
    isInitial: parent?.initial.target[0]?.id === node.id,
    invokes: node.invoke.map(({ src }) => String(src)),
    moves: [...targets].filter(([, to]) => to.size > 0).map(([on, to]) => ({ on, to: [...to] })),
    stays: [...targets].filter(([, to]) => to.size === 0).map(([on]) => on),
    children: Object.values(node.states).map((child) => boxOf(child, node)),
  }
}

function targetsByEvent(node: StateNode): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, Set<string>>()
  for (const { eventType, target } of [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat()) {
    const on = eventName(eventType)
    const paths = targets.get(on) ?? new Set()
    targets.set(on, paths)
    for (const { path } of target ?? []) paths.add(path.join(' › '))
  }
  return targets
}

const pathOf = ({ path, key }: StateNode) => (path.length ? path.join(' › ') : key)

function eventName(type: string): string {
  if (type === '') return 'at once'
  if (type.startsWith('xstate.done.actor')) return 'done'
  if (type.startsWith('xstate.error.actor')) return 'failed'
  if (type.startsWith('xstate.after')) return 'too late'
  return type
}
