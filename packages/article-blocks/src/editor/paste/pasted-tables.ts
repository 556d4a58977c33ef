import { type Node as EditorNode, Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { HEADING_ROW_ATTRIBUTE } from '../../blocks/table/table-nodes.ts'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { nextOf } from './lifted-pictures.ts'

/** Block elements whose text becomes lines of a cell. */
const CELL_LINES = 'p, div, li, pre, h1, h2, h3, h4, h5, h6, blockquote'

/**
 * Brings a table from elsewhere into the shape articles have: one place per cell, equally long rows, at most one heading
 * row, and no table inside a table. What exceeds the size of a table becomes part of its last column or is left to the
 * editor's limits.
 */
export function straightenTable(table: HTMLTableElement): void {
  for (const inner of table.querySelectorAll('table')) inner.replaceWith(inner.textContent ?? '')
  const page = table.ownerDocument
  const grid = readGrid(table)
  const width = Math.max(...grid.map((row) => row.length), 0)
  if (width === 0) {
    table.remove()
    return
  }
  const straight = page.createElement('table')
  const firstRow = table.rows[0]
  const isHeading = firstRow && [...firstRow.cells].every((cell) => cell.localName === 'th')
  if (isHeading || table.hasAttribute(HEADING_ROW_ATTRIBUTE)) straight.setAttribute(HEADING_ROW_ATTRIBUTE, '')
  for (const cells of grid) {
    const row = straight.insertRow()
    for (let column = 0; column < width; column += 1) {
      const cell = row.insertCell()
      if (cells[column]) cell.append(...(cells[column]?.childNodes ?? []))
    }
  }
  table.replaceWith(straight)
}

/** The cells by row and column; a place that a wider or higher cell covers is empty. */
function readGrid(table: HTMLTableElement): (HTMLTableCellElement | null)[][] {
  const grid: (HTMLTableCellElement | null)[][] = [...table.rows].map(() => [])
  for (const [rowIndex, row] of [...table.rows].entries()) {
    let column = 0
    for (const cell of row.cells) {
      joinLines(cell)
      const line = grid[rowIndex] ?? []
      while (line[column] !== undefined) column += 1
      line[column] = cell
      cover(grid, { rowIndex, column, rows: spanOf(cell.rowSpan), columns: spanOf(cell.colSpan) })
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? null))
}

interface Area {
  readonly rowIndex: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

function cover(grid: (HTMLTableCellElement | null)[][], { rowIndex, column, rows, columns }: Area): void {
  for (let row = rowIndex; row < Math.min(rowIndex + rows, grid.length); row += 1) {
    const line = grid[row]
    for (let place = column; line && place < column + columns; place += 1) line[place] ??= null
  }
}

/** A hostile span would make a grid without end. */
function spanOf(span: number): number {
  return Math.min(Math.max(span, 1), ARTICLE_LIMITS.tableRows)
}

/** Paragraphs and entries of lists inside an element become lines of one text. */
export function joinLines(element: Element, lines: string = CELL_LINES): void {
  const lineBreak = () => element.ownerDocument.createElement('br')
  for (const list of element.querySelectorAll('ul, ol')) {
    if (nextOf(list, 'previousSibling') instanceof Text) list.before(lineBreak())
    if (list.nextElementSibling) list.after(lineBreak())
    list.replaceWith(...list.childNodes)
  }
  for (const line of element.querySelectorAll(lines)) {
    if (line.nextElementSibling && line.nextElementSibling.localName !== 'br') line.after(lineBreak())
    line.replaceWith(...line.childNodes)
  }
  element.normalize()
  // The space that HTML is laid out with would count as text at the ends of lines.
  for (const { previousSibling: before } of element.querySelectorAll('br'))
    if (before instanceof Text) before.data = before.data.trimEnd()
}

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
