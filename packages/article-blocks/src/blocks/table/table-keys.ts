import type { Editor } from '@tiptap/core'
import { goToNextCell, isInTable } from '@tiptap/pm/tables'
import { changeTable } from './table-commands.ts'

type Shortcut = (props: { readonly editor: Editor }) => boolean

/** Tab goes from cell to cell, at the end into a new row; Enter starts a new line in the cell. */
export const tableKeys: Record<string, Shortcut> = {
  Tab: ({ editor }) => goTo(editor, 1) || (isInTable(editor.state) && addRowAndGo(editor)),
  'Shift-Tab': ({ editor }) => goTo(editor, -1),
  Enter: ({ editor }) => isInTable(editor.state) && editor.commands.setHardBreak(),
}

function goTo(editor: Editor, direction: 1 | -1): boolean {
  return goToNextCell(direction)(editor.state, editor.view.dispatch)
}

function addRowAndGo(editor: Editor): boolean {
  changeTable(editor, 'addRowBelow')
  goTo(editor, 1)
  return true
}
