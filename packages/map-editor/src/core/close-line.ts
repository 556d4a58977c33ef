import type { Position } from '@mishiori/map-document'
import type { EditorContext } from './context.ts'
import { editedLine, growingEnd } from './transitions.ts'

/** Where a new line that leads back to its start ends. */
export function startOfLine(context: EditorContext): Position {
  const start = editedLine(context)?.path[0]
  if (!start) throw new Error('A line has a start.')
  return start
}

/** Whether a click on the first point leads a new line back to it: from two points on there would be a way around. */
export function canCloseLine(context: EditorContext): boolean {
  const path = context.edit?.isNew ? (editedLine(context)?.path ?? []) : []
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last || path.length < 3 || growingEnd(context) === 'start') return false
  return first[0] !== last[0] || first[1] !== last[1]
}
