// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ArticleEditor, type ArticleEditorProps } from './article-editor.tsx'
import { ARTICLE_LIMITS, type ArticleDocument, EMPTY_ARTICLE } from './model/article-document.ts'
import { plainInline } from './model/inline-text.ts'
import { ArticleUploadError, type UploadedImage } from './services.ts'

const mapObjects = [{ id: 'pass', name: '鳥居峠', kind: 'spot', color: 'red' }]
const stored: UploadedImage = { url: '/images/a.png', width: 20, height: 10 }

beforeAll(() => {
  // jsdom has no layout; every place is the origin.
  const nowhere = () => new DOMRect()
  Range.prototype.getClientRects = () => Object.assign([nowhere()], { item: nowhere })
  Range.prototype.getBoundingClientRect = nowhere
  Element.prototype.scrollIntoView = () => {}
  document.elementFromPoint = () => null
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

async function openEditor(props: Partial<ArticleEditorProps> = {}) {
  const onChange = vi.fn<(document: ArticleDocument) => void>()
  function Host() {
    const [value, setValue] = useState(props.value ?? EMPTY_ARTICLE)
    const change = (document: ArticleDocument) => {
      onChange(document)
      setValue(document)
    }
    return (
      <ArticleEditor
        services={{ uploadImage: async () => stored }}
        mapObjects={mapObjects}
        {...props}
        value={value}
        onChange={change}
      />
    )
  }
  render(<Host />)
  const field = await screen.findByRole('textbox', { name: 'Article text' })
  const { editor } = field as HTMLElement & { readonly editor: Editor } // tiptap leaves its editor on the element
  await waitFor(() => editor.commands.focus('end'))
  const type = async (text: string) => {
    for (const character of text) await waitFor(() => editor.view.dispatch(editor.state.tr.insertText(character)))
  }
  const press = (key: string, more: object = {}) => fireEvent.keyDown(field, { key, ...more })
  const blocks = () => onChange.mock.lastCall?.[0].blocks
  return { editor, field, onChange, type, press, blocks }
}

const paragraph = (text: string) => ({ type: 'paragraph' as const, text: plainInline(text) })

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
    expect(await screen.findByText('Block of a newer version')).toBeTruthy()
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

describe('images', () => {
  const png = () => new File(['x'], 'a.png', { type: 'image/png' })

  it('join the article when their file is stored, after a retry', async () => {
    const uploadImage = vi.fn(async () => stored).mockRejectedValueOnce(new ArticleUploadError('The disk is full.'))
    const { field, blocks } = await openEditor({ services: { uploadImage } })
    fireEvent.paste(field, { clipboardData: { files: [png()], items: [], types: ['Files'], getData: () => '' } })
    expect(await screen.findByText('The disk is full.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const image = { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: { width: 20, height: 10 } }
    await waitFor(() => expect(blocks()).toContainEqual(image))
    fireEvent.change(screen.getByLabelText('Caption'), { target: { value: 'A gate' } })
    fireEvent.change(screen.getByLabelText('Place on the map'), { target: { value: 'pass' } })
    await waitFor(() => expect(blocks()).toContainEqual({ ...image, caption: 'A gate', mapObjectId: 'pass' }))
  })

  it('stop sending when removed', async () => {
    const signals: AbortSignal[] = []
    const { field } = await openEditor({
      services: {
        uploadImage: (_file, { signal, onProgress }) => {
          signals.push(signal)
          onProgress(0.42)
          return new Promise(() => {})
        },
      },
    })
    fireEvent.paste(field, { clipboardData: { files: [png()], items: [], types: ['Files'], getData: () => '' } })
    expect(await screen.findByText('Uploading, 42%')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(signals.map((signal) => signal.aborted)).toEqual([true]))
    expect(screen.queryByText('Uploading, 42%')).toBeNull()
  })

  it('of other types are refused with the reason', async () => {
    const { field } = await openEditor()
    const files = [new File(['x'], 'a.svg', { type: 'image/svg+xml' })]
    fireEvent.paste(field, { clipboardData: { files, items: [], types: ['Files'], getData: () => '' } })
    expect(await screen.findByText('Use a JPEG, PNG or GIF image.')).toBeTruthy()
  })

  it('of types that the host names are sent', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field, blocks } = await openEditor({ services: { uploadImage, imageTypes: ['image/webp'] } })
    const files = [new File(['x'], 'a.webp', { type: 'image/webp' })]
    fireEvent.paste(field, { clipboardData: { files, items: [], types: ['Files'], getData: () => '' } })
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ type: 'image', url: stored.url })))
    expect(uploadImage).toHaveBeenCalledOnce()
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
