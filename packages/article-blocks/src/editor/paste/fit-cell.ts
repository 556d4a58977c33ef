import { type Node as EditorNode, Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'

/** A cell holds one text: pasted content keeps its text and marks, and its blocks become lines. */
export function fitIntoCell(slice: Slice, state: EditorState): Slice {
  if (!isInTable(state) || holdsCells(slice.content)) return slice
  const lines: EditorNode[] = []
  slice.content.descendants((node) => {
    if (!node.isTextblock) return true
    if (lines.length > 0) lines.push(state.schema.node('hardBreak'))
    lines.push(...node.children)
    return false
  })
  return lines.length === 0 ? slice : new Slice(Fragment.from(lines), 0, 0)
}

function holdsCells(content: Fragment): boolean {
  const first = content.firstChild
  return first !== null && (Boolean(first.type.spec.tableRole) || holdsCells(first.content))
}
