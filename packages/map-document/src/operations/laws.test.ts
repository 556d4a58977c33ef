import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import { MAP_COLORS } from '../palette.ts'
import { anyDocument, anyPosition, EVERY_KIND } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { addLayers, addObject, addObjects } from './add-objects.ts'
import { duplicateObject } from './duplicate-object.ts'
import { isLine } from './edit.ts'
import { joinLines } from './join-lines.ts'
import { addLayer, moveLayer, removeLayer, renameLayer } from './layers.ts'
import { closeLine, eraseFromLine, reverseLine, setMainLine, simplifyLine } from './lines.ts'
import { moveObject, moveSpot } from './move-object.ts'
import { trimRecording, unlockRecording } from './recordings.ts'
import { removeObject } from './remove-object.ts'
import { replacePath } from './replace-path.ts'
import { setShapeGeometry } from './set-shape-geometry.ts'
import { moveObjects, recolorObjects, removeObjects } from './several-objects.ts'
import { snapLine } from './snap-line.ts'
import { splitLine } from './split-line.ts'
import { updateObject } from './update-object.ts'
import { appendVertex, insertVertex, moveVertex, removeVertex } from './vertices.ts'

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

/** Every operation, by its name. */
const OPERATIONS: Readonly<Record<string, (document: MapDocument, question: Question) => EditResult>> = {
  addLayer: (document, { layer, name }) => addLayer(document, { id: layer, name }),
  addLayers: (document, { layer, name, object, id, other }) =>
    addLayers(document, [
      { id: layer, name, objects: [{ ...object, id }] },
      { id: layerId(other), name, objects: [{ ...object, id: other }] },
    ]),
  addObject: (document, { layer, object, id }) => addObject(document, layer, { ...object, id }),
  addObjects: (document, { layer, name, object, id, other, index }) =>
    addObjects(document, index % 2 ? layer : { id: layer, name }, [
      { ...object, id },
      { ...object, id: other },
    ]),
  appendVertex: (document, { id, position, index }) =>
    appendVertex(document, id, { position, end: index % 2 ? 'start' : 'end' }),
  closeLine: (document, { id }) => closeLine(document, id),
  duplicateObject: (document, { id, other, name }) => duplicateObject(document, id, { id: other, name }),
  eraseFromLine: (document, { id, position, number }) =>
    eraseFromLine(document, id, { center: position, radiusMeters: number }),
  insertVertex: (document, { id, index, position }) => insertVertex(document, id, { index, position }),
  joinLines: (document, { id, other }) => joinLines(document, id, other),
  moveLayer: (document, { layer, index }) => moveLayer(document, layer, index),
  moveObject: (document, { id, layer, index }) => moveObject(document, id, { layerId: layer, index }),
  moveSpot: (document, { id, position }) => moveSpot(document, id, position),
  moveVertex: (document, { id, index, position }) => moveVertex(document, id, { index, position }),
  removeLayer: (document, { layer }) => removeLayer(document, layer),
  removeObject: (document, { id }) => removeObject(document, id),
  removeVertex: (document, { id, index }) => removeVertex(document, id, index),
  renameLayer: (document, { layer, name }) => renameLayer(document, layer, name),
  replacePath: (document, { id, positions, index }) =>
    replacePath(document, id, {
      path: positions,
      ...(index % 2 && { waypoints: positions }),
      ...(index % 3 && { travelMode: index % 3 === 1 ? 'driving' : 'walking' }),
      ...(index % 5 && { profile: index % 5 === 1 ? null : 'hike' }),
      ...(index % 7 && { routeOptions: index % 7 === 1 ? null : { hills: 'avoid' } }),
    }),
  reverseLine: (document, { id }) => reverseLine(document, id),
  setMainLine: (document, { id }) => setMainLine(document, id),
  setShapeGeometry: (document, { id, position: [west, south], positions, number, index }) =>
    setShapeGeometry(
      document,
      id,
      [
        { kind: 'circle', center: [west, south], radiusMeters: number } as const,
        { kind: 'rectangle', west, south, east: number, north: number } as const,
        { kind: 'polygon', vertices: positions } as const,
      ][Math.abs(index) % 3] ?? { kind: 'polygon', vertices: [] },
    ),
  moveObjects: (document, { ids, layer }) => moveObjects(document, ids, layer),
  recolorObjects: (document, { ids, color }) => recolorObjects(document, ids, color),
  removeObjects: (document, { ids }) => removeObjects(document, ids),
  simplifyLine: (document, { id, number }) => simplifyLine(document, id, number),
  snapLine: (document, { id, positions, number }) =>
    snapLine(document, id, { path: positions, alongMeters: positions.map((_, index) => index * number) }),
  splitLine: (document, { id, other, index, name }) => splitLine(document, id, { index, newId: other, newName: name }),
  trimRecording: (document, { id, index, number }) => trimRecording(document, id, { from: index, to: number }),
  unlockRecording: (document, { id }) => unlockRecording(document, id),
  updateObject: (document, { id, name, color, positions, index }) =>
    updateObject(document, id, {
      name,
      description: name.repeat(4),
      color,
      ...(index % 2 && { display: 'image', images: positions.map((_, number) => `https://example.com/${number}.jpg`) }),
    }),
}

/** What operations are made of. */
const HELPERS = ['edit.ts', 'edit-line.ts', 'edit-path.ts']

it('knows every operation', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts') && !HELPERS.includes(name))
  const sources = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name))
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
  const kept = Object.entries(OPERATIONS).filter(([name]) => !name.startsWith('add'))
  for (const [name, operation] of kept) {
    for (const [document, question] of samples) {
      const result = operation(marked(document), question)
      if (result.ok) expect([name, unmarked(result.document)]).toEqual([name, []])
    }
  }
})
