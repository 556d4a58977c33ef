import type { Position } from '@mishiori/map-document'
import { afterAll, describe, expect, it } from 'vitest'
import { MOUNTAIN_FILES, openForeignWays, TOWN_FILES } from '../../../testing/foreign-ways.ts'
import { createLoopsService } from './loops.service.ts'
import { parseLoopsQuery } from './loops.wire.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, loops begin anywhere on their ways, also in dead ends.

const FILES = [...MOUNTAIN_FILES, ...TOWN_FILES]
/** Of all extracts together. 200 take a minute and a half. */
const STARTS = Number(process.env.MISHIORI_LOOP_STARTS ?? 40)
/** Of a hike; of one through the extract of a town, which is no larger. */
const [KILOMETERS, TOWN_KILOMETERS] = [8, 2]
const never = new AbortController().signal

interface Measured {
  /** The part by which the first one is longer or shorter than it should be; null without any. */
  readonly off: number | null
  readonly twice: number
}

describe.skipIf(FILES.length === 0)('hikes around', () => {
  const measured: Measured[] = []
  const opened: Awaited<ReturnType<typeof openForeignWays>>[] = []
  afterAll(() => Promise.all(opened.map((ways) => ways.close())))

  it.each(FILES)('are found in %s', { timeout: 600_000 }, async (file) => {
    const ways = await openForeignWays(file)
    opened.push(ways)
    const loops = createLoopsService({ engine: ways.engine })
    const kilometers = TOWN_FILES.includes(file) ? TOWN_KILOMETERS : KILOMETERS
    const find = async ([lng, lat]: Position): Promise<Measured> => {
      const query = { origin: `${lat},${lng}`, mode: 'walking', profile: 'hike', kilometers: `${kilometers}` } as const
      const found = await loops.find(parseLoopsQuery(query), never).catch(() => null)
      const [first] = found?.loops ?? []
      if (!first) return { off: null, twice: 1 }
      return { off: Math.abs(first.distanceKm / kilometers - 1), twice: first.repeatedKm / first.distanceKm }
    }
    const starts = await ways.placesOnWays(Math.ceil(STARTS / FILES.length))
    for (const start of starts) measured.push(await find(start))
    expect(ways.warnings).toEqual([])
  })

  it('are as long as they should be from nine of ten starts', () => {
    const good = measured.filter(({ off }) => off !== null && off <= 0.1)
    expect(good.length).toBeGreaterThanOrEqual(measured.length * 0.9)
  })

  it('lead along the same stretches for a tenth of their length at most, from half of them', () => {
    const twice = measured.map((one) => one.twice).toSorted((a, b) => a - b)
    expect(twice[Math.floor(twice.length / 2)]).toBeLessThanOrEqual(0.1)
  })
})
