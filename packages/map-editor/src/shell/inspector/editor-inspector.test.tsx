// @vitest-environment jsdom
import { MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { EditorLayoutContext, EditorMessagesContext, EditorPartsContext } from '../../ui/context/editor-context.tsx'
import type { EditorLayout } from '../../ui/context/use-editor-layout.ts'
import { useEditorStores } from '../editor-stores.ts'
import { EditorLayers } from '../layers/editor-layers.tsx'
import { EditorInspector } from './editor-inspector.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const TEA = mapObjectId('tea')
const HUT = mapObjectId('hut')

type Editor = ReturnType<typeof startEditor>

interface PageProps {
  readonly editor: Editor
  readonly layout: EditorLayout
  readonly mode?: InputMode
}

function Page({ editor, layout, mode = 'mouse' }: PageProps) {
  const stores = useEditorStores()
  stores.inputMode.set(mode)
  const root = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button">Publish</button>
      <div ref={root}>
        <EditorPartsContext value={{ actor: editor.actor, services: {}, root, ...stores }}>
          <EditorMessagesContext value={en}>
            <EditorLayoutContext value={layout}>
              <EditorLayers />
              <EditorInspector />
            </EditorLayoutContext>
          </EditorMessagesContext>
        </EditorPartsContext>
      </div>
    </>
  )
}

/** The window of the tea house, whose words are being written. */
function writing(layout: EditorLayout = 'phone') {
  const editor = startEditor(aDocument([aSpot({ id: TEA, name: 'Tea' }), aSpot({ id: HUT, name: 'Hut' })]))
  const { rerender } = render(<Page editor={editor} layout={layout} />)
  act(() => {
    editor.send({ type: 'object.select', objectId: TEA })
    editor.send({ type: 'inspector.show', mode: 'info' })
  })
  return {
    editor,
    turn: (next: EditorLayout) => rerender(<Page editor={editor} layout={next} />),
    reopen: () => {
      act(() => editor.send({ type: 'object.select', objectId: TEA }))
      act(() => editor.send({ type: 'inspector.show', mode: 'info' }))
    },
    saved: () => editor.document().layers[0]?.objects[0],
  }
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const textField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ })

it('has what was refused in its fields again after a reload, and nothing once it is saved', async () => {
  writing()
  await userEvent.clear(nameField())
  await userEvent.type(textField(), 'Closed on Mondays')
  cleanup()
  writing()
  expect([nameField().value, textField().value]).toEqual(['', 'Closed on Mondays'])
  await userEvent.type(nameField(), 'Tea house')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  cleanup()
  writing()
  expect([nameField().value, textField().value]).toEqual(['Tea', ''])
})

it('keeps what is written when the phone is turned and turned back', async () => {
  const { turn, saved } = writing()
  await userEvent.type(nameField(), ' house')
  await userEvent.type(textField(), 'Closed on Mondays')
  turn('compact')
  expect([nameField().value, textField().value]).toEqual(['Tea house', 'Closed on Mondays'])
  turn('phone')
  expect([nameField().value, textField().value]).toEqual(['Tea house', 'Closed on Mondays'])
  expect(saved()?.name).toBe('Tea')
})

it('saves what is written, as one step, when the map or another object is pressed', async () => {
  const { editor, saved } = writing()
  await userEvent.type(nameField(), ' house')
  act(() => editor.send({ type: 'object.select', objectId: HUT }))
  expect(saved()?.name).toBe('Tea house')
  act(() => editor.send({ type: 'history.undo' }))
  expect(saved()?.name).toBe('Tea')
})

it('saves what is written before something outside of the editor is pressed, which may publish it', async () => {
  const { saved } = writing()
  await userEvent.type(nameField(), ' house')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(saved()?.name).toBe('Tea house')
})

it.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel', description: '' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('forgets what was written on %s', async (_, giveUp) => {
  const { editor, saved, reopen } = writing()
  await userEvent.type(nameField(), ' house')
  await giveUp()
  act(() => editor.send({ type: 'object.deselect' }))
  expect(saved()?.name).toBe('Tea')
  reopen()
  expect(nameField().value).toBe('Tea')
})

it('shows what was undone as it is, not as it was written', async () => {
  const { editor, reopen } = writing()
  await userEvent.type(nameField(), ' house')
  act(() => editor.send({ type: 'object.deselect' }))
  act(() => editor.send({ type: 'history.undo' }))
  reopen()
  expect(nameField().value).toBe('Tea')
})

it('holds a name that is too long until its object is opened again', async () => {
  const tooLong = 'x'.repeat(MAP_LIMITS.nameLength.max + 1)
  const { editor, saved, reopen } = writing()
  await userEvent.clear(nameField())
  await userEvent.click(nameField())
  await userEvent.paste(tooLong)
  act(() => editor.send({ type: 'object.deselect' }))
  expect(saved()?.name).toBe('Tea')
  reopen()
  expect(nameField().value).toBe(tooLong)
})

it.each(['mouse', 'keyboard', 'touch'] as const)('by %s, names new spots one after the other', async (mode) => {
  const editor = startEditor()
  render(<Page editor={editor} layout="wide" mode={mode} />)
  act(() => {
    editor.send({ type: 'tool.choose', tool: 'spot' })
    editor.send({ type: 'map.click', position: [138, 36] })
  })
  await userEvent.keyboard('Tea house{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => editor.send({ type: 'map.click', position: [138.1, 36] }))
  await userEvent.keyboard('Well{Enter}')
  expect(editor.document().layers[0]?.objects).toMatchObject([{ name: 'Tea house' }, { name: 'Well' }])
})

it('refuses a new spot without a name, and has what was typed in all fields', async () => {
  const editor = startEditor()
  render(<Page editor={editor} layout="wide" />)
  act(() => {
    editor.send({ type: 'tool.choose', tool: 'spot' })
    editor.send({ type: 'map.click', position: [138, 36] })
  })
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(en.info.nameRequired)
  await userEvent.keyboard('Tea house')
  await userEvent.click(screen.getByRole('button', { name: en.spotCard.look }))
  await userEvent.click(screen.getByRole('radio', { name: en.objects.icons.star }))
  await userEvent.click(screen.getByRole('button', { name: en.spotCard.more }))
  expect(nameField().value).toBe('Tea house')
  await userEvent.click(screen.getByRole('button', { name: en.common.save }))
  expect(editor.document().layers[0]?.objects).toMatchObject([{ name: 'Tea house', icon: 'star' }])
})

it('leads whoever goes through the list by keyboard back to the row, or to the next one when that is gone', async () => {
  const editor = startEditor(aDocument([aSpot({ id: TEA, name: 'Tea' }), aSpot({ id: HUT, name: 'Hut' })]))
  render(<Page editor={editor} layout="wide" mode="keyboard" />)
  const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  act(() => row('Tea').focus())
  await userEvent.keyboard('{Enter}{Escape}')
  expect(document.activeElement).toBe(row('Tea'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('treeitem', { name: /^Tea/ })).toBeNull()
  expect(document.activeElement).toBe(row('Hut'))
})

it('goes on with what was written when deleting is thought better of', async () => {
  writing()
  await userEvent.type(nameField(), ' house')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(nameField().value).toBe('Tea house')
})
