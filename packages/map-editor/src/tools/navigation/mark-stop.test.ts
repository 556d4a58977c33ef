import { MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const start: Position = [137.8, 35.95]
const goal: Position = [137.83, 35.97]

async function routed(document = aDocument()) {
  const editor = startEditor(document, { fetchDirections: async ({ stops }) => ({ ok: true, path: stops }) })
  editor.send({ type: 'tool.choose', tool: 'navigationLine' })
  for (const position of [start, goal]) editor.send({ type: 'map.click', position })
  await waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: 'routed' }))
  return editor
}

const kinds = ({ document }: Awaited<ReturnType<typeof routed>>) =>
  document().layers.flatMap(({ objects }) => objects.map(({ kind }) => kind))

it('puts a spot where a stop is, in the same edit and without asking for a way again', async () => {
  const editor = await routed()
  editor.send({ type: 'stop.mark', index: 1 })
  expect(editor.snapshot().matches({ navigationLine: 'routed' })).toBe(true)
  expect(kinds(editor)).toEqual(['navigationLine', 'spot'])
  expect(editor.document().layers[0]?.objects[1]).toMatchObject({ kind: 'spot', position: goal })
  editor.send({ type: 'edit.confirm' })
  expect(editor.emittedOf('document.changed')).toHaveLength(1)
})

it('takes the spot back with one step, and all of it with a cancel', async () => {
  const editor = await routed()
  editor.send({ type: 'stop.mark', index: 0 })
  editor.send({ type: 'history.undo' })
  expect(kinds(editor)).toEqual(['navigationLine'])
  editor.send({ type: 'history.redo' })
  expect(kinds(editor)).toEqual(['navigationLine', 'spot'])
  editor.send({ type: 'edit.cancel' })
  expect(kinds(editor)).toEqual([])
})

it('gives two spots of one edit two names', async () => {
  const editor = await routed()
  editor.send({ type: 'stop.mark', index: 0 })
  editor.send({ type: 'stop.mark', index: 1 })
  const names = editor
    .document()
    .layers[0]?.objects.slice(1)
    .map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
})

it('refuses a spot that the layer has no room for', async () => {
  const spots = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, index) =>
    aSpot({ id: mapObjectId(`s${index}`) }),
  )
  const editor = await routed(aDocument(spots))
  editor.send({ type: 'stop.mark', index: 0 })
  expect(editor.emittedOf('issue.raised')).toMatchObject([{ issue: { code: 'layer.object_limit_reached' } }])
})

it('knows no stop but its own', async () => {
  const editor = await routed()
  expect(editor.snapshot().can({ type: 'stop.mark', index: 2 })).toBe(false)
})
