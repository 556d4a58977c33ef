import type { MachineActor } from '../../core/selectors.ts'

/**
 * What letting go of a vertex where it was pressed does: a hold deletes it, the first corner of a ring closes it, else
 * it gets the focus.
 */
export function releaseVertex(actor: MachineActor, index: number, isLongPress: boolean): void {
  if (isLongPress) actor.send({ type: 'vertex.remove', index })
  else if (index === 0 && actor.getSnapshot().can({ type: 'ring.close' })) actor.send({ type: 'ring.close' })
  else actor.send({ type: 'vertex.focus', index })
}
