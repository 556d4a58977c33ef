import { encodePolyline, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { aLineOf, aReadingView } from '@repo/articles/testing/sample-reading'
import { expect, it } from 'vitest'
import { countClimbs } from './count-climbs.ts'

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

it('estimates a drawn line with the elevations that are looked up', async () => {
  const asked: number[] = []
  const time = await countClimbs(
    article,
    async (positions) => {
      asked.push(positions.length)
      const elevationsMeters = positions.map(([, lat]) => 900 + (lat - 35.95) * METERS_PER_DEGREE * 0.1)
      return { ok: true, elevationsMeters, source: 'model' }
    },
    signal,
  )
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThan(400)
  expect(time).toMatchObject({ model: 'hikeJapan', climbs: 'counted' })
  expect(time?.minutes).toBeCloseTo(5 * 27.01, 0) // 151 × 0.01 + 65 × 0.1 + 19
})

it('leaves the estimate as it is where nothing can be looked up', async () => {
  expect(await countClimbs(article, async () => ({ ok: false }), signal)).toBeNull()
})
