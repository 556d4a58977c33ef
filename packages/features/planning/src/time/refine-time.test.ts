import { type AnyLine, encodePolyline, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'
import { aLineOf, aReadingView } from '@repo/articles/testing/sample-reading'
import { describe, expect, it } from 'vitest'
import { aGround } from '../testing/sample-ground.ts'
import { lookUpHeights } from './look-up-heights.ts'
import { refineTime } from './refine-time.ts'

/** Five kilometres due north that are drawn by their ends. */
const PATH: readonly Position[] = [
  [137.8, 35.95],
  [137.8, 35.95 + 5000 / METERS_PER_DEGREE],
]
const layer = {
  id: 'day',
  name: 'Day',
  objects: [
    {
      tmpId: 'way',
      objectType: 'LINE',
      name: 'Way',
      text: '',
      color: '#DB0730',
      isMain: true,
      path: encodePolyline(PATH),
    },
  ],
}
const article = {
  view: { ...aReadingView({ figures: aLineOf({ durationMs: null }) }), heldLayers: [layer] },
  token: null,
  format: { locale: 'en-us', units: 'metric' },
} as const
const { signal } = new AbortController()
const metersNorth = ([, lat]: Position) => (lat - 35.95) * METERS_PER_DEGREE

/** A model of a slope of 10 %, which notes what it is asked for. */
function aSlope() {
  const asked: (readonly Position[])[] = []
  const fetchElevations: NonNullable<ElevationServices['fetchElevations']> = async (positions) => {
    asked.push(positions)
    return { ok: true, elevationsMeters: positions.map((at) => 900 + metersNorth(at) * 0.1), source: 'model' }
  }
  return { asked, fetchElevations }
}

const unknownGround = async () => 'failed' as const
const groundOf = (stretches: ReturnType<typeof aGround>['stretches']) => async () => aGround({ stretches })
const stretch = { surface: null, kind: 'path', hikingGrade: null } as const

describe('the estimate that a browser refines', () => {
  it('has the elevations that are looked up for a drawn line', async () => {
    const { asked, fetchElevations } = aSlope()
    const time = await refineTime(article, { fetchElevations, signal, ground: unknownGround })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.length).toBeGreaterThan(400)
    expect(time).toMatchObject({ model: 'hikeJapan', climbs: 'counted' })
    expect(time?.isByGround).toBeUndefined()
    expect(time?.minutes).toBeCloseTo(5 * 27.01, 0) // 151 × 0.01 + 65 × 0.1 + 19
  })

  it('has the pace of what is under the feet, stretched to the length of the line', async () => {
    // Measured on a line half as long: 3 km are paved, 2 km are not.
    const ground = groundOf([
      { ...stretch, toMeters: 1500, surface: 'paved' },
      { ...stretch, toMeters: 2500, surface: 'ground' },
    ])
    const time = await refineTime(article, { fetchElevations: undefined, signal, ground })
    expect(time).toMatchObject({ model: 'townWalk', climbs: 'unknown', isByGround: true })
    expect(time?.minutes).toBeCloseTo(3 * 12.5 + 2 * 19, 0)
  })

  it('stays as it is where nothing can be looked up, and nothing is under the feet that tells', async () => {
    const fetchElevations = async () => ({ ok: false }) as const
    expect(await refineTime(article, { fetchElevations, signal, ground: unknownGround })).toBeNull()
    const ground = groundOf([
      { ...stretch, toMeters: 10, surface: 'stones' },
      { ...stretch, toMeters: 20 },
    ])
    expect(await refineTime(article, { fetchElevations: undefined, signal, ground })).toBeNull()
  })
})

describe('heights that a line lacks in part', () => {
  const north = (meters: number): Position => [137.8, 35.95 + meters / METERS_PER_DEGREE]
  const line = {
    path: [0, 1000, 2000, 3000, 4000, 5000].map(north),
    elevationsMeters: [null, null, 1130, 1230, 1340, null],
  } as unknown as AnyLine

  it('are asked for there alone, and meet those that the line has', async () => {
    const { asked, fetchElevations } = aSlope()
    const found = await lookUpHeights(line, fetchElevations, signal)
    const places = asked[0]?.map(metersNorth) ?? []
    expect(places.filter((meters) => meters > 2001 && meters < 3999)).toEqual([])
    expect(places.filter((meters) => meters < 2001).length).toBeGreaterThan(100)
    const at = (meters: number) => {
      const index = found?.path.findIndex((position) => Math.abs(metersNorth(position) - meters) < 1) ?? -1
      return Math.round(found?.elevationsMeters[index] ?? Number.NaN)
    }
    // The receiver was 30 m above the model where it began, and 40 m where it ended.
    expect([0, 1000, 2000, 3000, 4000, 5000].map(at)).toEqual([930, 1030, 1130, 1230, 1340, 1440])
  })

  it('cannot be had without a model', async () => {
    expect(await lookUpHeights(line, async () => ({ ok: false }), signal)).toBeNull()
  })
})
