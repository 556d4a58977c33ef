// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { aDocument } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../ui/context/editor-context.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { useEditorStores } from './editor-stores.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const root = { current: null }
const services = {}
const editor = startEditor(aDocument())

function Notices() {
  const stores = useEditorStores()
  return (
    <EditorPartsContext value={{ actor: editor.actor, services, root, ...stores }}>
      <EditorMessagesContext value={en}>
        <EditorNotices onIssue={undefined} />
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}

const refuse = () => act(() => editor.send({ type: 'issue.raise', issue: { code: 'layer.last_one' } }))
const shown = () => screen.queryAllByText('The last layer can’t be deleted.').length

it('takes each notice away after six seconds, though others come and its host renders again', () => {
  const { rerender } = render(<Notices />)
  refuse()
  act(() => vi.advanceTimersByTime(4000))
  refuse()
  rerender(<Notices />)
  expect(shown()).toBe(2)
  act(() => vi.advanceTimersByTime(2000))
  expect(shown()).toBe(1)
  act(() => vi.advanceTimersByTime(4000))
  expect(shown()).toBe(0)
})

it('shows a notice for as long as the pointer or the focus is on it', () => {
  render(<Notices />)
  refuse()
  const close = screen.getByRole('button', { name: 'Close' })
  const notice = close.parentElement ?? document.body
  fireEvent.pointerEnter(notice)
  act(() => close.focus())
  fireEvent.pointerLeave(notice)
  act(() => vi.advanceTimersByTime(60_000))
  expect(shown()).toBe(1)
  act(() => close.blur())
  act(() => vi.advanceTimersByTime(6000))
  expect(shown()).toBe(0)
})
