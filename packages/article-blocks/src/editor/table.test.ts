// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canChangeTable, changeTable, insertTable, type TableChange } from '../blocks/table/table-commands.ts'
import { ARTICLE_LIMITS, type ArticleBlock, type TableBlock } from '../model/article-document.ts'
import { plainInline } from '../model/inline-text.ts'
import { toArticleDocument, toEditorContent } from './convert.ts'
import { limitsExtension } from './limits.ts'
import { fitIntoCell } from './paste/pasted-tables.ts'
import { schemaExtensions } from './schema.ts'

const onLimit = vi.fn()
const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
  onLimit.mockClear()
})

function open(...blocks: ArticleBlock[]): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: [...schemaExtensions, limitsExtension(onLimit)],
    content: toEditorContent({ blocks }),
    editorProps: { transformPasted: (slice, view) => fitIntoCell(slice, view.state) },
  })
  editors.push(editor)
  return editor
}

const table = (rows: string[][], hasHeadingRow = false): TableBlock => ({
  type: 'table',
  hasHeadingRow,
  rows: rows.map((row) => row.map(plainInline)),
})
const blocks = (editor: Editor) => toArticleDocument(editor.state.doc).blocks
const grid = (editor: Editor) => {
  const block = blocks(editor).find((candidate) => candidate.type === 'table')
  return block?.rows.map((row) => row.map((cell) => cell.map((run) => (run.type === 'text' ? run.text : '/')).join('')))
}
function paste(editor: Editor, html: string): void {
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent) // jsdom has no clipboard events
}
/** Puts the cursor behind a text. */
function after(editor: Editor, text: string): void {
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === text) editor.commands.setTextSelection(pos + text.length)
  })
}
function press(editor: Editor, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, ...more })
  return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false
}

describe('a new table', () => {
  it('has two rows of three cells, takes the place of an empty paragraph and leaves one below', () => {
    const editor = open()
    insertTable(editor)
    editor.commands.insertContent('first')
    expect(blocks(editor)).toEqual([
      table(
        [
          ['first', '', ''],
          ['', '', ''],
        ],
        true,
      ),
      { type: 'paragraph', text: [] },
    ])
  })
})

describe('rows and columns', () => {
  const ab = table([
    ['a', 'b'],
    ['c', 'd'],
  ])
  it.each<[TableChange, string[][]]>([
    [
      'addRowAbove',
      [
        ['a', 'b'],
        ['', ''],
        ['c', 'd'],
      ],
    ],
    [
      'addRowBelow',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['', ''],
      ],
    ],
    [
      'addColumnLeft',
      [
        ['', 'a', 'b'],
        ['', 'c', 'd'],
      ],
    ],
    [
      'addColumnRight',
      [
        ['a', '', 'b'],
        ['c', '', 'd'],
      ],
    ],
    ['deleteRow', [['a', 'b']]],
    ['deleteColumn', [['b'], ['d']]],
  ])('%s', (change, expected) => {
    const editor = open(ab)
    after(editor, 'c')
    expect(canChangeTable(editor.state, change)).toBe(true)
    changeTable(editor, change)
    expect(grid(editor)).toEqual(expected)
  })

  it('never leave a table without any', () => {
    const editor = open(table([['a']]))
    after(editor, 'a')
    expect(canChangeTable(editor.state, 'deleteRow')).toBe(false)
    expect(canChangeTable(editor.state, 'deleteColumn')).toBe(false)
  })

  it('keep the heading row first', () => {
    const editor = open(table([['a']], true), { type: 'paragraph', text: plainInline('outside') })
    after(editor, 'a')
    expect(canChangeTable(editor.state, 'addRowAbove')).toBe(false)
    changeTable(editor, 'toggleHeadingRow')
    expect(canChangeTable(editor.state, 'addRowAbove')).toBe(true)
    after(editor, 'outside')
    expect(canChangeTable(editor.state, 'addRowBelow')).toBe(false)
  })

  it.each([
    ['tableRows', 'addRowBelow', table(Array.from({ length: ARTICLE_LIMITS.tableRows - 1 }, () => ['x']))],
    ['tableColumns', 'addColumnRight', table([Array.from({ length: ARTICLE_LIMITS.tableColumns - 1 }, () => 'x')])],
  ] as const)('%s are refused above the limit, with the reason', (limit, change, block) => {
    const editor = open(block)
    after(editor, 'x')
    changeTable(editor, change)
    expect(onLimit).not.toHaveBeenCalled()
    const full = blocks(editor)
    changeTable(editor, change)
    expect(onLimit).toHaveBeenCalledWith(limit)
    expect(blocks(editor)).toEqual(full)
  })
})

describe('keys in a table', () => {
  it('Tab goes on, at the end into a new row, and Shift Tab back', () => {
    const editor = open(table([['a', 'b']]))
    after(editor, 'a')
    press(editor, 'Tab')
    editor.commands.insertContent('1')
    press(editor, 'Tab')
    editor.commands.insertContent('2')
    press(editor, 'Tab', { shiftKey: true })
    editor.commands.insertContent('3')
    expect(grid(editor)).toEqual([
      ['a', '3'],
      ['2', ''],
    ])
  })

  it('Shift Tab in the first cell is left to the page', () => {
    const editor = open(table([['a']]))
    after(editor, 'a')
    expect(press(editor, 'Tab', { shiftKey: true })).toBe(false)
  })

  it('Enter starts a line in the cell', () => {
    const editor = open(table([['a', 'b']]))
    after(editor, 'a')
    expect(press(editor, 'Enter')).toBe(true)
    editor.commands.insertContent('c')
    expect(grid(editor)).toEqual([['a/c', 'b']])
  })

  it('signs of Markdown stay words', () => {
    const editor = open(table([['a', '']]))
    after(editor, 'a')
    press(editor, 'Tab')
    for (const character of '# ') {
      const { from, to } = editor.state.selection
      const isTaken = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, character, () => editor.state.tr.insertText(character)),
      )
      if (!isTaken) editor.view.dispatch(editor.state.tr.insertText(character))
    }
    expect(grid(editor)).toEqual([['a', '# ']])
  })
})

describe('what is pasted into a cell', () => {
  it('becomes lines of its text with their marks', () => {
    const editor = open(table([['', 'b']]))
    editor.commands.setTextSelection(4)
    paste(editor, '<h2>one</h2><ul><li><b>two</b></li></ul>')
    expect(serialized(editor)).toEqual([['one/*two*', 'b']])
  })

  it('fills cells when it is cells', () => {
    const editor = open(table([['', 'b']]))
    editor.commands.setTextSelection(4)
    paste(editor, '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>')
    expect(grid(editor)).toEqual([
      ['1', 'b'],
      ['2', ''],
    ])
  })

  const serialized = (editor: Editor) => {
    const block = blocks(editor).find((candidate) => candidate.type === 'table')
    return block?.rows.map((row) =>
      row.map((cell) =>
        cell.map((run) => (run.type === 'break' ? '/' : run.isBold ? `*${run.text}*` : run.text)).join(''),
      ),
    )
  }
})
