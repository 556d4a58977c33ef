import { METERS_PER_DEGREE, nearestPointOnPath, type Position, pathLengthMeters } from '@mishiori/map-document'
import { buildTown, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../../demo/articles/invented-town.ts'
import { useTownEngine } from '../../../testing/use-town.ts'
import type { Costing } from '../costing.ts'

const town = useTownEngine()

async function way(stops: readonly Position[], costing: Costing): Promise<readonly Position[]> {
  const answer = await town.engine.route({ stops, costing }, new AbortController().signal)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.path
}

/** Where the way of this name has its corners. */
function cornersOf(name: string): readonly Position[] {
  const { nodes, ways } = buildTown()
  const refs = ways.find(({ tags }) => tags['name:en'] === name)?.refs ?? []
  return refs.flatMap((ref) => nodes.filter(({ id }) => id === ref).map(({ lng, lat }): Position => [lng, lat]))
}

describe('the stairs of the town', () => {
  const stairs = cornersOf('Stone Steps')
  const flight = pathLengthMeters(stairs)

  it('are climbed on foot, and gone around by car', async () => {
    expect(pathLengthMeters(await way(stairs, 'pedestrian'))).toBeLessThan(flight * 1.05)
    expect(pathLengthMeters(await way(stairs, 'auto'))).toBeGreaterThan(flight * 1.3)
  })
})

describe('areas that ways keep out of', () => {
  const stops = [townPosition({ row: 12, column: 6 }), townPosition({ row: 12, column: 10 })]
  /** A box beside the town, with an edge of so many kilometres. */
  const box = (kilometers: number): readonly Position[] => {
    const [lng, lat] = townPosition({ row: -400, column: 0 })
    const south = lat - ((kilometers - 1) / 2) * (1_000 / METERS_PER_DEGREE)
    const east = lng + 500 / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180))
    return [
      [lng, south],
      [east, south],
      [east, lat],
      [lng, lat],
    ]
  }
  const ask = (noGo: readonly (readonly Position[])[]) =>
    town.engine.route({ stops, costing: 'pedestrian', noGo }, new AbortController().signal)

  it('may have edges as long as the product allows, and are refused by their own problem far beyond', async () => {
    expect(await ask([box(100), box(99)])).toMatchObject({ ok: true })
    expect(await ask([box(120), box(100)])).toEqual({ ok: false, problem: 'tooMuchNoGo' })
  })
})

describe('the motorway of the town', () => {
  const entry = townPosition({ row: 6, column: 24 })
  const exit = townPosition({ row: 18, column: 24 })
  /** East of the last street there is only the motorway. */
  const [eastOfTown] = townPosition({ row: 12, column: 25 })
  const isOnMotorway = (path: readonly Position[]) => path.some(([lng]) => lng > eastOfTown)

  it('is taken by car and never on foot', async () => {
    expect(isOnMotorway(await way([entry, exit], 'auto'))).toBe(true)
    expect(isOnMotorway(await way([entry, exit], 'pedestrian'))).toBe(false)
    expect(isOnMotorway(await way([exit, entry], 'pedestrian'))).toBe(false)
  })
})

it('finds the walk that the demo article tells of', async () => {
  const objects = inventedTown.map.layers.flatMap((layer) => layer.objects)
  const walk = objects.find((object) => object.kind === 'navigationLine')
  const [start, end] = [walk?.path[0], walk?.path.at(-1)]
  if (!walk || !start || !end) throw new Error('the article has no walk')
  const found = await way([start, ...walk.waypoints, end], 'pedestrian')
  const strays = (path: readonly Position[], from: readonly Position[]) =>
    path.map((position) => nearestPointOnPath(from, position)?.distanceMeters ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...strays(walk.path, found))).toBeLessThan(2)
  expect(Math.max(...strays(found, walk.path))).toBeLessThan(2)
})
