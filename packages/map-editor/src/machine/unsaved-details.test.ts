import { mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { selectTool } from '../core/selectors.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

const TEA = mapObjectId('tea')

function written() {
  const editor = startEditor(aDocument([aSpot({ id: TEA, name: 'Tea' })]))
  editor.send({ type: 'object.select', objectId: TEA })
  editor.send({ type: 'inspector.show', mode: 'info' })
  editor.send({ type: 'inspector.write', change: { name: 'Tea house' } })
  return { ...editor, name: () => editor.document().layers[0]?.objects[0]?.name }
}

it('says nothing of words while they are written', () => {
  const editor = written()
  expect([editor.name(), editor.emittedOf('document.changed')]).toEqual(['Tea', []])
})

it('saves words before another tool is opened, whose Cancel leaves them alone', () => {
  const editor = written()
  editor.send({ type: 'tool.choose', tool: 'line' })
  expect([editor.name(), selectTool(editor.snapshot())]).toEqual(['Tea house', 'line'])
  editor.send({ type: 'edit.cancel' })
  expect(editor.name()).toBe('Tea house')
  expect(editor.emittedOf('document.changed')).toHaveLength(1)
})

it('saves words once, though their window stays open', () => {
  const editor = written()
  editor.send({ type: 'inspector.keep' })
  editor.send({ type: 'object.deselect' })
  expect([editor.name(), editor.emittedOf('document.changed').length]).toEqual(['Tea house', 1])
})

it('lets words go with the object that they were about, without complaint', () => {
  const editor = written()
  editor.send({ type: 'document.edit', edit: { kind: 'object.remove', objectId: TEA } })
  expect(editor.document().layers[0]?.objects).toEqual([])
  expect(editor.emittedOf('issue.raised')).toEqual([])
})

it('puts no words into a document that came from outside meanwhile', () => {
  const editor = written()
  const other = aDocument([aSpot({ id: TEA, name: 'Coffee' })])
  editor.send({ type: 'document.replace', document: other })
  expect([editor.document(), editor.emittedOf('document.changed')]).toEqual([other, []])
})
