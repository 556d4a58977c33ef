// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import type { ArticleEditorHandle } from './article-editor.tsx'
import { editorInJsdom, openEditor, paragraph } from './testing/open-editor.tsx'

editorInJsdom()

const link = { type: 'text', text: '鳥居峠', target: { kind: 'mapObject', objectId: 'pass' } }
const text = (text: string) => ({ type: 'text', text })
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

describe('the buttons below the text', () => {
  it('undo and redo, and are off when there is nothing to', async () => {
    const { type, blocks } = await openEditor({ value: { blocks: [paragraph('one')] } })
    expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, true])
    await type('!')
    await waitFor(() => expect(isDisabled('Undo')).toBe(false))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(blocks()).toEqual([paragraph('one')]))
    await waitFor(() => expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, false]))
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(blocks()).toEqual([paragraph('one!')]))
  })

  it('stand beside what the host puts there, and are absent where nothing can be written', async () => {
    await openEditor({ footer: <p>12 words</p>, readOnly: true })
    expect(screen.getByText('12 words')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

it('tells words that lead to the map as links, with what they lead to, and broken ones as such', async () => {
  const run = (text: string, objectId: string) =>
    ({ type: 'text', text, target: { kind: 'mapObject', objectId } }) as const
  await openEditor({ value: { blocks: [{ type: 'paragraph', text: [run('鳥居峠', 'pass'), run('古道', 'gone')] }] } })
  const led = await screen.findByRole('link', { name: '鳥居峠' })
  expect(led.getAttribute('aria-description')).toBe('鳥居峠')
  expect(screen.getByRole('link', { name: '古道' }).getAttribute('aria-disabled')).toBe('true')
})

describe('insertMapLink', () => {
  it('writes the name where the cursor was', async () => {
    const ref = createRef<ArticleEditorHandle>()
    const { editor, blocks } = await openEditor({ ref, value: { blocks: [paragraph('one'), paragraph('two')] } })
    await waitFor(() => expect(editor.isFocused).toBe(true))
    editor.commands.setTextSelection(4)
    editor.view.dom.blur()
    ref.current?.insertMapLink('pass')
    await waitFor(() => expect(blocks()).toEqual([{ type: 'paragraph', text: [text('one'), link] }, paragraph('two')]))
  })

  it('links the marked words', async () => {
    const ref = createRef<ArticleEditorHandle>()
    const { editor, blocks } = await openEditor({ ref, value: { blocks: [paragraph('one two')] } })
    await waitFor(() => expect(editor.isFocused).toBe(true))
    editor.commands.setTextSelection({ from: 5, to: 8 })
    ref.current?.insertMapLink('pass')
    const linked = { ...link, text: 'two' }
    await waitFor(() => expect(blocks()).toEqual([{ type: 'paragraph', text: [text('one '), linked] }]))
  })

  it('does nothing for an object that is not there, or where nothing can be written', async () => {
    const ref = createRef<ArticleEditorHandle>()
    const { onChange } = await openEditor({ ref, readOnly: true })
    ref.current?.insertMapLink('gone')
    ref.current?.insertMapLink('pass')
    expect(onChange).not.toHaveBeenCalled()
  })
})
