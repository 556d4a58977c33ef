import {
  type Polygon,
  type Position,
  pathLengthMeters,
  type Rectangle,
  rectangleSizeMeters,
  type Shape,
  type ShapeGeometry,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { announcement } from '../../shell/announcements/announcements.ts'
import { aCircle, aDocument, aPolygon, aRectangle } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { shapeContains } from '../../tools/shape/shape-contains.ts'
import { selectEditedShape, selectFocusedVertex } from '../selectors.ts'
import { movedShape } from './move-shape.ts'

const from: Position = [137.82, 35.96]
const to: Position = [137.83, 35.97]

describe('movedShape', () => {
  it('moves every kind by the same way', () => {
    expect(movedShape(aCircle(), { from, to })).toMatchObject({ radiusMeters: 1500 })
    const polygon = movedShape(aPolygon(), { from, to })
    if (polygon.kind !== 'polygon') throw new Error('The kind is kept.')
    expect(polygon.vertices[0]?.[0]).toBeCloseTo(137.81, 4)
    expect(polygon.vertices[2]?.[1]).toBeCloseTo(35.955, 9)
  })

  it('keeps the size on the ground, however far north or south it goes', () => {
    for (const latitude of [-62, 0, 60, 84]) {
      const shift = { from, to: [-120, latitude] as const }
      const rectangle = movedShape(aRectangle(), shift)
      if (rectangle.kind !== 'rectangle') throw new Error('The kind is kept.')
      const [was, is] = [rectangleSizeMeters(aRectangle()), rectangleSizeMeters(rectangle)]
      expect(is.widthMeters).toBeCloseTo(was.widthMeters, 6)
      expect(is.heightMeters).toBeCloseTo(was.heightMeters, 6)
      const polygon = movedShape(aPolygon(), shift)
      if (polygon.kind !== 'polygon') throw new Error('The kind is kept.')
      expect(pathLengthMeters(polygon.vertices) / pathLengthMeters(aPolygon().vertices)).toBeCloseTo(1, 2)
    }
  })

  it('comes back to where it was', () => {
    const there = { from, to: [-120, 62] as const }
    for (const shape of [aRectangle(), aPolygon()]) {
      const back = movedShape({ ...shape, ...movedShape(shape, there) } as Shape, { from: there.to, to: there.from }) // the kind is kept
      const corners = (of: ShapeGeometry) =>
        of.kind === 'polygon'
          ? of.vertices.flat()
          : of.kind === 'rectangle'
            ? [of.west, of.south, of.east, of.north]
            : []
      for (const [index, degrees] of corners(back).entries()) expect(degrees).toBeCloseTo(corners(shape)[index] ?? 0, 9)
    }
  })

  it('keeps the degrees of a rectangle that would reach around the globe', () => {
    const belt = aRectangle({ west: -150, south: -1, east: 150, north: 1 })
    expect(movedShape(belt, { from: [0, 0], to: [0, 80] })).toMatchObject({ west: -150, east: 150, south: 79 })
  })

  it('goes over 180°', () => {
    const rectangle = movedShape(aRectangle({ west: 179, south: 0, east: 179.5, north: 1 }), {
      from: [179, 0],
      to: [-179.8, 0],
    })
    expect(rectangle).toMatchObject({ south: 0, north: 1 })
    const { west, east } = rectangle as Rectangle // the kind is kept
    expect(west).toBeCloseTo(-179.8, 9)
    expect(east).toBeCloseTo(-179.3, 9)
  })
})

describe('shapeContains', () => {
  it('tells inside from outside', () => {
    const shapes = [aCircle({ center: from }), aRectangle(), aPolygon()]
    for (const shape of shapes) {
      expect(shapeContains(shape, [137.82, 35.96]), shape.kind).toBe(true)
      expect(shapeContains(shape, [137.82, 35.99]), shape.kind).toBe(false)
      expect(shapeContains(shape, [137.75, 35.96]), shape.kind).toBe(false)
    }
  })

  it('works across 180°', () => {
    const ring: Polygon['vertices'] = [
      [179, -1],
      [-179, -1],
      [-179, 1],
      [179, 1],
    ]
    const shapes = [aPolygon({ vertices: ring }), aRectangle({ west: 179, south: -1, east: -179, north: 1 })]
    for (const shape of shapes) {
      for (const lng of [179.5, -180, -179.5]) expect(shapeContains(shape, [lng, 0]), `${shape.kind} ${lng}`).toBe(true)
      for (const lng of [178.5, -178.5, 0]) expect(shapeContains(shape, [lng, 0]), `${shape.kind} ${lng}`).toBe(false)
    }
  })

  it('follows the dents of a polygon', () => {
    const dented = aPolygon({
      vertices: [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ],
    })
    expect(shapeContains(dented, [2, 2])).toBe(false)
    expect(shapeContains(dented, [0.5, 2])).toBe(true)
  })
})

describe('moving a whole shape', () => {
  it('is one step that undo takes back, in both languages', () => {
    for (const shape of [aCircle(), aRectangle(), aPolygon()]) {
      const editor = startEditor(aDocument([shape]))
      const before = editor.document()
      editor.send({ type: 'shape.edit', objectId: shape.id })
      editor.send({ type: 'shape.hold' })
      editor.send({ type: 'shape.move', from, to })
      expect(selectEditedShape(editor.snapshot())).toMatchObject(movedShape(shape, { from, to }))
      expect(selectFocusedVertex(editor.snapshot())).toBeNull()
      const announced = editor.emitted.slice(-2).map((event) => [announcement(en, event), announcement(ja, event)])
      expect(announced[0]).toEqual([
        `Arrow keys move all of ${shape.name}`,
        `矢印キーで${shape.name}の全体を動かします`,
      ])
      expect(announced[1]?.[0]).toBe(`${shape.name} moved 1.43 km northeast (39°)`)
      expect(announced[1]?.[1]).toBe(`${shape.name}を元の位置から北東（39°）へ1.43 km動かしました`)
      editor.send({ type: 'history.undo' })
      expect(editor.document()).toBe(before)
    }
  })

  it('is refused by name where the map ends', () => {
    const editor = startEditor(aDocument([aPolygon()]))
    editor.send({ type: 'shape.edit', objectId: aPolygon().id })
    editor.send({ type: 'shape.move', from, to: [137.82, 85.055] })
    expect(editor.emittedOf('issue.raised').map(({ issue }) => issue.code)).toEqual(['latitude.out_of_range'])
    expect(selectEditedShape(editor.snapshot())).toEqual(aPolygon())
  })

  it('needs a shape that is open', () => {
    const editor = startEditor(aDocument([aPolygon()]))
    expect(editor.snapshot().can({ type: 'shape.move', from, to })).toBe(false)
    editor.send({ type: 'tool.choose', tool: 'shape' })
    editor.send({ type: 'shape.choose', shape: 'polygon' })
    editor.send({ type: 'map.click', position: from })
    expect(editor.snapshot().can({ type: 'shape.hold' })).toBe(false)
  })
})
