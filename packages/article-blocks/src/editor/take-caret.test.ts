// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { plainInline } from '../model/inline-text.ts'
import { toEditorContent } from './convert.ts'
import { schemaExtensions } from './schema.ts'
import { takeCaret } from './take-caret.ts'

let editor: Editor
afterEach(() => {
  editor.destroy()
  document.body.replaceChildren()
})

function open(): Editor {
  const element = document.body.appendChild(document.createElement('div'))
  editor = new Editor({
    element,
    injectCSS: false,
    extensions: schemaExtensions,
    content: toEditorContent({
      blocks: [
        { type: 'paragraph', text: plainInline('Before.') },
        { type: 'quote', text: plainInline('All of it.'), caption: '' },
      ],
    }),
  })
  return editor
}

/** As a key does, before the browser says so. */
function moveCaret(text: string, offset: number): void {
  const walker = document.createTreeWalker(editor.view.dom, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent === text) break
  document.getSelection()?.collapse(walker.currentNode, offset)
}

describe('the caret at a key', () => {
  it('is where the browser has it', () => {
    const { view, commands } = open()
    commands.setTextSelection(1)
    moveCaret('All of it.', 10)
    takeCaret(view)
    expect(view.state.selection.toJSON()).toEqual({ type: 'text', anchor: 20, head: 20 })
  })

  it('stays beside or on a block that was chosen', () => {
    const { view, commands } = open()
    commands.setNodeSelection(9)
    const { selection } = view.state
    moveCaret('Before.', 2)
    takeCaret(view)
    expect(view.state.selection).toBe(selection)
  })

  it('stays where it is when the selection is elsewhere on the page', () => {
    const { view, commands } = open()
    commands.setTextSelection(3)
    const { selection } = view.state
    const beside = document.body.appendChild(document.createElement('p'))
    document.getSelection()?.collapse(beside, 0)
    takeCaret(view)
    expect(view.state.selection).toBe(selection)
  })
})
