import { encodePolyline, MAP_LIMITS, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from './testing/an-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const save = (...layer: readonly unknown[]) =>
  author.api.createRoute({ query: {}, body: anArticle({ is_draft: true, layer: [...layer] }) })
const spots = (count: number) => many(count, (n) => aSpot({ tmpId: `spot-${n}`, lng: 137 + n / 1000 }))
const path = (count: number) =>
  encodePolyline(many(count, (n): Position => [137 + n / 100, 35 + (n % 2) / 100 + n / 1000]))
const area = { name: 'area', text: '', color: '#DB0730' }
const aCircle = (radius: number) => ({
  ...area,
  tmpId: 'c',
  objectType: 'CIRCLE',
  center_lat: 35,
  center_lng: 137,
  radius,
})
const aPolygon = (count: number) => ({ ...area, tmpId: 'p', objectType: 'CUSTOME', path: path(count) })
const aNavigation = (count: number) => {
  const waypoints = many(count, (n): Position => [137, 35 + n / 100])
  return aLine({ objectType: 'NAVIGATION_LINE', waypoints: encodePolyline(waypoints), mode: 'walking' })
}

/** `at(n)`: layers whose limited part has the size n. */
const UPPER: readonly (readonly [string, number, (n: number) => readonly unknown[], string])[] = [
  ['layers', PRODUCT_LIMITS.layers, (n) => many(n, (i) => ({ ...aLayer(), id: `layer-${i}` })), 'maxItems'],
  ['objects of a layer', MAP_LIMITS.objectsPerLayer, (n) => [aLayer(...spots(n))], 'layer.object_limit_reached'],
  ['name of a layer', MAP_LIMITS.nameLength.max, (n) => [{ ...aLayer(), name: '峠'.repeat(n) }], 'name.too_long'],
  ['name of an object', MAP_LIMITS.nameLength.max, (n) => [aLayer(aSpot({ name: '𠮷'.repeat(n) }))], 'name.too_long'],
  [
    'description of an object',
    MAP_LIMITS.descriptionLength.max,
    (n) => [aLayer(aSpot({ text: '峠'.repeat(n) }))],
    'description.too_long',
  ],
  ['waypoints', MAP_LIMITS.waypoints, (n) => [aLayer(aNavigation(n))], 'waypoint.limit_reached'],
]

describe.each(UPPER)('[F58] the %s of a map', (_, max, at, rule) => {
  it(`may be ${max - 1} and ${max}, and not ${max + 1}`, async () => {
    expect(await save(...at(max - 1))).toMatchObject({ status: 201 })
    expect(await save(...at(max))).toMatchObject({ status: 201 })
    const refused = await save(...at(max + 1))
    expect(refused).toMatchObject({ status: 422 })
    expect(!refused.ok && refused.error.fields?.map((field) => field.rule)).toContain(rule)
  })
})

const LOWER: readonly (readonly [string, number, (n: number) => unknown, string])[] = [
  ['points of a line', MAP_LIMITS.linePoints.min, (n) => aLine({ path: path(n) }), 'line.too_short'],
  ['corners of a polygon', MAP_LIMITS.polygonPoints.min, (n) => aPolygon(n), 'polygon.too_few_points'],
]

describe.each(LOWER)('[F58] the %s', (_, min, at, rule) => {
  it(`may be ${min + 1} and ${min}, and not ${min - 1}`, async () => {
    expect(await save(aLayer(at(min + 1)))).toMatchObject({ status: 201 })
    expect(await save(aLayer(at(min)))).toMatchObject({ status: 201 })
    const refused = await save(aLayer(at(min - 1)))
    expect(refused).toMatchObject({ status: 422, error: { code: 'article.map_invalid', fields: [{ rule }] } })
  })
})

it.each([
  [1, true],
  [2, true],
  [1_999_999.99, true],
  [0.99, false],
  [0, false],
  [-1, false],
  [2_000_000, false],
  [2_000_001, false],
])('[F58] a circle of %d metres is taken: %s', async (radius, isTaken) => {
  const answer = await save(aLayer(aCircle(radius)))
  expect(answer.ok).toBe(isTaken)
  if (!answer.ok) expect(answer).toMatchObject({ status: 422, error: { fields: [{ rule: 'radius.out_of_range' }] } })
})

it('[F58] of the photos of a spot the first five are kept', async () => {
  const images = (count: number) => many(count, (n) => `https://example.com/${n}.jpg`)
  for (const count of [4, 5, 6]) {
    const made = await save(aLayer(aSpot({ type: 'image_text', images: images(count) })))
    const stored = JSON.stringify(made.ok && made.data.layer)
    expect(images(6).filter((address) => stored.includes(address))).toEqual(images(Math.min(count, 5)))
  }
})

it('[F58] one line is the main one, however many say so', async () => {
  const lines = many(3, (n) => aLine({ tmpId: `line-${n}`, isMain: n > 0 }))
  const made = await save(aLayer(...lines))
  expect(JSON.stringify(made.ok && made.data.layer).match(/"isMain":true/g)).toHaveLength(1)
})
