import type { Editor } from '@tiptap/core'
import type { NodeType, Schema } from '@tiptap/pm/model'
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  selectedRect,
} from '@tiptap/pm/tables'
import { blockAt } from '../block-commands.ts'

/** Rows and columns of a table that has just been put into the text. */
export const NEW_TABLE = { rows: 2, columns: 3 } as const

const COMMANDS = {
  addRowAbove: addRowBefore,
  addRowBelow: addRowAfter,
  addColumnLeft: addColumnBefore,
  addColumnRight: addColumnAfter,
  deleteRow,
  deleteColumn,
  toggleHeadingRow,
} satisfies Record<string, Command>

/** What can be done to the table around the cursor. */
export type TableChange = keyof typeof COMMANDS

/** @returns false when the cursor is in no table, or the table has nothing left to take away. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  return COMMANDS[change](editor.state, editor.view.dispatch)
}

/** Whether a change would leave a table. The heading row stays the first one. */
export function canChangeTable(state: EditorState, change: TableChange): boolean {
  if (!isInTable(state)) return false
  const { table, top, map } = selectedRect(state)
  switch (change) {
    case 'addRowAbove':
      return top > 0 || !table.attrs.hasHeadingRow
    case 'deleteRow':
      return map.height > 1
    case 'deleteColumn':
      return map.width > 1
    default:
      return true
  }
}

/** Position of the table around the cursor; null when it is in none. */
export function selectedTablePos(state: EditorState): number | null {
  return isInTable(state) ? selectedRect(state).tableStart - 1 : null
}

/** Puts an empty table in the place of an empty paragraph, else below the block, and the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const { state, schema } = editor
  const block = blockAt(state.doc, state.selection.from)
  const table = emptyTable(schema)
  const paragraph = schema.nodes.paragraph
  if (!block || !table || !paragraph) return
  const isReplaced = block.node.type === paragraph && block.node.content.size === 0
  const end = block.pos + block.node.nodeSize
  const at = isReplaced ? block.pos : end
  const { tr } = state
  tr.replaceWith(at, end, end === state.doc.content.size ? [table, paragraph.create()] : [table])
  // Into the table, its row, the cell and its paragraph.
  tr.setSelection(TextSelection.create(tr.doc, at + 4))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}

function emptyTable({ nodes }: Schema) {
  const cell = filled(nodes.tableCell)
  const row =
    cell &&
    nodes.tableRow?.create(
      null,
      Array.from({ length: NEW_TABLE.columns }, () => cell),
    )
  return (
    row &&
    nodes.table?.create(
      { hasHeadingRow: true },
      Array.from({ length: NEW_TABLE.rows }, () => row),
    )
  )
}

function filled(type: NodeType | undefined) {
  return type?.createAndFill() ?? undefined
}

function toggleHeadingRow(state: EditorState, dispatch?: (transaction: EditorState['tr']) => void): boolean {
  const pos = selectedTablePos(state)
  if (pos === null) return false
  dispatch?.(state.tr.setNodeAttribute(pos, 'hasHeadingRow', !state.doc.nodeAt(pos)?.attrs.hasHeadingRow))
  return true
}
