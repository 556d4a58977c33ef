// @vitest-environment jsdom
import { mapObjectId, type Position } from '@mishiori/map-document'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MachineEvent } from '../../core/events.ts'
import { en } from '../../messages/en.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../../ui/context/editor-context.tsx'
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
  })
  wait(1000)
  return editor
}

const click = (editor: Editor, position: Position) => editor.send({ type: 'map.click', position })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
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
  wait(100)
  wait(100)
  expect(spoken()).toContain('Point 4 added')
})

it('tells of each point that is set by key at once', () => {
  const editor = drawing('keyboard')
  act(() => click(editor, [138.02, 36]))
  wait(100)
  expect(spoken()).toContain('Point 3 added')
})

it('tells of what comes after the points instead of them', () => {
  const editor = drawing('mouse')
  act(() => {
    click(editor, [138.02, 36])
    editor.send({ type: 'edit.cancel' })
  })
  wait(100)
  expect(spoken()).toBe(en.announce.cancelled)
  wait(1000)
  expect(spoken()).toBe(en.announce.cancelled)
})

it('says what was undone and redone, step by step', () => {
  const editor = drawing('keyboard')
  act(() => click(editor, [138.02, 36]))
  const step = (type: 'history.undo' | 'history.redo') => {
    act(() => editor.send({ type }))
    wait(100)
    return spoken()
  }
  expect(step('history.undo')).toBe('Undone: 2 points')
  expect(step('history.redo')).toBe('Redone: 3 points')
})

it('says which object came or went with a step of the history, each time', () => {
  const editor = startEditor(aDocument([aSpot({ name: 'Lookout' })]))
  render(<Announced editor={editor} mode="keyboard" />)
  const objectId = editor.document().layers[0]?.objects[0]?.id ?? mapObjectId('none')
  const step = (event: MachineEvent) => {
    act(() => editor.send(event))
    wait(100)
    return spoken()
  }
  step({ type: 'document.edit', edit: { kind: 'object.update', objectId, change: { name: 'Tower' } } })
  step({ type: 'document.edit', edit: { kind: 'object.remove', objectId } })
  expect(step({ type: 'history.undo' })).toBe('Undone: Tower is there again')
  expect(step({ type: 'history.undo' })).toBe('Undone: Lookout changed')
  expect(step({ type: 'history.redo' })).toBe('Redone: Tower changed')
  expect(step({ type: 'history.redo' })).toBe('Redone: Tower is gone')
})

it('tells that a new spot is saved, not of the tool that is open again after it', () => {
  const editor = startEditor()
  render(<Announced editor={editor} mode="keyboard" />)
  act(() => {
    editor.send({ type: 'tool.choose', tool: 'spot' })
    click(editor, [138, 36])
  })
  wait(1000)
  const spot = editor.document().layers[0]?.objects[0]
  if (!spot) throw new Error('no spot was placed')
  act(() => {
    const edit = { kind: 'object.update', objectId: spot.id, change: { name: 'Lookout' } } as const
    editor.send({ type: 'document.edit', edit })
    editor.send({ type: 'edit.confirm' })
  })
  wait(1000)
  expect(spoken()).toBe(en.announce.changed('Lookout'))
})
