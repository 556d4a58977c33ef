import { type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { EditorEvent } from '../core/events.ts'
import { aDocument, aLine } from '../testing/fixtures.ts'
import { createEditorActor, type EditorActorInput } from './create-editor-actor.ts'
import { selectDirectionsProblem, selectDocument, selectIsAskingDirections } from './host-selectors.ts'

const A: Position = [137.8, 35.95]
const B: Position = [137.83, 35.97]

function counted() {
  const made: string[] = []
  const createId = () => {
    made.push(`made-${made.length + 1}`)
    return made.at(-1) ?? ''
  }
  return { made, createId }
}

function started(input: EditorActorInput) {
  const editor = createEditorActor(input)
  editor.start()
  return editor
}

const idsOf = ({ layers }: MapDocument) =>
  layers.flatMap(({ id, objects }) => [id, ...objects.map((object) => object.id)])

describe('ids', () => {
  it('of everything that is new come from the host, each once', () => {
    const { made, createId } = counted()
    const line = aLine({ path: [A, [137.81, 35.96], B] })
    const before = aDocument([line])
    const editor = started({ document: before, services: { createId } })
    const events: readonly EditorEvent[] = [
      { type: 'tool.choose', tool: 'line' },
      { type: 'map.click', position: A },
      { type: 'map.click', position: B },
      { type: 'edit.confirm' },
      { type: 'tool.choose', tool: 'placeSearch' },
      { type: 'place.choose', place: { id: 'osm:1', name: 'Inn', position: A } },
      { type: 'edit.confirm' },
      { type: 'line.edit', objectId: line.id },
    ]
    for (const event of events) editor.send(event)
    editor.getSnapshot().can({ type: 'line.split', index: 1 })
    editor.send({ type: 'line.split', index: 1 })
    const known = new Set<string>(idsOf(before))
    const given = idsOf(selectDocument(editor.getSnapshot())).filter((id) => !known.has(id))
    expect(given.toSorted()).toEqual(made)
    expect(given).toHaveLength(3)
    editor.stop()
  })
})

describe('the clock', () => {
  it('is the only thing that patience is measured with', () => {
    const clock = new SimulatedClock()
    const editor = started({
      document: aDocument(),
      services: { clock, fetchDirections: () => new Promise(() => undefined) },
    })
    for (const event of [
      { type: 'tool.choose', tool: 'navigationLine' },
      { type: 'map.click', position: A },
      { type: 'map.click', position: B },
    ] as const) {
      editor.send(event)
    }
    clock.increment(19_999)
    expect(selectIsAskingDirections(editor.getSnapshot())).toBe(true)
    clock.increment(1)
    expect(selectDirectionsProblem(editor.getSnapshot())).not.toBeNull()
    editor.send({ type: 'directions.retry' })
    clock.increment(19_999)
    expect(selectIsAskingDirections(editor.getSnapshot())).toBe(true)
    editor.stop()
  })
})

it('an id that is taken already is refused by its code, with nothing changed', () => {
  const taken = aLine({ id: mapObjectId('made-1'), name: 'Line 1' })
  const editor = started({ document: aDocument([taken]), services: { createId: counted().createId } })
  editor.send({ type: 'tool.choose', tool: 'line' })
  editor.send({ type: 'map.click', position: A })
  const refused: string[] = []
  editor.on('issue.raised', ({ issue }) => refused.push(issue.code))
  editor.send({ type: 'map.click', position: B })
  expect(refused).toEqual(['id.taken'])
  expect(selectDocument(editor.getSnapshot()).layers[0]?.objects).toEqual([taken])
  editor.stop()
})
