import { MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { selectSelectedObjectId } from './selectors.ts'

const start: Position = [137.8, 35.95]
const goal: Position = [137.83, 35.97]
const spring = { id: 'osm:N1', name: '峠の清水', position: [137.81, 35.96] as Position }
const keep = { type: 'place.keep', place: spring } as const

type Editor = ReturnType<typeof startEditor>
const spots = ({ document }: Editor) =>
  document().layers.flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'spot'))

it('makes a spot of a place in one step that can be undone, and leaves the line selected', () => {
  const editor = startEditor(aDocument([aLine()]))
  editor.send({ type: 'object.select', objectId: aLine().id })
  editor.send(keep)
  expect(spots(editor)).toMatchObject([
    { name: '峠の清水', position: spring.position, placeId: 'osm:N1', icon: 'text' },
  ])
  expect(selectSelectedObjectId(editor.snapshot())).toBe(aLine().id)
  expect(editor.emittedOf('document.edited')).toMatchObject([{ edit: { kind: 'spot.add' } }])
  editor.send({ type: 'history.undo' })
  expect(spots(editor)).toEqual([])
})

it('is a step of the edit while a line along roads is drawn, which goes on', async () => {
  const editor = startEditor(aDocument(), { fetchDirections: async ({ stops }) => ({ ok: true, path: stops }) })
  editor.send({ type: 'tool.choose', tool: 'navigationLine' })
  editor.send({ type: 'map.click', position: start })
  expect(editor.snapshot().can(keep)).toBe(false)
  editor.send({ type: 'map.click', position: goal })
  await waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: 'routed' }))
  editor.send(keep)
  expect(editor.snapshot().matches({ navigationLine: 'routed' })).toBe(true)
  expect(spots(editor)).toHaveLength(1)
  editor.send({ type: 'history.undo' })
  expect(spots(editor)).toEqual([])
  editor.send({ type: 'history.redo' })
  editor.send({ type: 'edit.confirm' })
  expect(editor.emittedOf('document.changed')).toHaveLength(1)
  expect(spots(editor)).toHaveLength(1)
})

it('lets a line grow on from the end that has the focus', () => {
  const editor = startEditor(aDocument())
  editor.send({ type: 'tool.choose', tool: 'line' })
  for (const position of [start, goal]) editor.send({ type: 'map.click', position })
  editor.send({ type: 'vertex.focus', index: 0 })
  editor.send(keep)
  editor.send({ type: 'map.click', position: spring.position })
  const line = editor.document().layers[0]?.objects.find(({ kind }) => kind === 'line')
  expect(line).toMatchObject({ path: [spring.position, start, goal] })
})

it('refuses a spot that the layer has no room for', () => {
  const full = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) => aSpot({ id: mapObjectId(`s${index}`) }))
  const editor = startEditor(aDocument(full))
  editor.send(keep)
  expect(editor.emittedOf('issue.raised')).toMatchObject([{ issue: { code: 'layer.object_limit_reached' } }])
})
