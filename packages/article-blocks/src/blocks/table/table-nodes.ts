import { type Editor, type Extensions, Node } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { changeTable } from './table-commands.ts'

type Shortcut = (props: { readonly editor: Editor }) => boolean

/** Tab goes from cell to cell, at the end into a new row; Enter starts a new line in the cell. */
const tableKeys: Record<string, Shortcut> = {
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

/** Marks a table whose first row names its columns, here and in the clipboard. */
export const HEADING_ROW_ATTRIBUTE = 'data-heading-row'

/** How table commands know the parts of a table. */
const TABLE_ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell' }

const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ hasHeadingRow: { default: false, rendered: false } }),
  parseHTML: () => [
    { tag: 'table', getAttrs: (element) => ({ hasHeadingRow: element.hasAttribute(HEADING_ROW_ATTRIBUTE) }) },
  ],
  renderHTML: ({ node }) => [
    'div',
    { class: 'table-scroll' },
    ['table', node.attrs.hasHeadingRow ? { [HEADING_ROW_ATTRIBUTE]: '' } : {}, ['tbody', 0]],
  ],
  extendNodeSchema: ({ name }) => ({ tableRole: TABLE_ROLES[name] }),
  addKeyboardShortcuts: () => tableKeys,
  addProseMirrorPlugins: () => [tableEditing(), headingCells],
})

const TableRowNode = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** A cell holds one text. The spans are what table commands expect; every cell covers one place. */
const TableCellNode = Node.create({
  name: 'tableCell',
  content: 'paragraph',
  isolating: true,
  addAttributes: () => ({
    colspan: { default: 1, rendered: false },
    rowspan: { default: 1, rendered: false },
    colwidth: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'td, th', getAttrs: () => ({}) }],
  renderHTML: () => ['td', 0],
})

export const tableExtensions: Extensions = [TableNode, TableRowNode, TableCellNode]

/** Marks the cells of a heading row as column headers for assistive technology. */
const headingCells = new Plugin({
  props: { decorations: ({ doc }) => DecorationSet.create(doc, headingCellDecorations(doc)) },
})

function headingCellDecorations(doc: EditorNode): Decoration[] {
  const decorations: Decoration[] = []
  doc.forEach((block, pos) => {
    const row = block.type.name === 'table' && block.attrs.hasHeadingRow ? block.firstChild : null
    row?.forEach((cell, offset) => {
      const from = pos + 2 + offset
      decorations.push(Decoration.node(from, from + cell.nodeSize, { role: 'columnheader' }))
    })
  })
  return decorations
}
