import { describe, expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import { findLayerOf, findMapObject } from '../main-line.ts'
import { createDocument, type MapDocument } from '../map-document.ts'
import { aDocument, aLine, aSpot, EVERY_KIND } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { addObject, addObjects } from './add-objects.ts'
import { addLayer, moveLayer, removeLayer, renameLayer } from './layers.ts'
import { setMainLine } from './lines.ts'
import { moveObject, moveSpot } from './move-object.ts'
import { removeObject } from './remove-object.ts'
import { replacePath } from './replace-path.ts'
import { setShapeGeometry } from './set-shape-geometry.ts'
import { updateObject } from './update-object.ts'
import { appendVertex, insertVertex, moveVertex, removeVertex } from './vertices.ts'

const [L0, L1] = [layerId('L0'), layerId('L1')]
const id = mapObjectId

function done(result: EditResult): MapDocument {
  if (!result.ok) throw new Error(result.issue.code)
  return result.document
}

function code(result: { ok: true } | { ok: false; issue: { code: string } }): string {
  return result.ok ? 'done' : result.issue.code
}

describe('objects', () => {
  it('makes the first line of a document its main line, and no other object', () => {
    const empty = createDocument({ id: L0, name: 'layer 1' })
    const withSpot = done(addObject(empty, L0, aSpot('s')))
    expect(withSpot.mainLineId).toBeNull()
    const withLine = done(addObject(withSpot, L0, aLine('a')))
    expect(done(addObject(withLine, L0, aLine('b'))).mainLineId).toBe('a')
  })

  it('takes 100 objects in a layer and refuses the 101st, alone and among several', () => {
    const spots = Array.from({ length: MAP_LIMITS.objectsPerLayer }, (_, index) => aSpot(`s${index}`))
    const full = done(addObjects(aDocument([]), L0, spots))
    expect(code(addObject(full, L0, aSpot('more')))).toBe('layer.object_limit_reached')
    expect(code(addObjects(aDocument([]), L0, [...spots, aSpot('more')]))).toBe('layer.object_limit_reached')
  })

  it('adds several objects to a new layer, all or none', () => {
    const target = { id: layerId('new'), name: 'Tokaido' }
    const document = done(addObjects(aDocument([]), target, [aLine('a'), aSpot('b')]))
    expect(document.layers[1]).toMatchObject({ id: 'new', name: 'Tokaido', objects: [{ id: 'a' }, { id: 'b' }] })
    expect(code(addObjects(aDocument([]), target, [aLine('a'), aLine('a')]))).toBe('id.taken')
    expect(code(addObjects(aDocument([]), target, [aLine('a'), aLine('b', [[0, 0]])]))).toBe('line.too_short')
  })

  it('promotes the oldest remaining line when the main line is deleted', () => {
    const document = aDocument([aLine('a'), aSpot('s'), aLine('b')], [aLine('c')])
    const withoutA = done(removeObject(document, id('a')))
    expect(withoutA.mainLineId).toBe('b')
    expect(done(removeObject(done(removeObject(withoutA, id('b'))), id('c'))).mainLineId).toBeNull()
  })

  it('keeps the main line when it moves to another layer, and refuses a full one', () => {
    const document = aDocument([aLine('a'), aLine('b')], [aSpot('s')])
    const moved = done(moveObject(document, id('a'), { layerId: L1, index: 0 }))
    expect([document, moved].map((each) => findLayerOf(each, id('a'))?.id)).toEqual([L0, L1])
    expect(findLayerOf(moved, id('gone'))).toBeNull()
    expect(moved.layers.map((layer) => layer.objects.map((object) => object.id))).toEqual([['b'], ['a', 's']])
    expect(moved.mainLineId).toBe('a')
    const spots = Array.from({ length: 100 }, (_, index) => aSpot(`s${index}`))
    expect(code(moveObject(aDocument([aLine('a')], spots), id('a'), { layerId: L1 }))).toBe(
      'layer.object_limit_reached',
    )
  })

  it('reorders within a layer', () => {
    const document = aDocument([aSpot('a'), aSpot('b'), aSpot('c')])
    const order = (index: number) =>
      done(moveObject(document, id('a'), { layerId: L0, index })).layers[0]?.objects.map((object) => object.id)
    expect(order(1)).toEqual(['b', 'a', 'c'])
    expect(order(99)).toEqual(['b', 'c', 'a'])
  })

  it.each([
    [{ name: '' }, 'name.required'],
    [{ name: ' ' }, 'name.required'],
    [{ name: 'x'.repeat(255) }, 'done'],
    [{ name: 'x'.repeat(256) }, 'name.too_long'],
    [{ description: 'x'.repeat(1000) }, 'done'],
    [{ description: 'x'.repeat(1001) }, 'description.too_long'],
    [{ display: 'image', images: ['javascript:alert(1)'] }, 'image.address_invalid'],
  ] as const)('answers the change %j with %s', (change, expected) => {
    expect(code(updateObject(aDocument([aSpot('s')]), id('s'), change))).toBe(expected)
  })

  it('cuts images beyond the fifth, clears them for text, and refuses them on a line', () => {
    const images = Array.from({ length: 6 }, (_, index) => `https://example.com/${index}.jpg`)
    const shown = done(updateObject(aDocument([aSpot('s')]), id('s'), { display: 'image', images }))
    expect(findMapObject(shown, id('s'))).toMatchObject({ images: images.slice(0, 5) })
    const text = done(updateObject(shown, id('s'), { display: 'text' }))
    expect(findMapObject(text, id('s'))).toMatchObject({ display: 'text', images: [] })
    expect(code(updateObject(aDocument([aLine('a')]), id('a'), { icon: 'bus' }))).toBe('object.wrong_kind')
  })

  it('keeps the day on which a hazard was seen until it is none any more', () => {
    const hazard = done(updateObject(aDocument([aSpot('s')]), id('s'), { icon: 'caution', seenOn: '2026-11-26' }))
    expect(findMapObject(hazard, id('s'))).toMatchObject({ icon: 'caution', seenOn: '2026-11-26' })
    const other = done(updateObject(hazard, id('s'), { icon: 'road-ban' }))
    expect(findMapObject(other, id('s'))).toMatchObject({ icon: 'road-ban', seenOn: '2026-11-26' })
    for (const change of [{ icon: 'star' }, { seenOn: null }] as const) {
      expect(findMapObject(done(updateObject(other, id('s'), change)), id('s'))).not.toHaveProperty('seenOn')
    }
    const star = done(updateObject(aDocument([aSpot('s')]), id('s'), { icon: 'star', seenOn: '2026-11-26' }))
    expect(findMapObject(star, id('s'))).not.toHaveProperty('seenOn')
    expect(code(updateObject(other, id('s'), { seenOn: '2026-11-31' }))).toBe('seen_on.invalid')
    expect(code(updateObject(aDocument([aLine('a')]), id('a'), { seenOn: null }))).toBe('object.wrong_kind')
  })

  it('sets the main line, of lines only', () => {
    const document = aDocument([aLine('a'), aLine('b'), aSpot('s')])
    expect(done(setMainLine(document, id('b'))).mainLineId).toBe('b')
    expect(code(setMainLine(document, id('s')))).toBe('main_line.not_a_line')
  })
})

describe('layers', () => {
  it('takes ten layers and refuses the eleventh', () => {
    const ten = aDocument(...Array.from({ length: 10 }, () => []))
    expect(code(addLayer(ten, { id: layerId('x'), name: 'x' }))).toBe('layer.limit_reached')
    expect(code(addLayer(aDocument([]), { id: L0, name: 'x' }))).toBe('id.taken')
  })

  it('selects the layer before the deleted one, or the new first', () => {
    const document = aDocument([], [], [])
    const next = (index: number) => removeLayer(document, layerId(`L${index}`))
    expect(next(2)).toMatchObject({ nextLayerId: 'L1' })
    expect(next(0)).toMatchObject({ nextLayerId: 'L1' })
  })

  it('keeps the last layer and one with a recording', () => {
    expect(code(removeLayer(aDocument([]), L0))).toBe('layer.last_one')
    expect(code(removeLayer(aDocument(EVERY_KIND, []), L0))).toBe('layer.has_recording')
    expect(code(removeLayer(aDocument([], []), layerId('gone')))).toBe('layer.not_found')
  })

  it('renames and moves, keeping every other layer identical', () => {
    const document = aDocument([aLine('a')], [aSpot('s')])
    const renamed = done(renameLayer(document, L1, 'Day 2'))
    expect(renamed.layers[1]?.name).toBe('Day 2')
    expect(renamed.layers[0]).toBe(document.layers[0])
    expect(done(moveLayer(document, L1, 0)).layers).toEqual([document.layers[1], document.layers[0]])
  })
})

describe('paths', () => {
  const line = {
    ...aLine('a', [
      [0, 0],
      [1, 0],
      [2, 0],
    ]),
    elevationsMeters: [10, 20, 30],
    timestampsMs: [1, 2, 3],
  }
  const document = aDocument([line, aSpot('s')], [aLine('other')])

  it.each([
    ['move', moveVertex(document, id('a'), { index: 1, position: [1, 1] }), [10, null, 30], [1, null, 3]],
    ['insert', insertVertex(document, id('a'), { index: 1, position: [1, 1] }), [10, null, 20, 30], [1, null, 2, 3]],
    ['remove', removeVertex(document, id('a'), 0), [20, 30], [2, 3]],
    ['extend', appendVertex(document, id('a'), { position: [3, 0], end: 'end' }), [10, 20, 30, null], [1, 2, 3, null]],
    ['lead', appendVertex(document, id('a'), { position: [3, 0], end: 'start' }), [null, 10, 20, 30], [null, 1, 2, 3]],
  ])('keeps elevations and times beside their points: %s', (_, result, elevationsMeters, timestampsMs) => {
    const edited = done(result)
    expect(findMapObject(edited, id('a'))).toMatchObject({ elevationsMeters, timestampsMs })
    expect(validateDocument(edited)).toEqual([])
  })

  it('shares everything that a vertex move does not touch', () => {
    const moved = done(moveVertex(document, id('a'), { index: 0, position: [0, 1] }))
    expect(moved.layers[1]).toBe(document.layers[1])
    expect(moved.layers[0]?.objects[1]).toBe(document.layers[0]?.objects[1])
  })

  it('refuses what would be no line, no polygon, off the map, or a recording', () => {
    const every = aDocument(EVERY_KIND)
    expect(code(removeVertex(every, id('line'), 0))).toBe('line.too_short')
    expect(code(removeVertex(every, id('polygon'), 0))).toBe('polygon.too_few_points')
    expect(code(moveVertex(every, id('line'), { index: 0, position: [0, 85.06] }))).toBe('done')
    expect(code(moveVertex(every, id('line'), { index: 0, position: [0, 85.07] }))).toBe('latitude.out_of_range')
    expect(code(moveVertex(every, id('line'), { index: 2, position: [0, 0] }))).toBe('vertex.not_found')
    expect(code(moveVertex(every, id('recorded'), { index: 0, position: [0, 0] }))).toBe('line.is_recorded')
    expect(code(moveVertex(every, id('spot'), { index: 0, position: [0, 0] }))).toBe('object.wrong_kind')
  })

  it('replaces a path with its series, and 25 waypoints but not 26', () => {
    const replaced = done(
      replacePath(document, id('a'), {
        path: [
          [5, 5],
          [6, 6],
        ],
      }),
    )
    expect(findMapObject(replaced, id('a'))).not.toHaveProperty('elevationsMeters')
    expect(
      code(
        replacePath(document, id('a'), {
          path: [
            [5, 5],
            [6, 6],
          ],
          elevationsMeters: [1],
        }),
      ),
    ).toBe('line.series_mismatch')
    const withStops = (length: number) =>
      code(
        replacePath(aDocument(EVERY_KIND), id('navigation'), {
          path: [
            [0, 0],
            [1, 1],
          ],
          waypoints: Array(length).fill([0, 0]),
        }),
      )
    expect([withStops(25), withStops(26)]).toEqual(['done', 'waypoint.limit_reached'])
  })

  it.each([
    [0.99, 'radius.out_of_range'],
    [1, 'done'],
    [1_999_999.9, 'done'],
    [2_000_000, 'radius.out_of_range'],
    [Number.NaN, 'radius.out_of_range'],
  ])('answers a radius of %d metres with %s', (radiusMeters, expected) => {
    const geometry = { kind: 'circle', center: [0, 0], radiusMeters } as const
    expect(code(setShapeGeometry(aDocument(EVERY_KIND), id('circle'), geometry))).toBe(expected)
  })

  it.each([
    [-100, 260 - 1e-9, 'done'],
    [-100, 260, 'rectangle.too_wide'],
    [-100, 620, 'rectangle.too_wide'],
    [-100, 170, 'done'],
    [170, -170, 'done'],
    [170, 170, 'rectangle.size_out_of_range'],
    [-100, Number.NaN, 'longitude.out_of_range'],
  ])('answers a rectangle from %d° eastwards to %d° with %s', (west, east, expected) => {
    const geometry = { kind: 'rectangle', west, south: 0, east, north: 1 } as const
    const answer = setShapeGeometry(aDocument(EVERY_KIND), id('rectangle'), geometry)
    expect(code(answer)).toBe(expected)
    if (answer.ok) expect(validateDocument(answer.document)).toEqual([])
  })

  it('tells a rectangle beyond the map before one around it', () => {
    const geometry = { kind: 'rectangle', west: 0, south: 0, east: 400, north: 86 } as const
    expect(code(setShapeGeometry(aDocument(EVERY_KIND), id('rectangle'), geometry))).toBe('latitude.out_of_range')
  })

  it('moves a spot and forgets the elevation of the old place', () => {
    const moved = done(moveSpot(aDocument(EVERY_KIND), id('spot'), [1, 2]))
    expect(findMapObject(moved, id('spot'))).toMatchObject({ position: [1, 2] })
    expect(findMapObject(moved, id('spot'))).not.toHaveProperty('elevationMeters')
  })
})
