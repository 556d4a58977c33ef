import { join } from 'node:path'
import type { Position } from '@mishiori/map-document'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findExtraFiles } from '../../../../../tooling/extra-data/extra-files.ts'
import { createRandom } from '../../testing/create-random.ts'
import { type ScannedPlace, scanExtract } from '../../testing/scan-extract.ts'
import { buildStreetsOf, TOWN_PATH } from '../../testing/town-streets.ts'
import { findAlong } from './find-along.ts'
import { openWayside, type WaysideIndex } from './open-wayside.ts'
import { rowOf } from './wayside-layout.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, what lies along lines through each is compared.
const { folder: extracts, names: files } = findExtraFiles('osm', /\.osm\.pbf$/)

const LINES = 60
const EARTH_METERS = 6_371_008.8
/** What two ways to measure may differ by, and what is too near to the limit to say. Metres. */
const INEXACT = 0.5

async function openIndex(path: string): Promise<WaysideIndex> {
  const streets = await buildStreetsOf(path)
  const index = await openWayside(streets.folder)
  if (!index) throw new Error('There is no index.')
  onTestFinished(async () => {
    await index.close()
    await streets.delete()
  })
  return index
}

interface Named {
  readonly id: string
  readonly kind: string
  readonly meters: number
  readonly detourMeters: number
}

async function answered(
  index: WaysideIndex,
  path: readonly Position[],
  withinMeters: number,
): Promise<readonly Named[]> {
  const { places } = await findAlong(index, { path, withinMeters })
  const facts = await index.facts(places.map(({ place }) => place))
  return places.map(({ meters, detourMeters }, at) => ({
    id: facts[at]?.id ?? '',
    kind: facts[at]?.kind ?? '',
    meters,
    detourMeters,
  }))
}

type Vector = readonly [number, number, number]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** In space, where no map has bent anything. */
function inSpace([lng, lat]: readonly [number, number]): Vector {
  const [turn, rise] = [(lng * Math.PI) / 180, (lat * Math.PI) / 180]
  return [
    EARTH_METERS * Math.cos(rise) * Math.cos(turn),
    EARTH_METERS * Math.cos(rise) * Math.sin(turn),
    EARTH_METERS * Math.sin(rise),
  ]
}

/** Each place with each segment, one after the other. */
function scanned(places: readonly ScannedPlace[], path: readonly Position[], within: number): readonly Named[] {
  const corners = path.map(inSpace)
  const found: Named[] = []
  for (const { id, kind, lng, lat } of places) {
    const at = inSpace([lng, lat])
    let along = 0
    let best: Named | null = null
    for (let segment = 0; segment + 1 < corners.length; segment++) {
      const [from = at, to = at] = [corners[segment], corners[segment + 1]]
      const way = minus(to, from)
      const length = Math.sqrt(dot(way, way))
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(at, from), way) / length ** 2))
      const off = minus(at, [from[0] + way[0] * share, from[1] + way[1] * share, from[2] + way[2] * share])
      const detourMeters = Math.sqrt(dot(off, off))
      const startsNear = Math.sqrt(dot(minus(at, from), minus(at, from))) <= within
      if (best && !startsNear) {
        found.push(best)
        best = null
      }
      if (detourMeters <= within && (!best || detourMeters < best.detourMeters)) {
        best = { id, kind, meters: along + length * share, detourMeters }
      }
      along += length
    }
    if (best) found.push(best)
  }
  return found.sort((a, b) => a.meters - b.meters)
}

/** Where ways do not join: as straight as maps draw it, so that all mean the same by it. */
function between([fromLng, fromLat]: Position, [lng, lat]: Position): readonly Position[] {
  const steps = Math.ceil(Math.max(Math.abs(lng - fromLng), Math.abs(lat - fromLat)) / 0.005)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, at): Position => {
    const share = (at + 1) / steps
    return [fromLng + (lng - fromLng) * share, fromLat + (lat - fromLat) * share]
  })
}

/** A walk over some neighbouring ways, every third there and back. */
function aWalk(paths: readonly (readonly Position[])[], random: () => number): readonly Position[] {
  const start = Math.floor(random() * paths.length)
  const walk = paths.slice(start, start + 1 + Math.floor(random() * 12)).flat()
  const short = walk.slice(0, 400).flatMap((position, at) => [...between(walk[at - 1] ?? position, position), position])
  return random() < 1 / 3 ? [...short, ...short.toReversed()] : short
}

async function compare(path: string): Promise<number> {
  const index = await openIndex(path)
  const { places, paths } = await scanExtract(path)
  expect(index.count).toBe(places.length)
  const random = createRandom(11)
  let compared = 0
  for (let line = 0; line < LINES; line++) {
    const walk = aWalk(paths, random)
    const within = [50, 300, 1_000][line % 3] ?? 300
    const isClear = ({ detourMeters }: Named) => Math.abs(detourMeters - within) > INEXACT
    const [ours, plain] = [
      (await answered(index, walk, within)).filter(isClear),
      scanned(places, walk, within).filter(isClear),
    ]
    expect(ours.map(({ id, kind }) => `${id} ${kind}`).sort()).toEqual(
      plain.map(({ id, kind }) => `${id} ${kind}`).sort(),
    )
    const byKey = (named: readonly Named[]) =>
      [...named].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)) || a.meters - b.meters)
    const expected = byKey(plain)
    for (const [at, place] of byKey(ours).entries()) {
      const other = expected[at]
      expect(Math.abs(place.detourMeters - (other?.detourMeters ?? Number.NaN))).toBeLessThan(INEXACT)
      compared++
    }
    expect(ours.map(({ meters }) => meters)).toEqual(ours.map(({ meters }) => meters).sort((a, b) => a - b))
  }
  return compared
}

describe('what lies along a line', () => {
  it('is what a plain scan of the demo town finds', async () => {
    expect(await compare(TOWN_PATH)).toBeGreaterThan(100)
  })

  it.skipIf(files.length === 0).each(files)('is what a plain scan of %s finds', { timeout: 120_000 }, async (file) => {
    expect(await compare(join(extracts, file))).toBeGreaterThan(100)
  })
})

const TURNING_BACK: readonly Position[] = [
  [137.95, 36.2411],
  [137.9672, 36.2411],
  [137.95, 36.2411],
]

describe('a limit', () => {
  it('leaves out what comes later along the line, and nothing else', async () => {
    const index = await openIndex(TOWN_PATH)
    const { paths } = await scanExtract(TOWN_PATH)
    const random = createRandom(3)
    for (let line = 0; line < LINES; line++) {
      const path = Array.from({ length: 4 }, () => aWalk(paths, random)).flat()
      const all = await findAlong(index, { path, withinMeters: 300 })
      const limit = Math.max(1, Math.floor(all.places.length / 3))
      const some = await findAlong(index, { path, withinMeters: 300, limit })
      expect(some.places).toEqual(all.places.slice(0, limit))
      expect([all.hasMore, some.hasMore]).toEqual([false, all.places.length > limit])
    }
  })
})

describe('a line that comes by again and again', () => {
  const STATION: Position = [137.9672, 36.2411]

  it('is listed as far as the limit goes, in its order', async () => {
    const index = await openIndex(TOWN_PATH)
    const path = Array.from({ length: 400 }, (_, at): Position => [STATION[0] + (at % 2) * 0.01, STATION[1]])
    const all = await findAlong(index, { path, withinMeters: 300 })
    expect(all.places.length).toBeGreaterThan(1_000)
    for (const limit of [1, 7, 50]) {
      const some = await findAlong(index, { path, withinMeters: 300, limit })
      expect(some.places).toEqual(all.places.slice(0, limit))
      expect(some.hasMore).toBe(true)
    }
  })

  it('does not fill the memory with how often it comes by', async () => {
    const count = 400
    const index: WaysideIndex = {
      count,
      covers: () => true,
      range: ({ row }) => (row === rowOf(STATION[1]) ? [0, count] : [0, 0]),
      lng: (place) => STATION[0] + place / 1e7,
      lat: () => STATION[1],
      kind: () => 'shop',
      facts: async () => [],
      close: async () => {},
    }
    const path = Array.from({ length: 10_000 }, (_, at): Position => [STATION[0] + (at % 2) * 0.002, STATION[1]])
    const before = process.memoryUsage().heapUsed
    const { places, hasMore } = await findAlong(index, { path, withinMeters: 50, limit: 500 })
    expect([places.length, hasMore]).toEqual([500, true])
    // 400 places that are passed 5,000 times each would be some 120 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  })
})

describe('a place', () => {
  it('that a line passes there and back is listed both times, where the line is nearest to it', async () => {
    const index = await openIndex(TOWN_PATH)
    const shops = (await answered(index, TURNING_BACK, 50)).filter(({ kind }) => kind === 'shop')
    expect(shops.map(({ id }) => id)).toEqual([shops[0]?.id, shops[0]?.id])
    const [there, back] = shops.map(({ meters }) => Math.round(meters))
    expect(there).toBeLessThan(back ?? 0)
    expect((there ?? 0) + (back ?? 0)).toBe(
      Math.round((await findAlong(index, { path: TURNING_BACK, withinMeters: 50 })).lengthMeters),
    )
  })

  it('within reach all the time is listed once', async () => {
    const index = await openIndex(TOWN_PATH)
    const shops = (await answered(index, TURNING_BACK.slice(1), 1_000)).filter(({ kind }) => kind === 'shop')
    expect(shops).toHaveLength(1)
  })

  it('is found across 180°, as near as it is', async () => {
    const at = (lng: number): WaysideIndex => ({
      count: 1,
      covers: () => true,
      range: ({ row, west, east }) => (row === rowOf(0) && west <= lng && lng <= east ? [0, 1] : [0, 0]),
      lng: () => lng,
      lat: () => 0,
      kind: () => 'hut',
      facts: async () => [],
      close: async () => {},
    })
    for (const [lng, ...lngs] of [
      [-179.9999, 179.99, -179.99],
      [179.9999, -179.99, 179.99],
      [-179.9999, 179.99, 179.9995],
    ]) {
      const path = lngs.map((east): Position => [east, 0.0005])
      const { places } = await findAlong(at(lng ?? 0), { path, withinMeters: 100 })
      expect(places).toHaveLength(1)
      expect(places[0]?.detourMeters).toBeLessThan(87)
    }
  })
})

describe('a line', () => {
  it('tells the station that it begins at, and the stop where there is no station', async () => {
    const index = await openIndex(TOWN_PATH)
    const { start, end } = await findAlong(index, {
      path: [
        [137.9617, 36.24001],
        [137.97691, 36.24651],
      ],
      withinMeters: 50,
    })
    const [station, stop] = await index.facts([start?.place ?? -1, end?.place ?? -1])
    expect([station?.name?.ja, stop?.name?.ja]).toEqual(['しおり駅', '北の橋'])
    expect(start?.detourMeters).toBeLessThan(100)
    const far = await findAlong(index, { path: [[138.06, 36.31]], withinMeters: 1_000 })
    expect([far.start, far.end]).toEqual([null, null])
  })

  it('tells how much of it is where nothing is known', async () => {
    const index = await openIndex(TOWN_PATH)
    const inside = await findAlong(index, { path: TURNING_BACK, withinMeters: 50 })
    expect(inside.unknownMeters).toBe(0)
    const outside = await findAlong(index, {
      path: [
        [139, 36],
        [139.1, 36],
      ],
      withinMeters: 50,
    })
    expect(outside.unknownMeters).toBeCloseTo(outside.lengthMeters, 3)
    const half = await findAlong(index, {
      path: [
        [137.97, 36.24],
        [138.97, 36.24],
      ],
      withinMeters: 50,
    })
    expect(half.unknownMeters).toBeGreaterThan(0.9 * half.lengthMeters)
    expect(half.unknownMeters).toBeLessThan(half.lengthMeters)
  })
})
