// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { describe, expect, it, vi } from 'vitest'
import { ArticleEditor } from './article-editor.tsx'
import { ARTICLE_LIMITS, type ArticleDocument, EMPTY_ARTICLE } from './model/article-document.ts'
import { plainInline } from './model/inline-text.ts'
import { editorInJsdom, mapObjects, openEditor, paragraph, stored } from './testing/open-editor.tsx'

editorInJsdom()

describe('the menu of blocks', () => {
  it('makes a heading from a typed name', async () => {
    const { type, press, blocks } = await openEditor()
    await type('/h3')
    expect(await screen.findByRole('option', { name: 'Heading 3' })).toBeTruthy()
    press('Enter')
    await type('Food')
    await waitFor(() => expect(blocks()).toEqual([{ type: 'heading', level: 3, text: plainInline('Food') }]))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes with Escape and leaves what was typed', async () => {
    const { type, press, blocks } = await openEditor()
    await type('/')
    await screen.findByRole('listbox')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(blocks()).toEqual([paragraph('/')])
  })

  it('does not open while an input method is composing, and opens when it has finished', async () => {
    const { field, type } = await openEditor()
    fireEvent.compositionStart(field)
    await type('／')
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.compositionEnd(field, { data: '／' })
    expect(await screen.findByRole('listbox', { name: 'Choose a block' })).toBeTruthy()
  })

  it('leaves the Enter that ends a composition to the input method', async () => {
    const { field, type, press, blocks } = await openEditor()
    await type('/quote')
    await screen.findByRole('option', { name: 'Quote' })
    fireEvent.compositionStart(field)
    press('Enter', { isComposing: true })
    press('Process', { keyCode: 229 })
    expect(blocks()).toEqual([paragraph('/quote')])
    expect(screen.getByRole('listbox')).toBeTruthy()
  })
})

describe('blocks', () => {
  it('move with Alt and the arrow keys, taking the cursor along', async () => {
    const { press, blocks, type } = await openEditor({ value: { blocks: [paragraph('one'), paragraph('two')] } })
    press('ArrowUp', { altKey: true })
    await waitFor(() => expect(blocks()).toEqual([paragraph('two'), paragraph('one')]))
    await type('!')
    await waitFor(() => expect(blocks()).toEqual([paragraph('two!'), paragraph('one')]))
  })

  it('are kept when the editor does not know them', async () => {
    const future = { type: 'unknown' as const, stored: { type: 'timeline', at: '10:00' } }
    const { type, blocks } = await openEditor({ value: { blocks: [future, paragraph('a')] } })
    expect(await screen.findByText('Block from a newer version')).toBeTruthy()
    await type('b')
    await waitFor(() => expect(blocks()).toEqual([future, paragraph('ab')]))
  })

  it('are refused above the limit, with the reason', async () => {
    const full = { blocks: Array.from({ length: ARTICLE_LIMITS.blocks }, () => paragraph('x')) }
    const { press, onChange } = await openEditor({ value: full })
    press('Enter')
    expect(await screen.findByText(/holds up to 500 blocks/)).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the value', () => {
  it('that comes back late does not undo what was typed since', async () => {
    const onChange = vi.fn<(document: ArticleDocument) => void>()
    const props = { services: { uploadImage: async () => stored }, mapObjects, onChange }
    const { rerender } = render(<ArticleEditor {...props} value={EMPTY_ARTICLE} />)
    const field = await screen.findByRole('textbox', { name: 'Article text' })
    const { editor } = field as HTMLElement & { readonly editor: Editor } // tiptap leaves its editor on the element
    await waitFor(() => editor.commands.insertContent('a'))
    const early = onChange.mock.lastCall?.[0] ?? EMPTY_ARTICLE
    await waitFor(() => editor.commands.insertContent('b'))
    rerender(<ArticleEditor {...props} value={early} />)
    expect(editor.getText()).toBe('ab')
  })

  it('of the host replaces the text and keeps the cursor where the text is the same', async () => {
    const props = { services: { uploadImage: async () => stored }, mapObjects, onChange: vi.fn() }
    const { rerender } = render(<ArticleEditor {...props} value={{ blocks: [paragraph('one'), paragraph('two')] }} />)
    const field = await screen.findByRole('textbox', { name: 'Article text' })
    const { editor } = field as HTMLElement & { readonly editor: Editor } // tiptap leaves its editor on the element
    await waitFor(() => editor.commands.setTextSelection(3))
    rerender(<ArticleEditor {...props} value={{ blocks: [paragraph('one'), paragraph('changed')] }} />)
    await waitFor(() => expect(editor.getText()).toBe('one\n\nchanged'))
    expect(editor.state.selection.from).toBe(3)
    expect(props.onChange).not.toHaveBeenCalled()
  })
})

describe('map links', () => {
  it('tell the host which object was clicked', async () => {
    const onMapLinkClick = vi.fn()
    const text = [{ type: 'text' as const, text: '峠', target: { kind: 'mapObject' as const, objectId: 'pass' } }]
    await openEditor({ value: { blocks: [{ type: 'paragraph', text }] }, onMapLinkClick })
    fireEvent.click(screen.getByText('峠'))
    expect(onMapLinkClick).toHaveBeenCalledWith('pass')
  })
})
