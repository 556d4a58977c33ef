import { MAP_LIMITS, mapObjectId, type NavigationLine, type Position, type Spot } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { editorAction } from '../../core/editor-action.ts'
import { selectInspectorMode, selectOpenWork, selectTool } from '../../core/selectors.ts'
import type { FoundPlace, MapEditorServices } from '../../core/services.ts'
import { en } from '../../messages/en.ts'
import { announcement } from '../../shell/announcements/announcements.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { availableTools } from '../tool-registry.ts'

const inn: FoundPlace = { id: 'osm:1', name: '奈良井宿', position: [137.81, 35.967], icon: 'hotel' }
const pass: FoundPlace = { id: 'osm:2', name: '鳥居峠', position: [137.79, 35.957] }

const fetchDirections: NonNullable<MapEditorServices['fetchDirections']> = async ({ stops }) => ({
  ok: true,
  path: stops,
})

function open(tool: 'placeSearch' | 'navigationLine', document = aDocument()) {
  const editor = startEditor(document, { fetchDirections })
  editor.send({ type: 'tool.choose', tool })
  return {
    ...editor,
    before: document,
    choose: (...places: readonly FoundPlace[]) => {
      for (const place of places) editor.send({ type: 'place.choose', place })
    },
    drawn: () => editor.document().layers[0]?.objects.at(-1),
    refusals: () => editor.emittedOf('issue.raised').map(({ issue }) => issue.code),
  }
}

describe('a place that was found', () => {
  it('becomes a spot with its name and where it came from, in one entry of the history', () => {
    const editor = open('placeSearch')
    expect(editorAction(editor.snapshot())).toBe('GEO_SERACH')
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
    editor.choose(inn)
    const [event] = editor.emittedOf('step.taken')
    expect(event && announcement(en, event)).toBe('奈良井宿 placed')
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({
      kind: 'spot',
      name: '奈良井宿',
      position: inn.position,
      icon: 'hotel',
      display: 'text',
      placeId: 'osm:1',
    } satisfies Partial<Spot>)
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    expect(selectInspectorMode(editor.snapshot())).toBe('view')
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(editor.before)
  })

  it('gives way to another one, and each is taken back', () => {
    const editor = open('placeSearch')
    editor.choose(inn, pass)
    expect(editor.document().layers[0]?.objects).toHaveLength(1)
    expect(editor.drawn()).toMatchObject({ name: '鳥居峠', position: pass.position, icon: 'text', placeId: 'osm:2' })
    editor.send({ type: 'history.undo' })
    expect(editor.drawn()).toMatchObject({ name: '奈良井宿', position: inn.position, placeId: 'osm:1' })
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(editor.before)
    editor.send({ type: 'history.redo' })
    editor.send({ type: 'history.redo' })
    expect(editor.drawn()).toMatchObject({ name: '鳥居峠' })
  })

  it('can be moved before it is confirmed', () => {
    const editor = open('placeSearch')
    editor.choose(inn)
    const position: Position = [137.812, 35.966]
    editor.send({ type: 'spot.move', objectId: mapObjectId('new-1'), position })
    expect(editor.drawn()).toMatchObject({ name: '奈良井宿', position })
  })

  it('leaves nothing behind on cancel', () => {
    const editor = open('placeSearch')
    editor.choose(inn)
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(editor.before)
    expect(selectTool(editor.snapshot())).toBe('select')
  })

  it('is no spot for another tool or a page that is left, before somebody wants it', () => {
    const editor = open('placeSearch')
    editor.choose(inn)
    expect(selectOpenWork(editor.snapshot())).toBeNull()
    editor.send({ type: 'tool.choose', tool: 'line' })
    expect(editor.document()).toBe(editor.before)
    expect(selectTool(editor.snapshot())).toBe('line')
    expect(editor.emittedOf('discard.asked')).toEqual([])
  })

  it('gets a usual name when it has none, and as much of a long one as fits', () => {
    const editor = open('placeSearch')
    editor.choose({ ...inn, name: ' ' })
    expect(editor.drawn()?.name).toBe('spot 1')
    editor.choose({ ...inn, name: 'x'.repeat(MAP_LIMITS.nameLength.max + 1) })
    expect(editor.drawn()?.name).toHaveLength(MAP_LIMITS.nameLength.max)
    expect(editor.refusals()).toEqual([])
  })

  it('is refused beyond the map, with nothing placed', () => {
    const editor = open('placeSearch')
    editor.choose({ ...inn, position: [0, 89] })
    expect(editor.refusals()).toEqual(['latitude.out_of_range'])
    expect(editor.document()).toBe(editor.before)
    expect(editor.snapshot().can({ type: 'tool.choose', tool: 'line' })).toBe(true)
  })

  it('is refused in a full layer', () => {
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) =>
      aSpot({ id: mapObjectId(`s${index}`) }),
    )
    const editor = open('placeSearch', aDocument(full))
    expect(editor.refusals()).toEqual(['layer.object_limit_reached'])
    expect(selectTool(editor.snapshot())).toBe('select')
  })
})

describe('while a navigation line is drawn', () => {
  it('a place is its start, its goal, and then where it goes on to', async () => {
    const editor = open('navigationLine')
    const routed = () => waitFor(editor.actor, (snapshot) => snapshot.matches({ navigationLine: 'routed' }))
    editor.choose(inn, pass)
    await routed()
    editor.choose({ ...inn, position: [137.85, 35.98] })
    await routed()
    expect(editor.drawn()).toMatchObject({
      kind: 'navigationLine',
      path: [inn.position, pass.position, [137.85, 35.98]],
      waypoints: [pass.position],
    } satisfies Partial<NavigationLine>)
  })
})

it('is a tool only where the host searches', () => {
  expect(availableTools({})).not.toContain('placeSearch')
  expect(availableTools({ searchPlaces: async () => ({ ok: true, places: [] }) })).toContain('placeSearch')
})
