import { mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { TOOLS_ON_MAP } from '../../tools/tool-registry.ts'
import { PickedHandle } from './picked-handle.ts'

const beyond: Position = [137.86, 35.96]

/** A line of three points, of which the second was picked. */
function picked() {
  const id = mapObjectId('line')
  const editor = startEditor(aDocument([aLine({ id })]))
  const handle = new PickedHandle({ actor: editor.actor, tools: TOOLS_ON_MAP, onChange: () => {} })
  editor.send({ type: 'line.edit', objectId: id })
  editor.send({ type: 'vertex.focus', index: 1 })
  handle.remember(1)
  return { ...editor, handle }
}

it('is remembered while it is moved', () => {
  const { handle, send } = picked()
  send({ type: 'vertex.move', index: 1, position: beyond })
  expect(handle.index).toBe(1)
})

it.each([
  ['another is picked', { type: 'vertex.focus', index: 0 }],
  ['a point is placed', { type: 'map.click', position: beyond }],
  ['a point takes its place in the line', { type: 'vertex.insert', index: 1, position: beyond }],
  ['it is deleted', { type: 'vertex.remove', index: 1 }],
  ['a step is undone', { type: 'history.undo' }],
  ['the edit ends', { type: 'edit.cancel' }],
] as const)('is forgotten when %s', (_, event) => {
  const { handle, send } = picked()
  send({ type: 'vertex.move', index: 1, position: beyond })
  send(event)
  expect(handle.index).toBeNull()
})

it('stays forgotten when the focus comes back by itself', () => {
  const { handle, send } = picked()
  send({ type: 'vertex.focus', index: 2 })
  send({ type: 'vertex.remove', index: 2 })
  send({ type: 'map.click', position: beyond })
  send({ type: 'vertex.focus', index: 1 })
  expect(handle.index).toBeNull()
})

it('is none that has no focus', () => {
  const { handle } = picked()
  handle.remember(2)
  expect(handle.index).toBeNull()
})
