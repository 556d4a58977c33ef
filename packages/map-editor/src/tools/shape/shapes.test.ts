import { findMapObject, MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import type { ShapeKind } from '../../core/drafts/shape-kind.ts'
import { editorAction } from '../../core/editor-action.ts'
import { selectInspectorMode, selectSelectedObjectId, selectTool } from '../../core/selectors.ts'
import { aCircle, aDocument, aPolygon, aRectangle, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const north: Position = [137.8, 36]
const east: Position = [137.9, 35.95]
const west: Position = [137.7, 35.95]

function shaping(shape: ShapeKind, document = aDocument()) {
  const editor = startEditor(document)
  editor.send({ type: 'tool.choose', tool: 'shape' })
  editor.send({ type: 'shape.choose', shape })
  return {
    ...editor,
    click: (...positions: readonly Position[]) => {
      for (const position of positions) editor.send({ type: 'map.click', position, diagonalMeters: 20_000 })
    },
    drawn: () => editor.document().layers[0]?.objects.at(-1),
    refusals: () => editor.emittedOf('issue.raised').map(({ issue }) => issue.code),
  }
}

describe('choosing a shape', () => {
  it('asks which one first, and changes it while nothing is drawn', () => {
    const editor = startEditor()
    editor.send({ type: 'tool.choose', tool: 'shape' })
    expect(editorAction(editor.snapshot())).toBe('SELECT_SHAPE')
    editor.send({ type: 'map.click', position: north })
    expect(editor.document()).toEqual(aDocument())
    editor.send({ type: 'shape.choose', shape: 'circle' })
    editor.send({ type: 'shape.choose', shape: 'polygon' })
    expect(editorAction(editor.snapshot())).toBe('EDIT_NEW_CUSTOM_SHAPE')
    editor.send({ type: 'map.click', position: north })
    expect(editor.snapshot().can({ type: 'shape.choose', shape: 'circle' })).toBe(false)
  })

  it('closes a polygon that can be closed when another tool is chosen', () => {
    const editor = startEditor()
    editor.send({ type: 'tool.choose', tool: 'shape' })
    editor.send({ type: 'shape.choose', shape: 'polygon' })
    for (const position of [north, [139, 35], [140, 35]] as const) editor.send({ type: 'map.click', position })
    editor.send({ type: 'tool.choose', tool: 'line' })
    expect(editor.document().layers[0]?.objects).toMatchObject([{ kind: 'polygon' }])
    expect(selectTool(editor.snapshot())).toBe('line')
  })

  it('gives up to nothing at all', () => {
    const editor = startEditor()
    editor.send({ type: 'tool.choose', tool: 'shape' })
    editor.send({ type: 'edit.cancel' })
    expect(selectTool(editor.snapshot())).toBe('select')
  })

  it('is refused in a full layer', () => {
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) =>
      aSpot({ id: mapObjectId(`s${index}`) }),
    )
    const editor = shaping('circle', aDocument(full))
    expect(editor.refusals()).toEqual(['layer.object_limit_reached'])
    expect(selectTool(editor.snapshot())).toBe('select')
  })
})

describe('a circle', () => {
  it('is placed by one click with a tenth of the visible diagonal, and confirmed as one entry of the history', () => {
    const editor = shaping('circle')
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
    editor.click(north)
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({
      kind: 'circle',
      name: 'circle 1',
      color: 'red',
      center: north,
      radiusMeters: 2000,
    })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    expect(selectSelectedObjectId(editor.snapshot())).toBe(editor.drawn()?.id)
    expect(selectInspectorMode(editor.snapshot())).toBeNull()
    expect(editor.document().mainLineId).toBeNull()
  })

  it('takes the next click as a place on its edge', () => {
    const editor = shaping('circle')
    editor.click(north, [137.8, 36.1])
    // a tenth of a degree along a meridian
    expect(editor.drawn()).toMatchObject({ center: north, radiusMeters: expect.closeTo(11_119.5, 0) })
  })

  it('moves by its centre once that has the focus', () => {
    const editor = shaping('circle')
    editor.click(north)
    editor.send({ type: 'vertex.focus', index: 0 })
    editor.click(east)
    expect(editor.drawn()).toMatchObject({ center: east, radiusMeters: 2000 })
  })

  it.each([
    [0, 'radius.out_of_range'],
    [0.99, 'radius.out_of_range'],
    [1, undefined],
    [1_999_999, undefined],
    [2_000_000, 'radius.out_of_range'],
    [Number.NaN, 'radius.out_of_range'],
  ])('answers a typed radius of %s m with %s', (radiusMeters, refusal) => {
    const editor = shaping('circle')
    editor.click(north)
    editor.send({ type: 'shape.resize', size: { kind: 'circle', radiusMeters } })
    expect(editor.refusals()[0]).toBe(refusal)
    expect(editor.drawn()).toMatchObject({ radiusMeters: refusal ? 2000 : radiusMeters })
  })

  it('is never born larger than a circle may be', () => {
    const editor = shaping('circle')
    editor.send({ type: 'map.click', position: [0, 0], diagonalMeters: 40_000_000 })
    expect(editor.drawn()).toMatchObject({ radiusMeters: MAP_LIMITS.radiusMeters.below - 1 })
  })

  it('is not placed beyond the map', () => {
    const editor = shaping('circle')
    editor.click([137, 86])
    expect(editor.refusals()).toEqual(['latitude.out_of_range'])
    expect(editor.snapshot().can({ type: 'shape.choose', shape: 'polygon' })).toBe(true)
  })

  it('takes back and brings back every step, down to nothing', () => {
    const before = aDocument()
    const editor = shaping('circle', before)
    editor.click(north, [137.8, 36.1])
    const drawn = editor.document()
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(before)
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    editor.send({ type: 'history.redo' })
    editor.send({ type: 'history.redo' })
    expect(editor.document()).toBe(drawn)
  })
})

describe('a rectangle', () => {
  it('begins as a square at the clicked corner; the next click is the opposite one', () => {
    const editor = shaping('rectangle')
    editor.click(north)
    expect(editor.drawn()).toMatchObject({ kind: 'rectangle', west: north[0], north: north[1] })
    editor.click([137.7, 36.2])
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({ west: 137.7, south: 36, east: 137.8, north: 36.2 })
  })

  it('takes typed sides and keeps its north-western corner', () => {
    const editor = shaping('rectangle')
    editor.click(north)
    editor.send({ type: 'shape.resize', size: { kind: 'rectangle', widthMeters: 9000, heightMeters: 11_119.5 } })
    expect(editor.drawn()).toMatchObject({ west: north[0], north: 36, south: expect.closeTo(35.9, 4) })
  })

  // 360° along the equator: 2π × 6,371,008.8 m = 40,030,228.9 m
  it.each([
    [40_030_228, undefined, 179.99999],
    [40_030_229, 'rectangle.too_wide', 0.1],
    [80_060_458 + 11_119, 'rectangle.too_wide', 0.1],
    [Number.POSITIVE_INFINITY, 'rectangle.too_wide', 0.1],
    [0, 'rectangle.size_out_of_range', 0.1],
    [-1000, 'rectangle.size_out_of_range', 0.1],
  ])('answers a typed width of %s m with %s', (widthMeters, refusal, east) => {
    const rectangle = aRectangle({ west: -180, south: -1, east: 0.1, north: 1 })
    const editor = startEditor(aDocument([rectangle]))
    editor.send({ type: 'shape.edit', objectId: rectangle.id })
    const heightMeters = 2 * 111_195.08
    editor.send({ type: 'shape.resize', size: { kind: 'rectangle', widthMeters, heightMeters } })
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(refusal ? [refusal] : [])
    expect(findMapObject(editor.document(), rectangle.id)).toMatchObject({ west: -180, east: expect.closeTo(east, 4) })
  })

  it('takes a width beyond half of the world by its handles, and refuses one around it', () => {
    const editor = shaping('rectangle')
    editor.click([-100, 10], [70, 0])
    editor.send({ type: 'vertex.move', index: 2, position: [170, 0] })
    editor.send({ type: 'vertex.move', index: 2, position: [-101, 0] })
    expect(editor.drawn()).toMatchObject({ west: -100, east: -101 })
    const widest = editor.document()
    editor.send({ type: 'vertex.move', index: 2, position: [-100, 0] })
    editor.send({ type: 'vertex.move', index: 2, position: [-99, 0] })
    expect(editor.refusals()).toEqual(['rectangle.too_wide', 'rectangle.too_wide'])
    expect(editor.document()).toBe(widest)
  })

  it('refuses to have no area', () => {
    const editor = shaping('rectangle')
    editor.click(north, north)
    expect(editor.refusals()).toEqual(['rectangle.size_out_of_range'])
  })
})

describe('editing', () => {
  it.each([
    [aCircle(), 'EDIT_CIRLE'],
    [aRectangle(), 'EDIT_SQUARE'],
    [aPolygon(), 'EDIT_CUSTOM_SHAPE'],
  ] as const)('gives back the identical document on cancel', (shape, action) => {
    const document = aDocument([shape])
    const editor = startEditor(document)
    editor.send({ type: 'shape.edit', objectId: shape.id })
    expect(editorAction(editor.snapshot())).toBe(action)
    editor.send({ type: 'vertex.move', index: 1, position: [137.9, 36.05] })
    expect(findMapObject(editor.document(), shape.id)).not.toEqual(shape)
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
    expect(selectSelectedObjectId(editor.snapshot())).toBe(shape.id)
  })

  it('opens no spot as a shape', () => {
    const editor = startEditor(aDocument([aSpot()]))
    expect(editor.snapshot().can({ type: 'shape.edit', objectId: aSpot().id })).toBe(false)
  })
})

describe('a polygon', () => {
  it('is closed at its first corner from three corners on', () => {
    const editor = shaping('polygon')
    editor.click(north, east)
    editor.send({ type: 'ring.close' })
    expect(editor.refusals()).toEqual(['polygon.too_few_points'])
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
    editor.click(west)
    editor.send({ type: 'ring.close' })
    expect(editor.drawn()).toMatchObject({ kind: 'polygon', name: 'polygon 1', vertices: [north, east, west] })
  })

  it('counts corners at one place once', () => {
    const editor = shaping('polygon')
    editor.click(north, east, north, east)
    editor.send({ type: 'ring.close' })
    expect(editor.refusals()).toEqual(['polygon.too_few_points'])
  })

  it('is closed and confirmed in one go', () => {
    const editor = shaping('polygon')
    editor.click(north, east, west)
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({ vertices: [north, east, west] })
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    editor.send({ type: 'history.undo' })
    expect(editor.drawn()).toBeUndefined()
  })

  it('moves, inserts and deletes corners before it is closed, and takes each back', () => {
    const editor = shaping('polygon')
    editor.click(north, east, west)
    editor.send({ type: 'vertex.move', index: 0, position: [137.8, 36.1] })
    editor.send({ type: 'vertex.insert', index: 2, position: [137.8, 35.9] })
    editor.send({ type: 'vertex.remove', index: 1 })
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'history.redo' })
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({ vertices: [[137.8, 36.1], [137.8, 35.9], west] })
  })

  it('opens again when closing it is undone, and goes on from there', () => {
    const editor = shaping('polygon')
    editor.click(north, east, west)
    editor.send({ type: 'ring.close' })
    editor.send({ type: 'vertex.move', index: 0, position: [137.8, 36.1] })
    for (let undone = 0; undone < 5; undone += 1) editor.send({ type: 'history.undo' })
    expect(editor.snapshot().can({ type: 'history.undo' })).toBe(false)
    for (let redone = 0; redone < 5; redone += 1) editor.send({ type: 'history.redo' })
    expect(editor.drawn()).toMatchObject({ vertices: [[137.8, 36.1], east, west] })
    editor.send({ type: 'history.undo' })
    editor.send({ type: 'history.undo' })
    editor.click([137.75, 35.9])
    expect(editor.snapshot().can({ type: 'history.redo' })).toBe(false)
    editor.send({ type: 'ring.close' })
    expect(editor.drawn()).toMatchObject({ vertices: [north, east, west, [137.75, 35.9]] })
  })

  it('brings back a corner that was deleted as the last one', () => {
    const editor = shaping('polygon')
    editor.click(north)
    editor.send({ type: 'vertex.remove', index: 0 })
    expect(editor.snapshot().can({ type: 'shape.choose', shape: 'circle' })).toBe(true)
    editor.send({ type: 'history.undo' })
    editor.click(east, west)
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({ vertices: [north, east, west] })
  })

  it('keeps three corners when it is edited', () => {
    const polygon = aPolygon()
    const editor = startEditor(aDocument([polygon]))
    editor.send({ type: 'shape.edit', objectId: polygon.id })
    editor.send({ type: 'vertex.insert', index: 1, position: north })
    editor.send({ type: 'vertex.remove', index: 1 })
    editor.send({ type: 'vertex.remove', index: 1 })
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(['polygon.too_few_points'])
    expect(findMapObject(editor.document(), polygon.id)).toEqual(polygon)
  })

  it('leaves nothing behind on cancel', () => {
    const document = aDocument()
    const editor = shaping('polygon', document)
    editor.click(north, east, west)
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(document)
  })
})
