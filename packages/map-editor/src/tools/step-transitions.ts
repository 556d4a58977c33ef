import type { EditorContext } from '../machine/context.ts'
import type { EditStep } from '../machine/edit-step.ts'
import type { EditorEvent } from '../machine/events.ts'

export interface Clicked {
  readonly context: EditorContext
  readonly event: Extract<EditorEvent, { readonly type: 'map.click' }>
}

/** A click that takes a step leads on; one that may not be taken says why and leads nowhere. */
export function clickInto<State extends string>(target: State, step: (clicked: Clicked) => EditStep) {
  const params = (clicked: Clicked) => ({ step: step(clicked) })
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
