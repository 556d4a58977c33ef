// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainInline } from './model/inline-text.ts'
import { editorInJsdom, openEditor, paragraph, pasteText } from './testing/open-editor.tsx'

editorInJsdom()
afterEach(() => vi.doUnmock('./editor/paste/markdown-to-html.ts'))

const heading = (text: string) => ({ type: 'heading' as const, level: 2 as const, text: plainInline(text) })
const list = (...items: readonly string[]) => ({
  type: 'list' as const,
  style: 'unordered' as const,
  items: items.map((text) => ({ text: plainInline(text), lists: [] })),
})

/** Lets the parser load when the test calls the result. */
function holdParser(): () => void {
  const gate = Promise.withResolvers<void>()
  vi.doMock('./editor/paste/markdown-to-html.ts', async (original) => {
    await gate.promise
    return original()
  })
  return gate.resolve
}

function breakParser(): void {
  vi.doMock('./editor/paste/markdown-to-html.ts', () => Promise.reject(new Error('offline')))
}

describe('pasted Markdown', () => {
  it('becomes blocks, one step to undo', async () => {
    const { field, editor, blocks } = await openEditor()
    pasteText(field, '## Way\n\n- bell\n- map')
    await waitFor(() => expect(blocks()).toEqual([heading('Way'), list('bell', 'map')]))
    editor.commands.undo()
    await waitFor(() => expect(blocks()).toEqual([]))
  })

  it('is kept from the browser, which would insert it as it is', async () => {
    const { field, blocks } = await openEditor()
    const clipboardData = { files: [], items: [], getData: (type: string) => (type === 'text/plain' ? '- a' : '') }
    const event = createEvent.paste(field, { clipboardData })
    fireEvent(field, event)
    expect(event.defaultPrevented).toBe(true)
    await waitFor(() => expect(blocks()).toEqual([list('a')]))
  })

  it('takes the place of what is marked', async () => {
    const { field, editor, blocks } = await openEditor({ value: { blocks: [paragraph('one'), paragraph('two')] } })
    editor.commands.setTextSelection({ from: 1, to: 4 })
    pasteText(field, '# x\n**three**')
    await waitFor(() => expect(blocks()?.at(-1)).toEqual(paragraph('two')))
    expect(editor.getText()).not.toContain('one')
    expect(editor.getText()).toContain('three')
  })

  it('becomes lines in a cell', async () => {
    const cell = plainInline('x')
    const value = { blocks: [{ type: 'table' as const, hasHeadingRow: false, rows: [[cell, cell]] }] }
    const { field, editor, blocks } = await openEditor({ value })
    editor.commands.setTextSelection(5)
    pasteText(field, '- a\n- b')
    const filled = [{ type: 'text', text: 'xa' }, { type: 'break' }, { type: 'text', text: 'b' }]
    await waitFor(() => expect(blocks()).toEqual([{ ...value.blocks[0], rows: [[filled, cell]] }]))
  })

  it('becomes blocks where it is dropped', async () => {
    const { field, editor, blocks } = await openEditor({ value: { blocks: [paragraph('one'), paragraph('')] } })
    vi.spyOn(editor.view, 'posAtCoords').mockReturnValue({ pos: 6, inside: 5 })
    const getData = (type: string) => (type === 'text/plain' ? '- a' : '')
    fireEvent.drop(field, { dataTransfer: { files: [], items: [], getData } })
    await waitFor(() => expect(blocks()).toEqual([paragraph('one'), list('a')]))
  })
})

describe('while the parser loads', () => {
  it('nothing that is typed is lost, and typing goes on behind it', async () => {
    const load = holdParser()
    const { field, editor, blocks, type } = await openEditor({ value: { blocks: [paragraph('')] } })
    pasteText(field, '## Way\n\n- bell')
    await type('typed')
    load()
    await waitFor(() => expect(blocks()?.[0]).toEqual(heading('Way')))
    await type('!')
    expect(editor.getText()).toMatch(/^Way\s+belltyped!$/)
  })

  it('what is typed over the marked text stays', async () => {
    const load = holdParser()
    const { field, editor, blocks, type } = await openEditor({ value: { blocks: [paragraph('a')] } })
    editor.commands.selectAll()
    pasteText(field, '## Way\n\n- bell')
    await type('b')
    load()
    await waitFor(() => expect(blocks()?.[0]).toEqual(heading('Way')))
    expect(editor.getText()).toMatch(/^Way\s+bellb$/)
  })

  it('pastes come in one behind the other', async () => {
    const load = holdParser()
    const { field, editor, blocks } = await openEditor({ value: { blocks: [paragraph('')] } })
    for (const text of ['- a\n- b', '- c\n- d']) pasteText(field, text)
    load()
    await waitFor(() => expect(blocks()).toBeDefined())
    await waitFor(() => expect(editor.getText().replace(/\s/g, '')).toBe('abcd'))
  })

  it('the editor may go', async () => {
    const load = holdParser()
    const { editor, field, onChange } = await openEditor()
    pasteText(field, '- a')
    cleanup()
    await waitFor(() => expect(editor.isDestroyed).toBe(true))
    load()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a parser that cannot be loaded', () => {
  it('leaves the plain text', async () => {
    breakParser()
    const { field, blocks } = await openEditor()
    pasteText(field, '# Way\n- bell')
    await waitFor(() => expect(blocks()).toEqual([paragraph('# Way'), paragraph('- bell')]))
  })
})
