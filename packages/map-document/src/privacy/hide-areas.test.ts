import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationPoint } from '../geo/destination.ts'
import { haversineDistanceMeters, pathLengthMeters } from '../geo/distance.ts'
import { nearestPointOnPath } from '../geo/nearest-point.ts'
import { mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { AnyLine, MapObject } from '../map-object.ts'
import { isLine } from '../operations/edit.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine, aSpot } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { parseMapDocument } from '../wire/parse.ts'
import { serializeMapDocument } from '../wire/serialize.ts'
import type { HiddenArea } from './hidden-area.ts'
import { hideAreas } from './hide-areas.ts'

const HOME: HiddenArea = { center: [139.7, 35.6], radiusMeters: 500 }

/** A position so many metres east and north of the centre. */
function at(east: number, north: number, { center }: HiddenArea = HOME): Position {
  const distanceMeters = Math.hypot(east, north)
  const [lng, lat] = destinationPoint(center, {
    bearingDegrees: (Math.atan2(east, north) * 180) / Math.PI,
    distanceMeters,
  })
  return [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5]
}

const objectsOf = (...objects: readonly MapObject[]) =>
  hideAreas(aDocument(objects), [HOME]).document.layers[0]?.objects
const linesOf = (...objects: readonly MapObject[]) => objectsOf(...objects)?.filter(isLine) ?? []
const fromHome = (position: Position) => haversineDistanceMeters(HOME.center, position)

describe('a line', () => {
  it('ends at the edge, to within three metres, and keeps what it knows of its other points', () => {
    const line: AnyLine = {
      ...aLine('walk', [at(0, 0), at(300, 0), at(900, 0), at(1500, 0)]),
      kind: 'recordedLine',
      travelMode: 'walking',
      elevationsMeters: [1, 2, 3, 4],
      timestampsMs: [10, 20, 30, 40],
    }
    const [cut] = linesOf(line)
    expect(cut).toMatchObject({
      id: 'walk',
      name: line.name,
      kind: 'recordedLine',
      elevationsMeters: [null, 3, 4],
      timestampsMs: [null, 30, 40],
    })
    expect(cut?.path.slice(1)).toEqual(line.path.slice(2))
    expect(fromHome(cut?.path[0] ?? HOME.center)).toBeGreaterThan(500)
    expect(fromHome(cut?.path[0] ?? HOME.center)).toBeLessThan(503)
  })

  it('that passes through falls into pieces of the same name, of which the longest keeps the id and stays main', () => {
    const passing = aLine('walk', [at(-900, 0), at(0, 0), at(2000, 0)])
    const { document, hidden } = hideAreas(aDocument([passing, aLine('other')]), [HOME])
    expect(document.layers[0]?.objects.map(({ id, name }) => [id, name])).toEqual([
      ['walk~1', passing.name],
      ['walk', passing.name],
      ['other', 'Object other'],
    ])
    expect(document.mainLineId).toBe('walk')
    expect(hidden).toEqual([{ objectId: 'walk', extent: 'part', hiddenMeters: expect.closeTo(1003, -1) }])
  })

  it('is cut where it passes through between two points that are both outside', () => {
    expect(linesOf(aLine('walk', [at(-3000, 100), at(3000, 100)]))).toHaveLength(2)
    const past = aLine('walk', [at(-3000, 510), at(3000, 510)])
    expect(linesOf(past)).toEqual([past])
  })

  it('goes when it is inside, and the oldest other line becomes main', () => {
    const { document, hidden } = hideAreas(aDocument([aLine('in', [at(0, 0), at(100, 0)]), aLine('out')]), [HOME])
    expect(document).toMatchObject({ layers: [{ objects: [{ id: 'out' }] }], mainLineId: 'out' })
    expect(hidden).toMatchObject([{ objectId: 'in', extent: 'whole' }])
  })

  it('keeps the waypoints that are outside, each with the piece that it lies on', () => {
    const path = [at(-1500, 0), at(-800, 0), at(0, 0), at(900, 0), at(2000, 0)]
    const line: AnyLine = {
      ...aLine('way', path),
      kind: 'navigationLine',
      travelMode: 'walking',
      waypoints: [at(-800, 0), at(0, 0), at(900, 0)],
    }
    expect(linesOf(line)).toMatchObject([{ waypoints: [at(-800, 0)] }, { waypoints: [at(900, 0)] }])
  })

  it('loses a waypoint inside even where its path stays outside', () => {
    const path = [at(-1500, 700), at(1500, 700)]
    const line: AnyLine = {
      ...aLine('way', path),
      kind: 'navigationLine',
      travelMode: 'walking',
      waypoints: [at(0, 300), at(0, 700)],
    }
    expect(linesOf(line)).toEqual([{ ...line, waypoints: [at(0, 700)] }])
  })

  it('gives its pieces ids that nothing else has', () => {
    const passing = aLine('walk', [at(-900, 0), at(2000, 0)])
    expect(linesOf(passing, aLine('walk~1')).map(({ id }) => id)).toEqual(['walk~1~', 'walk', 'walk~1'])
  })

  it.each([
    [99, 100],
    [100, 100],
  ])('among %i others leaves no layer with more objects than the limit', (others, count) => {
    const passing = aLine('walk', [at(-900, 0), at(2000, 0)])
    const spots = Array.from({ length: others - 1 }, (_, index) => aSpot(`spot-${index}`, at(5000, index)))
    const left = objectsOf(passing, ...spots) ?? []
    expect(left).toHaveLength(count)
    expect(left.at(count === others ? 0 : 1)?.id).toBe('walk')
    expect(MAP_LIMITS.objectsPerLayer).toBe(100)
  })
})

describe('whatever is no line', () => {
  const shape = { name: 'Shape', description: '', color: 'red' } as const

  it.each<[string, MapObject]>([
    ['a spot', aSpot('gone', at(400, 0))],
    ['a circle by its centre', { ...shape, id: mapObjectId('c'), kind: 'circle', center: at(0, 499), radiusMeters: 5 }],
    [
      'a rectangle by a corner',
      { ...shape, id: mapObjectId('r'), kind: 'rectangle', west: 139.7, south: 35.6, east: 139.8, north: 35.7 },
    ],
    [
      'a rectangle by its centre',
      { ...shape, id: mapObjectId('r'), kind: 'rectangle', west: 139.6, south: 35.5, east: 139.8, north: 35.7 },
    ],
    [
      'a polygon by a vertex',
      { ...shape, id: mapObjectId('p'), kind: 'polygon', vertices: [at(100, 0), at(9000, 0), at(0, 9000)] },
    ],
    [
      'a polygon by its centre',
      { ...shape, id: mapObjectId('p'), kind: 'polygon', vertices: [at(-900, -900), at(900, -900), at(0, 1800)] },
    ],
  ])('goes: %s', (_, object) => {
    expect(objectsOf(object, aSpot('far'))).toMatchObject([{ id: 'far' }])
  })

  it('stays when it is outside, and the document is the same', () => {
    const document = aDocument([
      aSpot('a', at(510, 0)),
      { ...shape, id: mapObjectId('c'), kind: 'circle', center: at(0, 510), radiusMeters: 500 },
    ])
    expect(hideAreas(document, [HOME])).toEqual({ document, hidden: [] })
    expect(hideAreas(document, [HOME]).document).toBe(document)
    expect(hideAreas(document, []).document).toBe(document)
  })

  it('leaves its layer behind', () => {
    expect(hideAreas(aDocument([aSpot('a', at(0, 0))]), [HOME]).document.layers).toMatchObject([{ objects: [] }])
  })
})

describe('of any map', () => {
  const anyArea = fc
    .record({
      lng: fc.oneof(fc.integer({ min: -180, max: 179 }), fc.constantFrom(-180, -179.999, 179.999)),
      lat: fc.integer({ min: -80, max: 80 }),
      radiusMeters: fc.integer({ min: 200, max: 2000 }),
    })
    .map(({ lng, lat, radiusMeters }): HiddenArea => ({ center: [lng, lat], radiusMeters }))
  const anyOffset = fc.integer({ min: -6000, max: 6000 })
  const anyMap = fc
    .record({
      area: anyArea,
      offsets: fc.array(fc.tuple(anyOffset, anyOffset), { minLength: 2, maxLength: 12 }),
      spots: fc.array(fc.tuple(anyOffset, anyOffset), { maxLength: 4 }),
      second: fc.tuple(anyOffset, anyOffset),
    })
    .map(({ area, offsets, spots, second: [east, north] }) => {
      const path = offsets.map(([x, y]) => at(x, y, area))
      const line: AnyLine = { ...aLine('line', path), elevationsMeters: path.map((_, index) => index) }
      const others = spots.map(([x, y], index) => aSpot(`spot-${index}`, at(x, y, area)))
      const areas = [area, { center: at(east, north, area), radiusMeters: 300 }]
      return { areas, line, document: aDocument([line, ...others]) }
    })
  const isInside = (areas: readonly HiddenArea[], position: Position, margin = 0) =>
    areas.some(({ center, radiusMeters }) => haversineDistanceMeters(center, position) < radiusMeters + margin)

  it('no vertex is left inside any area, stored and read again', () => {
    fc.assert(
      fc.property(anyMap, ({ areas, document }) => {
        const stored = parseMapDocument(serializeMapDocument(hideAreas(document, areas).document))
        if (!stored.ok) throw new Error('It cannot be read.')
        for (const object of stored.document.layers.flatMap(({ objects }) => objects)) {
          const positions = isLine(object) ? object.path : object.kind === 'spot' ? [object.position] : []
          for (const position of positions) expect(isInside(areas, position)).toBe(false)
        }
      }),
    )
  })

  it('no line passes through an area', () => {
    fc.assert(
      fc.property(anyMap, ({ areas, document }) => {
        const { layers } = hideAreas(document, areas).document
        for (const line of layers.flatMap(({ objects }) => objects.filter(isLine))) {
          for (const { center, radiusMeters } of areas) {
            expect(nearestPointOnPath(line.path, center)?.distanceMeters).toBeGreaterThan(radiusMeters - 5)
          }
        }
      }),
    )
  })

  it('every vertex outside stays, with its elevation, in its order, and nothing else comes than ends at edges', () => {
    fc.assert(
      fc.property(anyMap, ({ areas, line, document }) => {
        const { layers } = hideAreas(document, areas).document
        const left = layers.flatMap(({ objects }) => objects.filter(isLine))
        const seen = left.flatMap(({ elevationsMeters }) => elevationsMeters ?? []).filter((value) => value !== null)
        expect(seen).toEqual([...seen].sort((one, other) => one - other))
        for (const [index, position] of line.path.entries()) {
          const before = line.path[index - 1] ?? position
          const after = line.path[index + 1] ?? position
          const isLonely = isInside(areas, before, 10) && isInside(areas, after, 10)
          if (!isInside(areas, position, 10) && !isLonely && pathLengthMeters([before, position, after]) > 0) {
            expect(seen).toContain(index)
          }
        }
        for (const { path, elevationsMeters } of left) {
          for (const [index, position] of path.entries()) {
            if (elevationsMeters?.[index] === null) expect(isInside(areas, position, 10)).toBe(true)
          }
        }
      }),
    )
  })

  it('what comes is a valid document, and is told of', () => {
    fc.assert(
      fc.property(anyMap, ({ areas, document }) => {
        const result = hideAreas(document, areas)
        expect(validateDocument(result.document)).toEqual([])
        expect(result.hidden.length > 0).toBe(result.document !== document)
      }),
    )
  })
})
