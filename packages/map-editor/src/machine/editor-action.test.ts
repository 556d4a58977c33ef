import { mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { type EditorAction, editorAction } from '../core/editor-action.ts'
import type { EditorEvent, ToolChoice } from '../core/events.ts'
import { type MachineSnapshot, selectTool } from '../core/selectors.ts'
import type { MapEditorServices } from '../core/services.ts'
import { aCircle, aDocument, aLine, aPolygon, aRecording, aRectangle, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'

const A: Position = [137.8, 35.95]
const B: Position = [137.83, 35.97]
const C: Position = [137.86, 35.94]

const route = {
  ...aLine({ id: mapObjectId('route-1'), name: 'Route 1', path: [A, B] }),
  kind: 'navigationLine',
  waypoints: [],
  travelMode: 'walking',
} as const
const document = aDocument([aLine(), route, aRecording(), aSpot(), aCircle(), aRectangle(), aPolygon()])

const choose = (tool: ToolChoice['tool']): ToolChoice => ({ type: 'tool.choose', tool })
const click = (position: Position): EditorEvent => ({ type: 'map.click', position })
const shape = (kind: 'circle' | 'rectangle' | 'polygon'): EditorEvent => ({ type: 'shape.choose', shape: kind })
const place = { id: 'osm:1', name: 'Inn', position: A }

interface Row {
  readonly action: EditorAction
  /** What is asked of an editor at rest to come to the action. */
  readonly reach: readonly EditorEvent[]
  /** What the action is for, and what it makes: an object of this kind, changed or new; null for nothing. */
  readonly does: readonly EditorEvent[]
  readonly makes: string | null
  /** The action after that; null when what it is for ends it. */
  readonly next: EditorAction | null
}

const line = aLine().id
const table: readonly Row[] = [
  {
    action: 'ADD_POI_text',
    reach: [choose('spot')],
    does: [click(A), { type: 'edit.confirm' }, choose('select')],
    makes: 'spot',
    next: null,
  },
  {
    action: 'ADD_POI_image_text',
    reach: [choose('imageSpot')],
    does: [{ type: 'file.open', file: new File([''], 'walk.jpg', { type: 'image/jpeg' }) }, click(A)],
    makes: 'spot',
    next: null,
  },
  {
    action: 'EDIT_POI',
    reach: [{ type: 'spot.move', objectId: aSpot().id, position: A }],
    does: [click(B)],
    makes: 'spot',
    next: 'EDIT_POI',
  },
  { action: 'ADD_LINE', reach: [choose('line')], does: [click(A)], makes: null, next: 'EDIT_NEW_LINE' },
  {
    action: 'EDIT_NEW_LINE',
    reach: [choose('line'), click(A)],
    does: [click(B), click(C)],
    makes: 'line',
    next: 'EDIT_NEW_LINE',
  },
  {
    action: 'EDIT_LINE',
    reach: [{ type: 'line.edit', objectId: line }],
    does: [{ type: 'vertex.remove', index: 1 }],
    makes: 'line',
    next: 'EDIT_LINE',
  },
  {
    action: 'ERASE_LINE',
    reach: [
      { type: 'line.erase', objectId: line },
      { type: 'eraser.resize', radiusMeters: 500 },
    ],
    does: [click([137.82, 35.98])],
    makes: 'line',
    next: 'ERASE_LINE',
  },
  {
    action: 'TRIM_RECORDING_LINE',
    reach: [{ type: 'recording.trim', objectId: aRecording().id }],
    does: [{ type: 'trim.set', end: 'start', index: 2 }],
    makes: 'recordedLine',
    next: 'TRIM_RECORDING_LINE',
  },
  {
    action: 'ADD_NAVIFGATE_LINE',
    reach: [choose('navigationLine')],
    does: [click(A)],
    makes: null,
    next: 'ADD_NAVIFGATE_LINE_END',
  },
  {
    action: 'ADD_NAVIFGATE_LINE_END',
    reach: [choose('navigationLine'), click(A)],
    does: [click(B)],
    makes: 'navigationLine',
    next: 'EDIT_NEW_NAVIGATE_LINE',
  },
  {
    action: 'EDIT_NEW_NAVIGATE_LINE',
    reach: [choose('navigationLine'), click(A), click(B)],
    does: [click(C)],
    makes: 'navigationLine',
    next: 'EDIT_NEW_NAVIGATE_LINE',
  },
  {
    action: 'EDIT_NAVIGATE_LINE',
    reach: [{ type: 'navigation.edit', objectId: route.id }],
    does: [{ type: 'route.reverse' }],
    makes: 'navigationLine',
    next: 'EDIT_NAVIGATE_LINE',
  },
  { action: 'SELECT_SHAPE', reach: [choose('shape')], does: [shape('circle')], makes: null, next: 'EDIT_NEW_CIRCLE' },
  {
    action: 'EDIT_NEW_CIRCLE',
    reach: [choose('shape'), shape('circle')],
    does: [click(A)],
    makes: 'circle',
    next: 'EDIT_NEW_CIRCLE',
  },
  {
    action: 'EDIT_CIRLE',
    reach: [{ type: 'shape.edit', objectId: aCircle().id }],
    does: [click(B)],
    makes: 'circle',
    next: 'EDIT_CIRLE',
  },
  {
    action: 'EDIT_NEW_SQUARE',
    reach: [choose('shape'), shape('rectangle')],
    does: [click(A)],
    makes: 'rectangle',
    next: 'EDIT_NEW_SQUARE',
  },
  {
    action: 'EDIT_SQUARE',
    reach: [{ type: 'shape.edit', objectId: aRectangle().id }],
    does: [click(C)],
    makes: 'rectangle',
    next: 'EDIT_SQUARE',
  },
  {
    action: 'EDIT_NEW_CUSTOM_SHAPE',
    reach: [choose('shape'), shape('polygon')],
    does: [click(A), click(B), click(C), { type: 'ring.close' }],
    makes: 'polygon',
    next: 'EDIT_NEW_CUSTOM_SHAPE',
  },
  {
    action: 'EDIT_CUSTOM_SHAPE',
    reach: [{ type: 'shape.edit', objectId: aPolygon().id }],
    does: [{ type: 'vertex.move', index: 0, position: C }],
    makes: 'polygon',
    next: 'EDIT_CUSTOM_SHAPE',
  },
  {
    action: 'GEO_SERACH',
    reach: [choose('placeSearch')],
    does: [{ type: 'place.choose', place }],
    makes: 'spot',
    next: 'GEO_SERACH',
  },
]

/** The specification's list (§4), spelled as there. */
const SPECIFIED = [
  'ADD_POI_text',
  'ADD_POI_image_text',
  'ADD_LINE',
  'EDIT_NEW_LINE',
  'EDIT_LINE',
  'EDIT_NAVIGATE_LINE',
  'ERASE_LINE',
  'ADD_NAVIFGATE_LINE',
  'ADD_NAVIFGATE_LINE_END',
  'EDIT_NEW_NAVIGATE_LINE',
  'SELECT_SHAPE',
  'EDIT_CIRLE',
  'EDIT_SQUARE',
  'EDIT_CUSTOM_SHAPE',
  'EDIT_NEW_CIRCLE',
  'EDIT_NEW_SQUARE',
  'EDIT_NEW_CUSTOM_SHAPE',
  'GEO_SERACH',
] as const satisfies readonly EditorAction[]
const OURS = ['EDIT_POI', 'TRIM_RECORDING_LINE'] as const satisfies readonly EditorAction[]

const fetchDirections: NonNullable<MapEditorServices['fetchDirections']> = async ({ stops }) => ({
  ok: true,
  path: stops,
})

/** Photos that do not say where they were taken. */
const uploadImage = async () => ({ ok: true, url: 'https://example.com/walk.jpg' }) as const

async function atAction({ reach }: Row) {
  const editor = startEditor(document, { fetchDirections, uploadImage })
  const sendAll = async (events: readonly EditorEvent[]) => {
    for (const event of events) {
      expect(editor.snapshot().can(event), `${event.type} is possible`).toBe(true)
      editor.send(event)
      const isBusy = (snapshot: MachineSnapshot) =>
        snapshot.matches({ navigationLine: 'routing' }) || snapshot.matches('importing')
      await waitFor(editor.actor, (snapshot) => !isBusy(snapshot))
    }
  }
  await sendAll(reach)
  return { ...editor, sendAll, action: () => editorAction(editor.snapshot()) }
}

describe('the actions of the specification', () => {
  it('are all here under its names, and two of our own', () => {
    const names: readonly string[] = table.map(({ action }) => action)
    expect(names.toSorted()).toEqual([...SPECIFIED, ...OURS].toSorted())
  })

  it.each(table)('$action is reached, does what it is for, and ends with confirm', async (row) => {
    const editor = await atAction(row)
    expect(editor.action()).toBe(row.action)
    const before = editor.document()
    await editor.sendAll(row.does)
    expect(editor.action()).toBe(row.next)
    const known = new Set(before.layers.flatMap(({ objects }) => objects))
    const made = editor.document().layers.flatMap(({ objects }) => objects.filter((object) => !known.has(object)))
    expect(made.map(({ kind }) => kind)).toEqual(row.makes === null ? [] : [row.makes])
    if (row.makes === null) return
    if (row.next !== null) await editor.sendAll([{ type: 'edit.confirm' }])
    expect(editor.action()).toBeNull()
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
  })

  it.each(table)('$action ends with cancel, and everything is as it was', async (row) => {
    const editor = await atAction(row)
    await editor.sendAll([...(row.next === null ? [] : row.does), { type: 'edit.cancel' }])
    expect(editor.action()).toBeNull()
    expect(editor.document()).toBe(document)
    expect(editor.emittedOf('document.changed')).toEqual([])
  })
})

const open = table.filter(({ next }) => next !== null)

/** The ways into an action from rest: what else a tool that is open must not be left by. */
const entries = new Map(table.map(({ reach }) => [JSON.stringify(reach[0]), reach[0]]))

describe('an action', () => {
  it.each(open)('$action is not left by what belongs to another one once something is drawn', async (row) => {
    const editor = await atAction(row)
    await editor.sendAll(row.does)
    const before = editor.snapshot()
    for (const event of entries.values()) {
      if (!event || event.type === 'tool.choose' || before.can(event)) continue
      editor.send(event)
      expect(editor.snapshot().value, event.type).toEqual(before.value)
      expect(editor.snapshot().context, event.type).toBe(before.context)
    }
    expect(editor.emittedOf('document.changed')).toEqual([])
  })

  it.each(table)('$action refuses the steps of every other one, and nothing changes', async (row) => {
    const editor = await atAction(row)
    const before = editor.snapshot()
    const refused = table.flatMap(({ does }) => does).filter((event) => !before.can(event))
    for (const event of refused) {
      editor.send(event)
      expect(editor.snapshot().value, event.type).toEqual(before.value)
      expect(editor.snapshot().context, event.type).toBe(before.context)
    }
    expect(refused.length).toBeGreaterThan(0)
  })

  it.each(open.filter(({ action }) => action !== 'GEO_SERACH'))(
    '$action is finished by another tool as by Confirm, and else only left when what is drawn may go',
    async (row) => {
      const editor = await atAction(row)
      await editor.sendAll(row.does)
      const before = editor.snapshot()
      const other = choose(selectTool(before) === 'placeSearch' ? 'line' : 'placeSearch')
      const isDrawn = before.context.edit?.session.steps.length !== 0 || before.can({ type: 'history.undo' })
      editor.send(other)
      if (before.can({ type: 'edit.confirm' })) {
        expect(editor.emittedOf('document.changed')).toHaveLength(1)
        expect(editor.document()).not.toBe(document)
      } else if (isDrawn) {
        expect(editor.emittedOf('discard.asked')).toEqual([{ type: 'discard.asked', event: other }])
        expect(editor.snapshot().value).toEqual(before.value)
        expect(editor.snapshot().context).toEqual(before.context)
        editor.send({ ...other, isDiscarding: true })
        expect(editor.document()).toBe(document)
      }
      expect(selectTool(editor.snapshot())).toBe(other.tool)
    },
  )

  it('takes no step at rest', () => {
    const editor = startEditor(document)
    const before = editor.snapshot()
    const steps = table.flatMap(({ does }) => does).filter(({ type }) => type !== 'file.open' && type !== 'tool.choose')
    expect(steps.filter((event) => before.can(event))).toEqual([])
    for (const event of steps) editor.send(event)
    expect(editor.snapshot().context).toBe(before.context)
    expect(editorAction(editor.snapshot())).toBeNull()
  })
})
