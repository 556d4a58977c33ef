import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { useState } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { ArticleEditor, type ArticleEditorProps } from '../article-editor.tsx'
import { type ArticleDocument, EMPTY_ARTICLE } from '../model/article-document.ts'
import { plainInline } from '../model/inline-text.ts'
import type { UploadedImage } from '../services.ts'

export const mapObjects = [{ id: 'pass', name: '鳥居峠', kind: 'spot', color: 'red' }]
export const stored: UploadedImage = { url: '/images/a.png', width: 20, height: 10 }

/** For every file that opens an editor in jsdom, which has no layout: every place is the origin. */
export function editorInJsdom(): void {
  beforeAll(() => {
    const nowhere = () => new DOMRect()
    Range.prototype.getClientRects = () => Object.assign([nowhere()], { item: nowhere })
    Range.prototype.getBoundingClientRect = nowhere
    Element.prototype.scrollIntoView = () => {}
    document.elementFromPoint = () => null
    // The editor makes one for a paste that it dispatches itself.
    vi.stubGlobal('ClipboardEvent', class extends Event {})
    URL.createObjectURL = () => 'blob:preview'
    URL.revokeObjectURL = () => {}
  })
  afterEach(cleanup)
}

export async function openEditor(props: Partial<ArticleEditorProps> = {}) {
  const onChange = vi.fn<(document: ArticleDocument) => void>()
  let show: (value: ArticleDocument) => void = () => {}
  function Host() {
    const [value, setValue] = useState(props.value ?? EMPTY_ARTICLE)
    show = setValue
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
  /** What a pause in the writing does: undoing ends here. */
  const pause = () => editor.view.dispatch(closeHistory(editor.state.tr))
  return { editor, field, pause, onChange, type, press, blocks, show: (value: ArticleDocument) => show(value) }
}

export const paragraph = (text: string) => ({ type: 'paragraph' as const, text: plainInline(text) })

export const pngFile = (name = 'a.png') => new File(['x'], name, { type: 'image/png' })

export function pasteFiles(field: HTMLElement, ...files: readonly File[]): void {
  fireEvent.paste(field, { clipboardData: { files, items: [], types: ['Files'], getData: () => '' } })
}

export function pasteText(field: HTMLElement, text: string): void {
  const getData = (type: string) => (type === 'text/plain' ? text : '')
  fireEvent.paste(field, { clipboardData: { files: [], items: [], types: ['text/plain'], getData } })
}

/** What an application copies: its HTML, and files beside it. */
export function pasteHtml(field: HTMLElement, html: string, ...files: readonly File[]): void {
  const getData = (type: string) => (type === 'text/html' ? html : '')
  fireEvent.paste(field, { clipboardData: { files, items: [], types: ['text/html'], getData } })
}
