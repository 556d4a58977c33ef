import {
  cumulativeDistancesMeters,
  densifyPath,
  destinationPoint,
  haversineDistanceMeters,
  nearestPointOnPath,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTownEngine } from '../../../testing/use-town.ts'

const never = new AbortController().signal

const town = useTownEngine()

async function snap(path: readonly Position[]) {
  const answer = await town.engine.snap({ path }, never)
  if (!answer) throw new Error('the engine is away')
  return answer
}
type Snapped = Awaited<ReturnType<typeof snap>>

const proposal = ({ points }: Snapped) => points.map(({ position }) => position)

async function wayBetween(from: Position, to: Position): Promise<readonly Position[]> {
  const found = await town.engine.route({ stops: [from, to], costing: 'pedestrian' }, never)
  return found.ok ? found.path : []
}

/** As a receiver has it: a point each few metres, which errs by so much. */
const recorded = (path: readonly Position[], errMeters: number, seed: number): readonly Position[] =>
  densifyPath(path, Math.ceil(pathLengthMeters(path) / 8) + path.length).map((position, index) =>
    destinationPoint(position, {
      bearingDegrees: (index * 137.5 + seed * 40) % 360,
      distanceMeters: (errMeters * ((index * 7 + seed) % 10)) / 10,
    }),
  )

/** How far the points of one are from the other at most. */
const farthest = (one: readonly Position[], other: readonly Position[]) =>
  Math.max(
    ...one.map((position) => nearestPointOnPath(other, position, 1_000)?.distanceMeters ?? Number.POSITIVE_INFINITY),
  )

const corner = fc.record({ row: fc.integer({ min: 1, max: 12 }), column: fc.integer({ min: 1, max: 12 }) })
const walks = fc
  .record({ from: corner, to: corner, err: fc.integer({ min: 0, max: 8 }), seed: fc.nat(9) })
  .filter(({ from, to }) => Math.abs(from.row - to.row) + Math.abs(from.column - to.column) > 3)
const RUNS = { numRuns: 40, seed: 11 }

describe('a recorded walk', () => {
  it('comes back onto the ways that were gone', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ from, to, err, seed }) => {
        const way = await wayBetween(townPosition(from), townPosition(to))
        const answer = await snap(recorded(way, err, seed))
        const followed = densifyPath(proposal(answer), 500)
        const near = followed.filter((position) => nearestPointOnPath(way, position, 3) !== null)
        expect(near.length / followed.length).toBeGreaterThan(0.95)
      }),
      RUNS,
    )
  })

  it('is told in stretches that are as long as it is, before and after', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ from, to, err, seed }) => {
        const path = recorded(await wayBetween(townPosition(from), townPosition(to)), err * 2, seed)
        const { lengthMeters, proposedMeters, points, stretches } = await snap(path)
        expect(lengthMeters).toBeCloseTo(pathLengthMeters(path), 3)
        expect(proposedMeters).toBeCloseTo(pathLengthMeters(points.map(({ position }) => position)), 3)
        const last = stretches.at(-1)
        expect([last?.toMeters, last?.toProposedMeters]).toEqual([lengthMeters, proposedMeters])
        for (const key of ['toMeters', 'toProposedMeters'] as const) {
          const ends = stretches.map((stretch) => stretch[key])
          expect(ends.toSorted((a, b) => a - b)).toEqual(ends)
        }
        const along = points.map(({ alongMeters }) => alongMeters)
        expect(along.toSorted((a, b) => a - b)).toEqual(along)
        expect([along[0], along.at(-1)]).toEqual([0, lengthMeters])
        for (const { kind, movedMeters } of stretches) {
          expect(kind === 'kept' ? movedMeters === 0 : kind === 'same' ? movedMeters < 5 : movedMeters >= 5).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('stays where it is when it is put on its ways again', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ from, to, err, seed }) => {
        const once = proposal(await snap(recorded(await wayBetween(townPosition(from), townPosition(to)), err, seed)))
        const twice = proposal(await snap(once))
        expect(farthest(densifyPath(twice, 400), once)).toBeLessThan(10)
        expect(farthest(densifyPath(once, 400), twice)).toBeLessThan(10)
      }),
      RUNS,
    )
  })
})

describe('what follows no way', () => {
  const bearings = fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 2, maxLength: 30 })

  it('comes back unchanged, to the last point', async () => {
    await fc.assert(
      fc.asyncProperty(bearings, fc.integer({ min: 5, max: 300 }), async (turns, stepMeters) => {
        const path: Position[] = [TOWN_PLACES.fields]
        for (const bearingDegrees of turns) {
          path.push(destinationPoint(path.at(-1) ?? TOWN_PLACES.fields, { bearingDegrees, distanceMeters: stepMeters }))
        }
        const answer = await snap(path)
        const isOff = answer.stretches.every(({ kind }) => kind === 'kept')
        fc.pre(isOff) // a long one comes to a road
        expect(proposal(answer)).toEqual(path)
        expect(answer.points.map(({ alongMeters }) => alongMeters)).toEqual(cumulativeDistancesMeters(path))
        expect(answer.stretches).toEqual([
          { kind: 'kept', toMeters: answer.lengthMeters, toProposedMeters: answer.proposedMeters, movedMeters: 0 },
        ])
      }),
      RUNS,
    )
  })

  it('keeps its points between streets that are followed', async () => {
    const street = [townPosition({ row: 3, column: 2 }), townPosition({ row: 3, column: 6 })]
    const across = [townPosition({ row: 4.4, column: 7.3 }), townPosition({ row: 5.6, column: 8.4 })]
    const on = [townPosition({ row: 6, column: 9 }), townPosition({ row: 6, column: 12 })]
    const path = densifyPath([...street, ...across, ...on], 200)
    const answer = await snap(path)
    const along = cumulativeDistancesMeters(path)
    const kept = answer.stretches.findIndex(({ kind }) => kind === 'kept')
    const [from = 0, to = 0] = [answer.stretches[kept - 1]?.toMeters, answer.stretches[kept]?.toMeters]
    const inside = path.filter((_, index) => (along[index] ?? 0) > from && (along[index] ?? 0) < to)
    expect(inside.length).toBeGreaterThan(10)
    expect(proposal(answer)).toEqual(expect.arrayContaining([...inside]))
    expect(answer.stretches.map(({ kind }) => kind)).toContain('same')
  })
})

it('a receiver that lies still for minutes does not spoil the street around it', async () => {
  const street = [townPosition({ row: 3, column: 2 }), townPosition({ row: 3, column: 10 })] as const
  const gone = densifyPath(street, 80)
  const rest = gone[40] ?? street[0]
  const still = Array.from({ length: 300 }, (_, index) =>
    destinationPoint(rest, { bearingDegrees: (index * 137) % 360, distanceMeters: index % 6 }),
  )
  const answer = await snap([...gone.slice(0, 40), ...still, ...gone.slice(40)])
  expect(answer.stretches.every(({ kind }) => kind !== 'kept')).toBe(true)
  expect(pathLengthMeters(proposal(answer))).toBeLessThan(pathLengthMeters(street) * 1.02)
})

it('a long line is put together from pieces without a seam', async () => {
  const street = [townPosition({ row: 3, column: 1 }), townPosition({ row: 3, column: 18 })] as const
  const there = densifyPath(street, 120)
  const path = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? there : there.toReversed())).flat()
  const answer = await snap(path)
  expect(Math.abs(answer.proposedMeters - answer.lengthMeters)).toBeLessThan(answer.lengthMeters * 0.02)
  const jumps = proposal(answer).flatMap((position, index, all) => {
    const before = all[index - 1]
    return before && haversineDistanceMeters(before, position) > 250 ? [index] : []
  })
  expect(jumps).toEqual([])
})
