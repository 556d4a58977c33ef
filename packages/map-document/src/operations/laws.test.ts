import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import { MAP_COLORS } from '../palette.ts'
import { anyDocument, anyPosition, EVERY_KIND } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { addLayer } from './add-layer.ts'
import { addLayers } from './add-layers.ts'
import { addObject } from './add-object.ts'
import { addObjects } from './add-objects.ts'
import { appendVertex } from './append-vertex.ts'
import { closeLine } from './close-line.ts'
import { duplicateObject } from './duplicate-object.ts'
import { isLine } from './edit.ts'
import { eraseFromLine } from './erase-from-line.ts'
import { insertVertex } from './insert-vertex.ts'
import { joinLines } from './join-lines.ts'
import { moveLayer } from './move-layer.ts'
import { moveObject } from './move-object.ts'
import { moveSpot } from './move-spot.ts'
import { moveVertex } from './move-vertex.ts'
import { removeLayer } from './remove-layer.ts'
import { removeObject } from './remove-object.ts'
import { removeVertex } from './remove-vertex.ts'
import { renameLayer } from './rename-layer.ts'
import { replacePath } from './replace-path.ts'
import { reverseLine } from './reverse-line.ts'
import { setMainLine } from './set-main-line.ts'
import { setShapeGeometry } from './set-shape-geometry.ts'
import { moveObjects, recolorObjects, removeObjects } from './several-objects.ts'
import { simplifyLine } from './simplify-line.ts'
import { splitLine } from './split-line.ts'
import { trimRecording } from './trim-recording.ts'
import { unlockRecording } from './unlock-recording.ts'
import { updateObject } from './update-object.ts'

const anyObjectId = fc.integer({ min: 0, max: 9 }).map((number) => mapObjectId(`o${number}`))
const anyLayerId = fc.integer({ min: 0, max: 3 }).map((number) => layerId(`L${number}`))
const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -2, max: 30 }))

/** Arguments of an operation, valid or not. */
const anyQuestion = fc.record({
  id: anyObjectId,
  other: anyObjectId,
  ids: fc.array(anyObjectId, { maxLength: 5 }),
  layer: anyLayerId,
  name: fc.oneof(fc.string(), fc.string({ minLength: 250, maxLength: 260, size: 'max' })),
  position: fc.oneof(anyPosition, fc.tuple(fc.double(), fc.double())),
  positions: fc.array(anyPosition, { maxLength: 30 }),
  index: fc.integer({ min: -2, max: 30 }),
  number: anyNumber,
  object: fc.constantFrom(...EVERY_KIND),
  color: fc.constantFrom(...MAP_COLORS),
})
type Question = typeof anyQuestion extends fc.Arbitrary<infer Value> ? Value : never

/** Every file of an operation, by its name. */
const OPERATIONS: Readonly<Record<string, (document: MapDocument, question: Question) => EditResult>> = {
  'add-layer': (document, { layer, name }) => addLayer(document, { id: layer, name }),
  'add-layers': (document, { layer, name, object, id, other }) =>
    addLayers(document, [
      { id: layer, name, objects: [{ ...object, id }] },
      { id: layerId(other), name, objects: [{ ...object, id: other }] },
    ]),
  'add-object': (document, { layer, object, id }) => addObject(document, layer, { ...object, id }),
  'add-objects': (document, { layer, name, object, id, other, index }) =>
    addObjects(document, index % 2 ? layer : { id: layer, name }, [
      { ...object, id },
      { ...object, id: other },
    ]),
  'append-vertex': (document, { id, position, index }) =>
    appendVertex(document, id, { position, end: index % 2 ? 'start' : 'end' }),
  'close-line': (document, { id }) => closeLine(document, id),
  'duplicate-object': (document, { id, other, name }) => duplicateObject(document, id, { id: other, name }),
  'erase-from-line': (document, { id, position, number }) =>
    eraseFromLine(document, id, { center: position, radiusMeters: number }),
  'insert-vertex': (document, { id, index, position }) => insertVertex(document, id, { index, position }),
  'join-lines': (document, { id, other }) => joinLines(document, id, other),
  'move-layer': (document, { layer, index }) => moveLayer(document, layer, index),
  'move-object': (document, { id, layer, index }) => moveObject(document, id, { layerId: layer, index }),
  'move-spot': (document, { id, position }) => moveSpot(document, id, position),
  'move-vertex': (document, { id, index, position }) => moveVertex(document, id, { index, position }),
  'remove-layer': (document, { layer }) => removeLayer(document, layer),
  'remove-object': (document, { id }) => removeObject(document, id),
  'remove-vertex': (document, { id, index }) => removeVertex(document, id, index),
  'rename-layer': (document, { layer, name }) => renameLayer(document, layer, name),
  'replace-path': (document, { id, positions, index }) =>
    replacePath(document, id, { path: positions, ...(index % 2 && { waypoints: positions }) }),
  'reverse-line': (document, { id }) => reverseLine(document, id),
  'set-main-line': (document, { id }) => setMainLine(document, id),
  'set-shape-geometry': (document, { id, position: [west, south], positions, number, index }) =>
    setShapeGeometry(
      document,
      id,
      [
        { kind: 'circle', center: [west, south], radiusMeters: number } as const,
        { kind: 'rectangle', west, south, east: number, north: number } as const,
        { kind: 'polygon', vertices: positions } as const,
      ][Math.abs(index) % 3] ?? { kind: 'polygon', vertices: [] },
    ),
  'several-objects': (document, { ids, layer, color, index }) => {
    if (index % 3 === 0) return moveObjects(document, ids, layer)
    return index % 3 === 1 ? recolorObjects(document, ids, color) : removeObjects(document, ids)
  },
  'simplify-line': (document, { id, number }) => simplifyLine(document, id, number),
  'split-line': (document, { id, other, index, name }) =>
    splitLine(document, id, { index, newId: other, newName: name }),
  'trim-recording': (document, { id, index, number }) => trimRecording(document, id, { from: index, to: number }),
  'unlock-recording': (document, { id }) => unlockRecording(document, id),
  'update-object': (document, { id, name, color, positions, index }) =>
    updateObject(document, id, {
      name,
      description: name.repeat(4),
      color,
      ...(index % 2 && { display: 'image', images: positions.map((_, number) => `https://example.com/${number}.jpg`) }),
    }),
}

const HELPERS = ['edit', 'edit-line', 'edit-path']

it('knows every operation', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  const names = files.map((name) => name.replace(/\.ts$/, '')).filter((name) => !HELPERS.includes(name))
  expect(Object.keys(OPERATIONS).sort()).toEqual(names.sort())
})

const samples = fc.sample(fc.tuple(anyDocument, anyQuestion), { numRuns: 3_000, seed: 34 })

it.each(Object.entries(OPERATIONS))('%s makes a valid document of a valid one, or refuses by name', (_, operate) => {
  fc.assert(
    fc.property(anyDocument, anyQuestion, (document, question) => {
      const result = operate(document, question)
      if (result.ok) expect(validateDocument(result.document)).toEqual([])
      else expect(result.issue.code).toMatch(/^[a-z_]+\.[a-z_]+$/)
    }),
  )
  const answers = samples.map(([document, question]) => operate(document, question).ok)
  expect(answers, 'both are asked for').toEqual(expect.arrayContaining([true, false]))
})

it('leaves the source of lines on all that is made of them, whatever the operation', () => {
  const marked = (document: MapDocument): MapDocument => ({
    ...document,
    layers: document.layers.map((layer) => ({
      ...layer,
      objects: layer.objects.map((object) => (isLine(object) ? { ...object, source: 'strava' as const } : object)),
    })),
  })
  const unmarked = (document: MapDocument) =>
    document.layers.flatMap(({ objects }) => objects.filter((object) => isLine(object) && !object.source))
  const kept = Object.entries(OPERATIONS).filter(([name]) => !name.startsWith('add-'))
  for (const [name, operation] of kept) {
    for (const [document, question] of samples) {
      const result = operation(marked(document), question)
      if (result.ok) expect([name, unmarked(result.document)]).toEqual([name, []])
    }
  }
})
