// @vitest-environment jsdom
import { findMapObject, MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { selectSelectedObjectId, selectTool } from '../../core/selectors.ts'
import { en } from '../../messages/en.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../../ui/context/editor-context.tsx'
import { useEditorStores } from '../editor-stores.ts'
import { LineName } from './line-name.tsx'

afterEach(cleanup)

const START: Position = [137.8, 35.95]
const END: Position = [137.85, 35.98]
const OLD = mapObjectId('old')
type Editor = ReturnType<typeof startEditor>

function Page({ editor }: { readonly editor: Editor }) {
  const stores = useEditorStores()
  const root = useRef<HTMLDivElement>(null)
  return (
    <EditorPartsContext value={{ actor: editor.actor, services: {}, root, ...stores }}>
      <EditorMessagesContext value={en}>
        <button type="button">Map</button>
        <LineName />
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}

function opened(...objects: Parameters<typeof aDocument>[0] & object) {
  const editor = startEditor(aDocument(objects))
  render(<Page editor={editor} />)
  return editor
}

/** Draws a line of two points. @returns its id */
function draw(editor: Editor, end: () => void = () => editor.send({ type: 'edit.confirm' })) {
  act(() => {
    editor.send({ type: 'tool.choose', tool: 'line' })
    editor.send({ type: 'map.click', position: START })
    editor.send({ type: 'map.click', position: END })
    end()
  })
  const id = editor.document().layers[0]?.objects.at(-1)?.id
  if (id === undefined) throw new Error('no line was drawn')
  return id
}

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: en.lines.newName })
const nameOf = (editor: Editor, id: ReturnType<typeof draw>) => findMapObject(editor.document(), id)?.name

it('offers the name of a line that was drawn, and takes no focus', () => {
  const editor = opened(
    aSpot({ id: mapObjectId('a'), name: 'Yabuhara', position: START }),
    aSpot({ id: mapObjectId('b'), name: 'Narai', position: END }),
  )
  screen.getByRole('button', { name: 'Map' }).focus()
  expect(field()).toBeNull()
  draw(editor)
  expect(field()?.value).toBe('Yabuhara → Narai')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Map' }))
})

it('Enter names the line, and it is never asked for again', async () => {
  const editor = opened()
  const id = draw(editor)
  await userEvent.click(field() as HTMLInputElement)
  await userEvent.keyboard('Torii Pass{Enter}')
  expect(nameOf(editor, id)).toBe('Torii Pass')
  expect(field()).toBeNull()
  act(() => {
    editor.send({ type: 'line.edit', objectId: id })
    editor.send({ type: 'map.click', position: [137.9, 36] })
    editor.send({ type: 'edit.confirm' })
  })
  expect(selectSelectedObjectId(editor.snapshot())).toBe(id)
  expect(field()).toBeNull()
})

it('is gone with the next thing that is done, which saves what was typed', async () => {
  const editor = opened(aLine({ id: OLD, name: 'Old' }))
  const id = draw(editor)
  await userEvent.click(field() as HTMLInputElement)
  await userEvent.keyboard('Torii Pass')
  act(() => editor.send({ type: 'object.select', objectId: OLD }))
  expect(field()).toBeNull()
  expect(nameOf(editor, id)).toBe('Torii Pass')
  act(() => editor.send({ type: 'object.deselect' }))
  expect(field()).toBeNull()
})

it('does not stand in the way of the next tool', () => {
  const editor = opened()
  draw(editor, () => editor.send({ type: 'tool.choose', tool: 'spot' }))
  expect(selectTool(editor.snapshot())).toBe('spot')
  expect(field()).toBeNull()
})

it('Escape keeps the name that the line has', async () => {
  const editor = opened()
  const id = draw(editor)
  const before = nameOf(editor, id)
  await userEvent.click(field() as HTMLInputElement)
  await userEvent.keyboard('Torii Pass{Escape}')
  expect(field()).toBeNull()
  expect(nameOf(editor, id)).toBe(before)
})

it.each([
  { length: MAP_LIMITS.nameLength.max, isSaved: true },
  { length: MAP_LIMITS.nameLength.max + 1, isSaved: false },
])('a name of $length characters is saved: $isSaved', async ({ length, isSaved }) => {
  const editor = opened()
  const id = draw(editor)
  const typed = 'x'.repeat(length)
  await userEvent.click(field() as HTMLInputElement)
  await userEvent.paste(typed)
  await userEvent.keyboard('{Enter}')
  expect(nameOf(editor, id) === typed).toBe(isSaved)
  expect(field() === null).toBe(isSaved)
  expect(screen.queryByRole('alert') === null).toBe(isSaved)
})

it('undoing the line takes the question with it', () => {
  const editor = opened()
  draw(editor)
  act(() => editor.send({ type: 'history.undo' }))
  expect(field()).toBeNull()
})
