// @vitest-environment jsdom
import type { Position } from '@mishiori/map-document'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../../messages/en.ts'
import type { InputMode } from '../../../messages/input-mode.ts'
import { startEditor } from '../../../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../../context/editor-context.tsx'
import { useEditorStores } from '../editor-stores.ts'
import { EditorAnnouncer } from './editor-announcer.tsx'

type Editor = ReturnType<typeof startEditor>

function Announced({ editor, mode }: { readonly editor: Editor; readonly mode: InputMode }) {
  const stores = useEditorStores()
  stores.inputMode.set(mode)
  return (
    <EditorPartsContext value={{ actor: editor.actor, services: {}, root: { current: null }, ...stores }}>
      <EditorMessagesContext value={en}>
        <EditorAnnouncer />
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}

/** A line of two points, told of to the end. */
function drawing(mode: InputMode): Editor {
  const editor = startEditor()
  render(<Announced editor={editor} mode={mode} />)
  act(() => {
    editor.send({ type: 'tool.choose', tool: 'line' })
    for (const lng of [138, 138.01]) click(editor, [lng, 36])
    vi.advanceTimersByTime(1000)
  })
  return editor
}

const click = (editor: Editor, position: Position) => editor.send({ type: 'map.click', position })
const spoken = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('tells of points that are set one after another when it rests, once', () => {
  const editor = drawing('mouse')
  const before = spoken()
  act(() => {
    click(editor, [138.02, 36])
    vi.advanceTimersByTime(300)
    click(editor, [138.03, 36])
    vi.advanceTimersByTime(300)
  })
  expect(spoken()).toBe(before)
  act(() => vi.advanceTimersByTime(100))
  expect(spoken()).toContain('Point 4 added')
})

it('tells of each point that is set by key at once', () => {
  const editor = drawing('keyboard')
  act(() => click(editor, [138.02, 36]))
  expect(spoken()).toContain('Point 3 added')
})

it('tells of what comes after the points instead of them', () => {
  const editor = drawing('mouse')
  act(() => {
    click(editor, [138.02, 36])
    editor.send({ type: 'edit.cancel' })
  })
  expect(spoken()).toBe(en.announce.cancelled)
  act(() => vi.advanceTimersByTime(1000))
  expect(spoken()).toBe(en.announce.cancelled)
})
