import { mapObjectId, type Position } from '@mishiori/map-document'
import { aDocument, aLine, aSpot } from '@mishiori/map-editor/testing'
import { describe, expect, it } from 'vitest'
import { type BookletChoices, defaultChoices } from '../choices.ts'
import { cornersOf, isOnPaper, paperOf } from '../strips/frame.ts'
import { planBooklet } from './plan-booklet.ts'
import { mostRows } from './sheet-layout.ts'

const CHOICES: BookletChoices = defaultChoices(['ja-JP'], 'ja')
const START: Position = [137.79, 35.96]
const east = (kilometers: number, north = 0): Position => [START[0] + kilometers / 90.1, START[1] + north / 111]
const spotAt = (id: string, position: Position) => aSpot({ id: mapObjectId(id), name: id, position })
const WAY = aLine({ path: [START, east(10)] })

describe('a plan', () => {
  it('numbers spots as they are come to, and those beside the way after them', () => {
    const plan = planBooklet(
      aDocument([spotAt('beside', east(2, 3)), spotAt('late', east(8)), spotAt('early', east(1)), WAY]),
      CHOICES,
      true,
    )
    expect(plan.spots.map(({ number, spot }) => `${number} ${spot.id}`)).toEqual(['1 early', '2 late', '3 beside'])
    expect(plan.spots[2]?.alongMeters).toBeNull()
  })

  it('marks the way at round distances, each on the maps that show it', () => {
    const { strips } = planBooklet(aDocument([WAY]), { ...CHOICES, scale: 25_000 }, true)
    const marks = new Set(strips.flatMap((strip) => strip.marks.map(({ meters }) => meters)))
    expect([...marks].toSorted((a, b) => a - b).slice(0, 4)).toEqual([500, 1000, 1500, 2000])
    expect(marks.size).toBe(19)
  })

  it('gives maps the room that no table and no profile needs', () => {
    const heightOf = (spots: number, over: Partial<BookletChoices> = {}) => {
      const objects = Array.from({ length: spots }, (_, index) => spotAt(`spot ${index}`, east(index / 10)))
      return planBooklet(aDocument([WAY, ...objects]), { ...CHOICES, ...over }, true).layout.map.heightMm
    }
    expect(heightOf(0)).toBeGreaterThan(heightOf(1))
    expect(heightOf(1)).toBeGreaterThan(heightOf(5))
    expect(heightOf(10)).toBe(heightOf(30))
    expect(heightOf(0, { hasProfile: false })).toBeGreaterThan(heightOf(0))
  })

  it('gives every table the rows that its map needs, as many as a sheet has room for', () => {
    for (const paper of ['a5', 'a4', 'letter'] as const) {
      for (const count of [1, 3, 5, 8, 12, 20]) {
        const objects = Array.from({ length: count }, (_, index) => spotAt(`spot ${index}`, east(index / 2)))
        const choices = { ...CHOICES, paper }
        const { layout, strips } = planBooklet(aDocument([WAY, ...objects]), choices, true)
        const most = Math.max(...strips.map(({ spots }) => spots.length))
        expect([paper, count, layout.rows]).toEqual([paper, count, Math.min(most, mostRows(choices))])
      }
    }
  })

  it('gives a map without a line the rows of the profile that it does not have', () => {
    const far = Array.from({ length: 12 }, (_, index) => spotAt(`spot ${index}`, east(60 + index / 50)))
    const { layout, strips } = planBooklet(aDocument([WAY, ...far]), CHOICES, true)
    expect(strips.some(({ line, spots }) => line === null && spots.length === 12)).toBe(true)
    expect(layout.rowsWithoutProfile).toBe(layout.rows + 5)
  })

  it('shows the frames of all maps on its cover, also across the date line', () => {
    const { overview, strips } = planBooklet(
      aDocument([
        aLine({
          path: [
            [179.9, -17],
            [-179.8, -16.9],
          ],
        }),
      ]),
      CHOICES,
      true,
    )
    const place = overview && paperOf(overview)
    for (const corner of strips.flatMap(({ frame }) => cornersOf(frame))) {
      expect(place && isOnPaper(place(corner), overview.size, 1)).toBe(true)
    }
  })

  it('has no maps of an empty map', () => {
    expect(planBooklet(aDocument([]), CHOICES, true)).toMatchObject({ strips: [], overview: null })
  })
})
