import { circleRing, type Position } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, cutRing } from './cut.ts'
import { isSeam, joinRings } from './join.ts'
import { runOn, turnOf } from './run-on.ts'

const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** On the five decimals that paths keep, around the meridian but never on it. */
const degrees = (min: number, max: number) => fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5)
const nearMeridian = fc
  .tuple(degrees(100, 260), degrees(-80, 80))
  .map(([lng, lat]): Position => [Number(wrapped(lng).toFixed(5)), lat])
  .filter(([lng]) => Math.abs(lng) !== 180)

/** A polygon that does not cross itself: vertices around a place, at any distance, counter-clockwise. */
const simplePolygon = fc
  .tuple(degrees(160, 200), degrees(-40, 40), fc.array(degrees(1, 40), { minLength: 4, maxLength: 24 }))
  .map(([lng, lat, distances]) =>
    distances.map((distance, index): Position => {
      const angle = (2 * Math.PI * index) / distances.length
      const vertex = [wrapped(lng + distance * Math.cos(angle)), lat + distance * Math.sin(angle)] as const
      return [Number(vertex[0].toFixed(5)), Number(vertex[1].toFixed(5))]
    }),
  )
  .filter((ring) => ring.every(([lng]) => Math.abs(lng) !== 180))

const areaOf = (ring: readonly Position[]) => turnOf(runOn(ring))
const planar = (ring: readonly Position[]) => turnOf(ring.map(([lng, lat]) => ({ lng, lat, source: null })))
const opened = (ring: readonly Position[]) => ring.slice(0, -1)

/** The same polygon whichever vertex comes first. */
function fromLeast(ring: readonly Position[]): readonly Position[] {
  const keys = ring.map((position) => position.join())
  const first = keys.indexOf([...keys].sort()[0] ?? '')
  return [...ring.slice(first), ...ring.slice(0, first)]
}

describe('a ring across 180°', () => {
  it('is cut into closed, counter-clockwise rings within ±180 that cover what it covers', () => {
    fc.assert(
      fc.property(simplePolygon, fc.boolean(), (polygon, isClockwise) => {
        const parts = cutRing(isClockwise ? polygon.toReversed() : polygon)
        for (const part of parts) {
          expect(part.at(0)).toEqual(part.at(-1))
          expect(part.every(([lng]) => Math.abs(lng) <= 180)).toBe(true)
          expect(planar(opened(part))).toBeGreaterThan(0)
        }
        const area = parts.reduce((sum, part) => sum + planar(opened(part)), 0)
        expect(area).toBeCloseTo(Math.abs(areaOf(polygon)), 6)
      }),
    )
  })

  it('is the same ring again when its parts are joined, in whatever order and sense they come', () => {
    fc.assert(
      fc.property(simplePolygon, fc.boolean(), (polygon, isClockwise) => {
        const parts = cutRing(polygon).map(opened).toReversed()
        const joined = joinRings(isClockwise ? parts.map((part) => part.toReversed()) : parts)
        const expected = parts.length === 1 && isClockwise ? polygon.toReversed() : polygon
        expect(joined.map(fromLeast)).toEqual([fromLeast(expected)])
      }),
    )
  })

  it('of a circle keeps its area, and holds the pole when the circle does', () => {
    const [east = [], west = [], ...more] = cutRing(circleRing({ center: [179.9, -17], radiusMeters: 50_000 }))
    expect(more).toEqual([])
    expect(east.every(([lng]) => lng >= 179 && lng <= 180)).toBe(true)
    expect(west.every(([lng]) => lng <= -179 && lng >= -180)).toBe(true)
    const polar = cutRing(circleRing({ center: [10, 80], radiusMeters: 1_900_000 }))
    const poleward = polar.map((part) => part.filter(([, lat]) => lat === 90).map(([lng]) => lng))
    expect(poleward.map(([from = 0, to = 0]) => from - to).reduce((sum, width) => sum + width)).toBe(360)
  })

  it('is not touched where it lies on one side', () => {
    const box: Position[] = [
      [170, 0],
      [180, 0],
      [180, 10],
      [170, 10],
    ]
    expect(cutRing(box).map((ring) => fromLeast(opened(ring)))).toEqual([fromLeast(box)])
    expect(joinRings([box.toReversed()])).toEqual([box.toReversed()])
    expect(
      joinRings([
        box,
        [
          [-180, 20],
          [-170, 20],
          [-170, 30],
          [-180, 30],
        ],
      ]),
    ).toHaveLength(2)
  })
})

describe('a line across 180°', () => {
  it('is cut on the meridian, and every point of it stays once', () => {
    fc.assert(
      fc.property(fc.array(nearMeridian, { minLength: 2, maxLength: 30 }), (path) => {
        const parts = cutLine(path)
        for (const [index, part] of parts.entries()) {
          expect(part.length).toBeGreaterThan(1)
          const end = part.at(-1)?.position
          const begin = parts[index + 1]?.[0]?.position
          if (end && begin) expect(isSeam(end, begin)).toBe(true)
          for (const [at, { position }] of part.entries())
            if (at > 0) expect(Math.abs(position[0] - (part[at - 1]?.position[0] ?? 0))).toBeLessThanOrEqual(180)
        }
        const own = parts.flat().filter(({ index }) => index !== null)
        expect(own.map(({ index }) => index)).toEqual(path.map((_, index) => index))
        expect(own.map(({ position }) => position)).toEqual(path)
      }),
    )
  })

  it('may turn on the meridian, begin there and go along it', () => {
    const positions = (path: readonly Position[]) => cutLine(path).map((part) => part.map(({ position }) => position))
    expect(
      positions([
        [179, 0],
        [180, 1],
        [-179, 2],
      ]),
    ).toEqual([
      [
        [179, 0],
        [180, 1],
      ],
      [
        [-180, 1],
        [-179, 2],
      ],
    ])
    expect(
      positions([
        [180, 1],
        [179, 2],
      ]),
    ).toEqual([
      [
        [180, 1],
        [179, 2],
      ],
    ])
    expect(
      positions([
        [-180, 1],
        [-180, 2],
        [-179, 3],
      ]),
    ).toEqual([
      [
        [-180, 1],
        [-180, 2],
        [-179, 3],
      ],
    ])
    expect(
      positions([
        [179, 0],
        [180, 1],
        [179, 2],
      ]),
    ).toEqual([
      [
        [179, 0],
        [180, 1],
        [179, 2],
      ],
    ])
  })
})
