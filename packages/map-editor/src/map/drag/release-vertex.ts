import type { MachineActor } from '../../core/selectors.ts'

/**
 * Handles the release of a vertex that was not moved: a long press deletes it, the first one of a polygon or a new line closes
 * it, else it gets the focus.
 */
export function releaseVertex(actor: MachineActor, index: number, isLongPress: boolean): void {
  if (isLongPress) actor.send({ type: 'vertex.remove', index })
  else if (index === 0 && actor.getSnapshot().can({ type: 'ring.close' })) actor.send({ type: 'ring.close' })
  else actor.send({ type: 'vertex.focus', index })
}
