import type { EditorContext } from './context.ts'
import type { EditStep } from './edit-step.ts'
import type { MachineEvent } from './events.ts'

/** What a transition is given. */
export interface Given {
  readonly context: EditorContext
  readonly event: MachineEvent
}

export interface Clicked extends Given {
  readonly event: Extract<MachineEvent, { readonly type: 'map.click' }>
}

/** A click, or another event that takes a step, continues; a refused step emits its refusal. */
export function stepInto<State extends string, From extends Given = Clicked>(
  target: State,
  step: (given: From) => EditStep,
) {
  const params = (given: From) => ({ step: step(given) })
  return [
    { guard: { type: 'isStepAllowed', params }, target, actions: { type: 'takeStep', params } },
    { actions: { type: 'raiseStepIssue', params } },
  ] as const
}

/** Undoing the step that made a new object leads back to where it was begun. */
export function undoBackTo<State extends string>(target: State) {
  return [
    { guard: 'isBackAtStart', target, actions: 'undoStep' },
    { guard: 'canUndoStep', actions: 'undoStep' },
  ] as const
}
