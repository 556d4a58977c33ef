import { type Position, pathLengthMeters } from '@mishiori/map-document'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../../demo/articles/invented-town.ts'
import { useTownEngine } from '../../../testing/use-town.ts'
import type { TurnsQuestion } from './line-turns.ts'

const never = new AbortController().signal

const town = useTownEngine()

async function turnsOf(path: readonly Position[], over: Partial<TurnsQuestion> = {}) {
  const how = { matching: 'edges', costings: ['pedestrian'], language: 'en-us', ...over } as const
  const answer = await town.engine.turns({ path, ...how }, never)
  if (!answer) throw new Error('the engine is away')
  return answer
}

const told = ({ turns }: Awaited<ReturnType<typeof turnsOf>>) =>
  turns.map(({ kind, text, atMeters }) => `${Math.round(atMeters / 10) * 10} ${kind} ${text}`)

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('the walk of the demo article', () => {
  it.each(['edges', 'map'] as const)('is told turn by turn, matched by %s', async (matching) => {
    const answer = await turnsOf(walk, { matching })
    expect(answer.lengthMeters).toBeCloseTo(pathLengthMeters(walk), 3)
    expect(answer.unknown).toEqual([])
    expect(answer.region?.version).toBe(town.engine.version)
    expect(told(answer)).toMatchInlineSnapshot(`
      [
        "0 start Walk north on 南北7番通り.",
        "130 right Turn right onto 東西14番通り.",
        "970 slightLeft Bear left onto 城跡公園遊歩道.",
        "1420 straight Continue on 城跡公園遊歩道.",
        "1500 left Turn left onto 南北17番通り.",
        "1620 right Turn right onto 東西18番通り.",
        "1730 left Turn left onto 南北18番通り.",
        "1840 end You have arrived at your destination.",
      ]
    `)
  })

  it('is told in Japanese, too', async () => {
    const { turns } = await turnsOf(walk, { language: 'ja' })
    expect(turns[1]).toMatchObject({ kind: 'right', text: '右方向です。その先東西14番通りです。' })
  })

  it.each(['edges', 'map'] as const)(
    'there and back is told both ways, and not around a block: %s',
    async (matching) => {
      const answer = await turnsOf([...walk, ...walk.toReversed().slice(1)], { matching })
      expect(told(answer)).toMatchInlineSnapshot(`
      [
        "0 start Walk north on 南北7番通り.",
        "130 right Turn right onto 東西14番通り.",
        "970 slightLeft Bear left onto 城跡公園遊歩道.",
        "1420 straight Continue on 城跡公園遊歩道.",
        "1500 left Turn left onto 南北17番通り.",
        "1620 right Turn right onto 東西18番通り.",
        "1730 left Turn left onto 南北18番通り.",
        "1840 start Walk south on 南北18番通り.",
        "1950 right Turn right onto 東西18番通り.",
        "2050 left Turn left onto 南北17番通り.",
        "2170 slightRight Bear right onto 城跡公園遊歩道.",
        "2260 stairs Take the stairs.",
        "2290 straight Continue on 城跡公園遊歩道.",
        "2700 slightRight Bear right onto 東西14番通り.",
        "3540 left Turn left onto 南北7番通り.",
        "3670 end You have arrived at your destination.",
      ]
    `)
      expect(answer.unknown).toEqual([])
    },
  )
})

describe('a line', () => {
  it('of a car has its turns, whatever is asked first', async () => {
    const found = await town.engine.route(
      { stops: [TOWN_PLACES.station, TOWN_PLACES.eastBank], costing: 'auto' },
      never,
    )
    const path = found.ok ? found.path : []
    const answer = await turnsOf(path, { costings: ['auto'] })
    expect(told(answer)).toMatchInlineSnapshot(`
      [
        "0 start Drive west on 東西13番通り.",
        "10 left Turn left onto 南北7番通り.",
        "750 left Turn left onto 東西7番通り.",
        "2230 left Turn left onto 南北19番通り.",
        "2960 end You have arrived at your destination.",
      ]
    `)
    expect(told(await turnsOf(path, { costings: ['pedestrian', 'auto'], matching: 'map' })).length).toBe(
      answer.turns.length,
    )
  })

  it('off the network has none', async () => {
    const { turns, unknown, lengthMeters } = await turnsOf([TOWN_PLACES.fields, [138.07, 36.32], [138.08, 36.33]], {
      matching: 'map',
    })
    expect(turns).toEqual([])
    expect(unknown).toEqual([{ fromMeters: 0, toMeters: lengthMeters }])
  })

  it('across the streets is not taken for one along them', async () => {
    const diagonal = [townPosition({ row: 2.3, column: 2 }), townPosition({ row: 9.1, column: 8 })]
    expect((await turnsOf(diagonal, { matching: 'map' })).turns).toEqual([])
  })

  it('that leaves the streets has turns up to there', async () => {
    const street = walk.slice(0, 9)
    const answer = await turnsOf([...street, [137.975, 36.2392], [138.0, 36.22], [138.06, 36.2]], { matching: 'map' })
    expect(told(answer)).toMatchInlineSnapshot(`
      [
        "0 start Walk north on 南北7番通り.",
        "130 right Turn right onto 東西14番通り.",
      ]
    `)
    expect(answer.unknown.at(-1)?.toMeters).toBeCloseTo(answer.lengthMeters, 0)
    expect(answer.unknown.at(-1)?.fromMeters).toBeLessThan(pathLengthMeters(street) * 1.1)
  })

  it('of many pieces has each turn once', async () => {
    const street = [townPosition({ row: 0, column: 4 }), townPosition({ row: 23, column: 4 })]
    const many = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? walk : walk.toReversed())).flat()
    const answer = await turnsOf(many)
    expect(answer.lengthMeters).toBeGreaterThan(20_000)
    const [there = [], back = []] = [told(await turnsOf(walk)), told(await turnsOf(walk.toReversed()))]
    const once = answer.turns.filter(({ kind }) => kind !== 'end').length
    expect(once).toBe(6 * (there.length - 1 + back.length - 1))
    expect(answer.unknown).toEqual([])
    expect((await turnsOf(street)).unknown).toEqual([])
    expect(town.warnings).toEqual([])
  })

  it('of one point, or of the same twice, has none', async () => {
    expect((await turnsOf([TOWN_PLACES.station])).turns).toEqual([])
    expect((await turnsOf([TOWN_PLACES.station, TOWN_PLACES.station])).turns).toEqual([])
  })
})
