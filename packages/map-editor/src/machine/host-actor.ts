import type { EditorActor, MachineActor } from '../core/editor-actor.ts'

/**
 * The same actor, as hosts see it. The cast is needed because TypeScript cannot prove that a handler of a public event
 * never gets one that is internal to the machine.
 */
export function hostActor(actor: MachineActor): EditorActor {
  return actor as EditorActor
}
