import {
  type LayerId,
  layerId,
  type MapDocument,
  type MapObjectId,
  mapObjectId,
  type Position,
  validateDocument,
} from '@mishiori/map-document'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type StateValue, waitFor } from 'xstate'
import { en } from '../messages/en.ts'
import { formatIssue } from '../messages/format.ts'
import { ja } from '../messages/ja.ts'
import type { DirectionsAnswer, DirectionsRequest } from '../services.ts'
import { everyKind } from '../stories/story-document.ts'
import { aDocument, aLine, aRecording } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { TOOL_NAMES } from '../tools/tool-name.ts'
import type { EditorEvent } from './events.ts'
import { mapEditorMachine } from './map-editor-machine.ts'
import type { EditorSnapshot } from './selectors.ts'
import { selectDocument } from './selectors.ts'

// Thousands of steps a law.
vi.setConfig({ testTimeout: 180_000 })

/**
 * A walk is a list of numbers; each picks the next event from what could be asked in the state that is reached. So walks stay
 * meaningful whatever the machine grows, and fast-check can shorten them.
 */
type Walk = readonly number[]

const walks = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 100 })
/** Few short walks get far. */
const longWalks = fc.array(fc.nat(1_000_000), { minLength: 50, maxLength: 100, size: 'max' })
const RUNS = { numRuns: 300 }

const CORNERS: readonly Position[] = [
  [137.8, 35.95],
  [137.83, 35.97],
  [137.86, 35.94],
  [179.99, 10],
  [-179.99, 10.01],
]

const startingDocuments: readonly MapDocument[] = [
  aDocument(),
  everyKind,
  aDocument([aLine(), aLine({ id: mapObjectId('line-2') })]),
  aDocument([aRecording(), aLine()]),
]

const INSPECTOR_MODES = ['view', 'info', 'icon', 'color', 'deleting'] as const
const file = new File(['<gpx/>'], 'walk.gpx')

/** Everything that a person could ask now, sensible or not. */
function questions(snapshot: EditorSnapshot): readonly EditorEvent[] {
  const document = selectDocument(snapshot)
  const objects = document.layers.flatMap((layer) => layer.objects)
  const indexes = [-1, 0, 1, 2, 3, 99]
  return [
    ...TOOL_NAMES.map((tool): EditorEvent => ({ type: 'tool.choose', tool })),
    ...(['circle', 'rectangle', 'polygon'] as const).map((shape): EditorEvent => ({ type: 'shape.choose', shape })),
    ...CORNERS.map((position): EditorEvent => ({ type: 'map.click', position, diagonalMeters: 20_000 })),
    ...indexes.flatMap((index): EditorEvent[] => [
      { type: 'vertex.move', index, position: [137.84 + index / 1000, 35.96] },
      { type: 'shape.move', from: [137.82, 35.96], to: [137.83 + index / 1000, 35.97] },
      { type: 'vertex.insert', index, position: [137.85, 35.98 + index / 1000] },
      { type: 'vertex.remove', index },
      { type: 'vertex.focus', index },
      { type: 'line.split', index },
      { type: 'trim.set', end: 'start', index },
      { type: 'trim.set', end: 'end', index },
    ]),
    ...objects.flatMap(({ id }): EditorEvent[] => [
      { type: 'object.select', objectId: id },
      { type: 'line.edit', objectId: id },
      { type: 'navigation.edit', objectId: id },
      { type: 'line.continue', objectId: id, end: 'start' },
      { type: 'line.continue', objectId: id, end: 'end' },
      { type: 'line.simplify', objectId: id },
      { type: 'line.erase', objectId: id },
      { type: 'recording.trim', objectId: id },
      { type: 'document.edit', edit: { kind: 'recording.unlock', objectId: id } },
      { type: 'object.toggle', objectId: id },
      { type: 'document.edit', edit: { kind: 'line.reverse', objectId: id } },
      { type: 'document.edit', edit: { kind: 'line.close', objectId: id } },
      { type: 'document.edit', edit: { kind: 'line.join', objectId: id, otherId: mapObjectId('line-2') } },
      { type: 'shape.edit', objectId: id },
      { type: 'spot.move', objectId: id, position: [137.9, 36] },
      { type: 'document.edit', edit: { kind: 'object.remove', objectId: id } },
      {
        type: 'document.edit',
        edit: { kind: 'object.duplicate', objectId: id, newId: unusedId(objects), name: 'Copy' },
      },
      { type: 'document.edit', edit: { kind: 'line.setMain', objectId: id } },
      { type: 'document.edit', edit: { kind: 'object.update', objectId: id, change: { name: '' } } },
      { type: 'document.edit', edit: { kind: 'object.update', objectId: id, change: { name: 'Renamed' } } },
    ]),
    ...document.layers.flatMap(({ id }): EditorEvent[] => [
      { type: 'layer.select', layerId: id },
      { type: 'layer.toggle', layerId: id },
      { type: 'document.edit', edit: { kind: 'layer.remove', layerId: id } },
      { type: 'document.edit', edit: { kind: 'layer.move', layerId: id, toIndex: 0 } },
      { type: 'document.edit', edit: { kind: 'layer.rename', layerId: id, name: 'Renamed' } },
      { type: 'document.edit', edit: { kind: 'layer.rename', layerId: id, name: 'a'.repeat(256) } },
      ...severalEdits(
        objects.slice(-3).map((object) => object.id),
        id,
      ),
    ]),
    { type: 'document.edit', edit: { kind: 'layer.add', layerId: layerId(unusedId(document.layers)), name: 'New' } },
    { type: 'document.replace', document: startingDocuments[objects.length % startingDocuments.length] ?? document },
    { type: 'shape.hold' },
    { type: 'shape.resize', size: { kind: 'circle', radiusMeters: 5_000 } },
    { type: 'shape.resize', size: { kind: 'circle', radiusMeters: 3_000_000 } },
    { type: 'shape.resize', size: { kind: 'rectangle', widthMeters: 900, heightMeters: 400 } },
    { type: 'shape.resize', size: { kind: 'rectangle', widthMeters: 0, heightMeters: 400 } },
    ...INSPECTOR_MODES.map((mode): EditorEvent => ({ type: 'inspector.show', mode })),
    ...CORNERS.map(
      (position): EditorEvent => ({ type: 'place.choose', place: { id: 'osm:1', name: 'Inn', position } }),
    ),
    { type: 'file.open', file },
    { type: 'travelMode.choose', travelMode: 'driving' },
    { type: 'stop.reorder', from: 1, to: 0 },
    { type: 'stop.mark', index: 1 },
    { type: 'route.reverse' },
    { type: 'directions.retry' },
    { type: 'ring.close' },
    { type: 'tolerance.set', toleranceMeters: 500 },
    { type: 'eraser.resize', radiusMeters: 3000 },
    { type: 'object.deselect' },
    { type: 'history.undo' },
    { type: 'history.redo' },
    { type: 'edit.confirm' },
    { type: 'edit.cancel' },
  ]
}

function severalEdits(objectIds: readonly MapObjectId[], layer: LayerId): readonly EditorEvent[] {
  const [objectId] = objectIds
  return [
    { type: 'document.edit', edit: { kind: 'objects.recolor', objectIds, color: 'green' } },
    { type: 'document.edit', edit: { kind: 'objects.move', objectIds, layerId: layer } },
    { type: 'document.edit', edit: { kind: 'objects.remove', objectIds } },
    ...(objectId
      ? [{ type: 'document.edit', edit: { kind: 'object.move', objectId, layerId: layer, index: 0 } } as const]
      : []),
  ]
}

function unusedId(all: readonly { readonly id: string }[]): MapObjectId {
  let number = all.length
  while (all.some(({ id }) => id === `walk-${number}`)) number++
  return mapObjectId(`walk-${number}`)
}

/** Every type of event is as likely as any other, and one in three choices is among those that can be carried out. */
function nextEvent(snapshot: EditorSnapshot, choice: number): EditorEvent {
  const all = questions(snapshot)
  const asked = choice % 3 === 0 ? all.filter((event) => snapshot.can(event)) : all
  const types = [...new Set(asked.map(({ type }) => type))]
  const type = pick(types, choice * 7919)
  return pick(
    asked.filter((event) => event.type === type),
    choice * 104_729,
  )
}

/** Scattered by a prime, so that one choice in a walk says nothing about another, however many there are to choose from. */
function pick<Item>(items: readonly Item[], choice: number): Item {
  const item = items[Math.floor(((choice % 1_000_003) / 1_000_003) * items.length)]
  if (item === undefined) throw new Error('There is always something to ask.')
  return item
}

const startingDocument = (steps: Walk) => startingDocuments[(steps[0] ?? 0) % startingDocuments.length]

function walk(steps: Walk, look: (editor: ReturnType<typeof startEditor>, event: EditorEvent) => void): void {
  const editor = startEditor(startingDocument(steps))
  for (const choice of steps) look(editor, nextEvent(editor.snapshot(), choice))
}

it('holds a valid document after every event, and refuses in words of both languages', () => {
  const refused = new Set<string>()
  // Of walks by chance alone, few might be refused anything.
  const known = fc.sample(walks, { numRuns: 200, seed: 7 })
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        editor.send(event)
        expect(editor.snapshot().status).toBe('active')
        expect(validateDocument(editor.document())).toEqual([])
        for (const { issue } of editor.emittedOf('issue.raised')) {
          refused.add(issue.code)
          for (const messages of [ja, en]) expect(formatIssue(messages, issue)).toMatch(/^\S.*[。.]$/s)
          expect(formatIssue(ja, issue)).not.toMatch(/undefined|NaN/)
          expect(formatIssue(en, issue)).not.toMatch(/undefined|NaN/)
        }
        editor.emitted.length = 0
      })
    }),
    { numRuns: RUNS.numRuns + known.length, examples: known.map((steps): [Walk] => [steps]) },
  )
  expect(refused.size).toBeGreaterThan(4)
})

it('changes nothing that it said it cannot do', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        const before = editor.snapshot()
        const couldNot = !before.can(event)
        editor.send(event)
        if (couldNot) expect(editor.document()).toBe(selectDocument(before))
      })
    }),
    RUNS,
  )
})

it('gives back the identical document when an edit is cancelled', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        editor.send(event)
        const { history, edit } = editor.snapshot().context
        if (edit === null || !editor.snapshot().can({ type: 'edit.cancel' })) return
        editor.send({ type: 'edit.cancel' })
        expect(editor.document()).toBe(history.present)
      })
    }),
    RUNS,
  )
})

it('brings back the identical document when a step is undone and redone', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      walk(steps, (editor, event) => {
        const before = editor.document()
        editor.send(event)
        const after = editor.document()
        const isHistory = ['history.undo', 'history.redo', 'document.replace'].includes(event.type)
        const isEnd = ['edit.confirm', 'edit.cancel', 'line.split'].includes(event.type)
        const isTrial = event.type === 'line.simplify' || event.type === 'tolerance.set'
        if (after === before || isHistory || isEnd || isTrial) return
        editor.send({ type: 'history.undo' })
        expect(editor.document()).toBe(before)
        editor.send({ type: 'history.redo' })
        expect(editor.document()).toBe(after)
      })
    }),
    RUNS,
  )
})

it('reaches every state', async () => {
  const reached = new Set<string>()
  for (const steps of fc.sample(longWalks, { numRuns: 400, seed: 7 })) {
    let asked = 0
    const fetchDirections = async ({ stops }: DirectionsRequest): Promise<DirectionsAnswer> => {
      asked += 1
      return asked % 2 === 0 ? { ok: false, problem: 'notFound' } : { ok: true, path: stops }
    }
    const editor = startEditor(startingDocument(steps), { fetchDirections })
    for (const choice of steps) {
      editor.send(nextEvent(editor.snapshot(), choice))
      for (const path of pathsOf(editor.snapshot().value)) reached.add(path)
      if (editor.snapshot().matches({ navigationLine: 'routing' })) await answered(editor)
      for (const path of pathsOf(editor.snapshot().value)) reached.add(path)
    }
    editor.actor.stop()
  }
  expect([...reached].sort()).toEqual(leavesOf(mapEditorMachine.root).sort())
})

const answered = ({ actor }: ReturnType<typeof startEditor>) =>
  waitFor(actor, (snapshot) => !snapshot.matches({ navigationLine: 'routing' }))

/** `{ shape: { circle: 'placing' } }` as `shape.circle.placing`. */
function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([name, inner]) =>
    inner ? pathsOf(inner).map((path) => `${name}.${path}`) : [],
  )
}

interface Node {
  readonly states: Readonly<Record<string, Node>>
}

function leavesOf({ states }: Node): string[] {
  return Object.entries(states).flatMap(([name, node]) => {
    const inner = leavesOf(node)
    return inner.length === 0 ? [name] : inner.map((path) => `${name}.${path}`)
  })
}
