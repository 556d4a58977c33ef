import type { Position } from '@mishiori/map-document'
import { type EditStep, focusAfterStep } from '../../core/edit-step.ts'
import { formatReach } from '../../messages/format.ts'
import { withLeg } from '../../messages/leg-text.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { lengthText } from '../../messages/object-size-text.ts'

/** Announces a step on the vertices of a line or polygon. For an added vertex: distance and direction from the previous one. */
export function vertexStepAnnouncement(messages: MapEditorMessages, step: EditStep, path: readonly Position[]): string {
  const text = vertexStepText(messages, step, path)
  const isPlaced = 'position' in step || step.kind === 'object.create'
  return isPlaced ? withLeg(messages, text, path, focusAfterStep(step, path.length)) : text
}

function vertexStepText(messages: MapEditorMessages, step: EditStep, path: readonly Position[]): string {
  const { announce } = messages
  const [count, length] = [path.length, lengthText(messages, path)]
  switch (step.kind) {
    case 'vertex.move':
      return announce.pointMoved(step.index + 1, count, length)
    case 'vertex.insert':
      return announce.pointInserted(step.index + 1, count, length)
    case 'vertex.append':
      if (step.end === 'start' && count > 1) return announce.pointInserted(1, count, length)
      return count === 1 ? announce.firstPointAdded : announce.pointAdded(count, length)
    case 'vertex.remove':
      return announce.pointDeleted(count, length)
    case 'line.simplify':
      return messages.lines.simplified(formatReach(step.toleranceMeters, messages.locale), count, length)
    case 'line.erase':
      return messages.lines.erased(count, length)
    case 'line.split':
      return messages.lines.wasSplit(step.newName)
    default:
      return count === 1 ? announce.firstPointAdded : announce.pointAdded(count, length)
  }
}
