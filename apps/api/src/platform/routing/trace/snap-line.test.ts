import { METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { snapLine } from './snap-line.ts'

const LNG = 137.8
/** North, a point each 15 m. */
const line = (count: number): readonly Position[] =>
  Array.from({ length: count }, (_, index): Position => [LNG, 35 + (15 * index) / METERS_PER_DEGREE])

/** An engine that knows the way between two points, not that to the next one, and so on. Ways are 9 m beside them. */
const everyOther = async ({ path, costing }: { readonly path: readonly Position[]; readonly costing: string }) =>
  costing === 'pedestrian'
    ? Array.from({ length: Math.floor(path.length / 3) }, (_, run) => {
        const [from, to] = [run * 3 + 1, run * 3 + 2]
        const points = [from, to].map((at) => ({ position: [LNG + 1e-4, path[at]?.[1] ?? 0] as const, at }))
        return { from, to, points, offMeters: [9, 9] }
      })
    : []

it('keeps each point between ways, in its place', async () => {
  const path = line(100)
  const answer = await snapLine({ path }, { ask: everyOther, region: null })
  const kept = answer?.points.filter(({ position: [lng] }) => lng === LNG) ?? []
  expect(kept.map(({ position }) => position)).toEqual(path)
  expect(kept.map(({ alongMeters }) => Math.round(alongMeters))).toEqual(path.map((_, index) => 15 * index))
  expect(answer?.points).toHaveLength(path.length + 2 * 33)
})

it('does not read the whole line for each gap between ways', async () => {
  const readsOf = async (count: number) => {
    let reads = 0
    const path = new Proxy(line(count), {
      get: (target, key, receiver) => {
        reads += 1
        return Reflect.get(target, key, receiver)
      },
    })
    const answer = await snapLine({ path }, { ask: everyOther, region: null })
    expect(answer?.stretches.length).toBeGreaterThan(count / 3)
    return reads
  }
  const [small, large] = [await readsOf(300), await readsOf(3_000)]
  expect(large / small).toBeLessThan(20)
})
