import {
  destinationPoint,
  layerId,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STRIP_LIMIT, stripsAtScale } from './choose-scale.ts'
import { cutStrips, INNER_MARGIN_MM, linesToCut, OVERLAP_MM, type Strip } from './cut-strips.ts'
import { isOnPaper, paperOf, toWorld } from './frame.ts'
import type { StripWindow } from './longest-piece.ts'
import { type MeasuredPath, metersAt, partOf } from './measured-path.ts'

const WINDOW: StripWindow = {
  size: { widthMm: 132, heightMm: 112 },
  marginMm: 8,
  scaleDenominator: 25_000,
  heading: 'north',
}
const details = (id: string) => ({ id: mapObjectId(id), name: id, description: '', color: 'red' as const })
const aLine = (id: string, path: readonly Position[]): MapObject => ({ ...details(id), kind: 'line', path })
const aSpot = (id: string, position: Position): MapObject => ({
  ...details(id),
  kind: 'spot',
  position,
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const mapOf = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('layer'), name: '', objects }],
  mainLineId: objects.find((object) => 'path' in object)?.id ?? null,
})
const away = (from: Position, bearingDegrees: number, kilometers: number) =>
  destinationPoint(from, { bearingDegrees, distanceMeters: kilometers * 1000 })
function steps(from: Position, legs: readonly (readonly [bearing: number, kilometers: number])[]): Position[] {
  const path = [from]
  for (const [bearing, kilometers] of legs) path.push(away(path.at(-1) ?? from, bearing, kilometers))
  return path
}
const NIKKO: Position = [139.6, 36.75]
const straight = (kilometers: number, bearing = 60, from = NIKKO) => [from, away(from, bearing, kilometers)]

function cut(document: MapDocument, window = WINDOW): readonly Strip[] {
  const strips = cutStrips(document, window, 10_000)
  if (!strips) throw new Error('too many strips')
  return strips
}

/** Points of a stretch so close to each other that none in between could be missed. */
function sampled(path: MeasuredPath, from: number, to: number) {
  return partOf(path, from, to).flatMap((point, index, all) => {
    const next = all[index + 1] ?? point
    return [0, 0.25, 0.5, 0.75].map((share) => ({
      x: point.x + (next.x - point.x) * share,
      y: point.y + (next.y - point.y) * share,
    }))
  })
}

/** What holds for every cut, whatever the lines. */
function expectCovered(document: MapDocument, strips: readonly Strip[]): void {
  for (const { line, path } of linesToCut(document)) {
    const parts = strips.flatMap((strip) => strip.stretches.map((stretch) => ({ ...stretch, strip })))
    const own = parts.filter(({ lineId }) => lineId === line.id).toSorted((a, b) => a.to - b.to)
    expect(own[0]?.from).toBe(0)
    expect(own.at(-1)?.to).toBe(path.points.length - 1)
    for (const [index, { from, to, strip, next }] of own.entries()) {
      const following = own[index + 1]
      expect(next).toBe(following?.strip.number ?? null)
      if (following) expect(following.from).toBeLessThan(to)
      const place = paperOf(strip.frame)
      for (const point of sampled(path, from, to)) {
        expect(isOnPaper(place(point), strip.frame.size, INNER_MARGIN_MM - 1e-4)).toBe(true)
      }
    }
  }
}

const aWalk = fc
  .record({
    start: fc.tuple(fc.double({ min: -180, max: 179.9, noNaN: true }), fc.double({ min: -65, max: 65, noNaN: true })),
    legs: fc.array(
      fc.tuple(fc.double({ min: 0, max: 359, noNaN: true }), fc.double({ min: 0.01, max: 4, noNaN: true })),
      {
        minLength: 1,
        maxLength: 40,
      },
    ),
  })
  .map(({ start, legs }) => steps(start, legs))
const aWindow = fc.record({
  size: fc.record({ widthMm: fc.integer({ min: 80, max: 280 }), heightMm: fc.integer({ min: 70, max: 260 }) }),
  marginMm: fc.constantFrom(6, 8),
  scaleDenominator: fc.constantFrom(5_000, 25_000, 100_000),
  heading: fc.constantFrom('north' as const, 'way' as const),
})

describe('any lines', () => {
  it('lie wholly in the inner areas of maps that follow and overlap each other', () => {
    fc.assert(
      fc.property(fc.array(aWalk, { minLength: 1, maxLength: 3 }), aWindow, (paths, window) => {
        const document = mapOf(...paths.map((path, index) => aLine(`line-${index}`, path)))
        expectCovered(document, cut(document, window))
      }),
      { numRuns: 60 },
    )
  })

  it('take hardly more maps than their length asks for', () => {
    fc.assert(
      fc.property(aWalk, aWindow, (path, window) => {
        const inner = Math.min(window.size.widthMm, window.size.heightMm) - 2 * window.marginMm
        // Each map but the last holds at least its shorter side of way, less what it shares.
        const least = ((inner - OVERLAP_MM) / 1000) * window.scaleDenominator
        // Of maps that are there already, one is taken for six tenths of that.
        expect(cut(mapOf(aLine('line', path)), window).length).toBeLessThanOrEqual(
          Math.ceil(pathLengthMeters(path) / (least * 0.98)) + 1,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('take never more maps where these may turn than a straight way needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (bearing) => {
        const document = mapOf(aLine('line', straight(60, bearing)))
        const turned = cut(document, { ...WINDOW, heading: 'way' })
        expect(turned.length).toBeLessThanOrEqual(cut(document).length)
        // The longest side that fits at some of the directions tried.
        const diagonal = Math.hypot(116, 96) * 25
        expect(turned.length).toBeLessThanOrEqual(Math.ceil(60_000 / (diagonal * 0.97 - OVERLAP_MM * 25)) + 1)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a straight way', () => {
  it('is cut into as few maps as there can be', () => {
    const document = mapOf(aLine('east', straight(20, 90)))
    // 116 mm at 1:25,000 are 2.9 km, of which 250 m are shared.
    expect(cut(document)).toHaveLength(Math.ceil((20 - 0.25) / (2.9 - 0.25)))
  })

  it('goes up where maps turn with it, or to the right on wide ones', () => {
    const document = mapOf(aLine('line', straight(20, 215)))
    const endsOf = (strip: Strip | undefined) => {
      const { path } = linesToCut(document)[0] ?? fail()
      const [stretch] = strip?.stretches ?? []
      const place = paperOf(strip?.frame ?? fail())
      return partOf(path, stretch?.from ?? 0, stretch?.to ?? 0).map(place)
    }
    const [start, end] = endsOf(cut(document, { ...WINDOW, size: { widthMm: 100, heightMm: 160 }, heading: 'way' })[0])
    expect((end?.y ?? 0) - (start?.y ?? 0)).toBeLessThan(-100)
    const [left, right] = endsOf(cut(document, { ...WINDOW, size: { widthMm: 200, heightMm: 100 }, heading: 'way' })[0])
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(100)
  })

  it('has north at the top where that fits as well', () => {
    const strips = cut(mapOf(aLine('short', straight(1, 45))), { ...WINDOW, heading: 'way' })
    expect(strips.map(({ frame }) => frame.bearingDegrees)).toEqual([0])
  })
})

describe('ways that come by again', () => {
  const out = steps(
    NIKKO,
    Array.from({ length: 10 }, () => [90, 1] as const),
  )

  it('come back on the maps that they went out on', () => {
    const document = mapOf(aLine('there-and-back', [...out, ...out.toReversed().slice(1)]))
    const strips = cut(document)
    expect(strips).toHaveLength(cut(mapOf(aLine('there', out))).length)
    expect(strips[0]?.stretches).toHaveLength(2)
    expect(strips[0]?.stretches[0]).toMatchObject({ previous: null, next: 2 })
    expect(strips[0]?.stretches.at(-1)).toMatchObject({ previous: 2, next: null })
    expectCovered(document, strips)
  })

  it('lead a loop back to its first map', () => {
    const loop = steps(NIKKO, [
      [90, 4],
      [180, 4],
      [270, 4],
      [0, 4],
    ])
    const strips = cut(mapOf(aLine('loop', loop)))
    expect(strips.length).toBeLessThanOrEqual(7)
    expectCovered(mapOf(aLine('loop', loop)), strips)
  })

  it('share maps among lines', () => {
    const document = mapOf(aLine('main', straight(10, 90)), aLine('beside', straight(10, 90, away(NIKKO, 0, 0.3))))
    expect(cut(document)).toHaveLength(cut(mapOf(aLine('main', straight(10, 90)))).length)
  })
})

describe('what is no usual way', () => {
  it('crosses the date line in one piece', () => {
    const document = mapOf(
      aLine(
        'line',
        steps(
          [179.95, -16.8],
          [
            [90, 4],
            [90, 4],
            [90, 4],
          ],
        ),
      ),
    )
    const strips = cut(document)
    expect(strips).toHaveLength(
      cut(
        mapOf(
          aLine(
            'line',
            steps(
              [10, -16.8],
              [
                [90, 4],
                [90, 4],
                [90, 4],
              ],
            ),
          ),
        ),
      ).length,
    )
    expectCovered(document, strips)
  })

  it('is a spot beyond the maps of the line', () => {
    const document = mapOf(aLine('line', straight(2)), aSpot('inn', away(NIKKO, 180, 9)), aSpot('near', NIKKO))
    const strips = cut(document)
    expect(strips).toHaveLength(2)
    const last = strips.at(-1)
    expect(last?.stretches).toEqual([])
    expect(paperOf(last?.frame ?? fail())(toWorld(away(NIKKO, 180, 9))).x).toBeCloseTo(66)
  })

  it('is spots alone, together where they are near each other', () => {
    const far = away(NIKKO, 90, 30)
    const spots = [NIKKO, away(NIKKO, 90, 1), far, away(far, 0, 1)]
    expect(cut(mapOf(...spots.map((position, index) => aSpot(`spot-${index}`, position))))).toHaveLength(2)
  })

  it('is nothing at all, or shapes alone', () => {
    expect(cut(mapOf())).toEqual([])
    const circle: MapObject = { ...details('circle'), kind: 'circle', center: NIKKO, radiusMeters: 500 }
    expect(cut(mapOf(circle))).toHaveLength(1)
  })

  it('stands still', () => {
    const document = mapOf(aLine('line', [NIKKO, NIKKO, NIKKO]))
    expect(cut(document)).toHaveLength(1)
    expect(cut(document)[0]?.stretches).toMatchObject([{ fromMeters: 0, toMeters: 0 }])
  })
})

describe('the scale', () => {
  const { scaleDenominator: _, ...window } = WINDOW
  const chosen = (kilometers: number) =>
    stripsAtScale(mapOf(aLine('line', straight(kilometers))), window, { requested: 'fit' })

  it.each([
    [0.02, 2_500],
    [8, 25_000],
    [40, 50_000],
    [1_000, 500_000],
  ])('of %d km is chosen', (kilometers, denominator) => {
    expect(chosen(kilometers).scaleDenominator).toBe(denominator)
  })

  it('is coarser where the one that was asked for takes too many maps, and that is told', () => {
    const document = mapOf(aLine('line', straight(300)))
    const at = (denominator: number) => stripsAtScale(document, window, { requested: denominator })
    expect(at(25_000)).toMatchObject({ scaleDenominator: 100_000, isCoarser: true })
    expect(at(25_000).strips.length).toBeLessThanOrEqual(STRIP_LIMIT)
    expect(at(200_000)).toMatchObject({ scaleDenominator: 200_000, isCoarser: false })
  })

  it('takes no more maps than it is given, chosen or not', () => {
    const document = mapOf(aLine('line', straight(20, 90)))
    const { strips } = stripsAtScale(document, window, { requested: 10_000 })
    const given = (most: number, requested: 'fit' | number = 10_000) =>
      stripsAtScale(document, window, { requested, most })
    expect(given(strips.length)).toMatchObject({ scaleDenominator: 10_000, isCoarser: false })
    expect(given(strips.length - 1)).toMatchObject({ scaleDenominator: 25_000, isCoarser: true })
    expect(given(1, 'fit').strips).toHaveLength(1)
  })

  it('has room for a way around the world', () => {
    const around = Array.from(
      { length: 73 },
      (_, index): Position => [index * 5 >= 180 ? index * 5 - 360 : index * 5, 40],
    )
    const { strips } = stripsAtScale(mapOf(aLine('line', around)), window, { requested: 'fit' })
    expect(strips.length).toBeGreaterThan(0)
    expectCovered(mapOf(aLine('line', around)), strips)
  })

  it('holds at most as many maps as there may be', () => {
    const document = mapOf(aLine('line', straight(20, 90)))
    const count = cut(document).length
    expect(cutStrips(document, WINDOW, count)).toHaveLength(count)
    expect(cutStrips(document, WINDOW, count - 1)).toBeNull()
  })
})

it('measures where stretches begin and end', () => {
  const document = mapOf(aLine('line', straight(10)))
  const { path } = linesToCut(document)[0] ?? fail()
  const [first] = cut(document)[0]?.stretches ?? []
  expect(first?.toMeters).toBeCloseTo(metersAt(path, first?.to ?? 0))
})

function fail(): never {
  throw new Error('no such strip')
}
