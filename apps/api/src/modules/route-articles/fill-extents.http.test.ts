import { encodePolyline } from '@mishiori/map-document'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { fillExtents } from './fill-extents.ts'
import { aLayer, aLine, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const PATH = [
  [137.8, 35.93],
  [137.81, 35.94],
  [137.8, 35.95],
] as const

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const climbing = (elevations: readonly (number | null)[] | undefined) =>
  createArticle(author, { layer: [aLayer(aLine({ path: encodePolyline(PATH), ...(elevations && { elevations }) }))] })
const cardOf = async (id: number) => {
  const list = await test.aGuest().api.listRoutes()
  return list.ok ? list.data.data.find((card) => card.id === id) : null
}

describe('what lists show of the main line', () => {
  it('is its climb and its shape', async () => {
    const { id } = await climbing([900, 1200.4, 1000])
    expect(await cardOf(id)).toMatchObject({ climb_m: 300, outline: encodePolyline(PATH) })
  })

  it('is no climb where no elevation is known, and nothing without a line', async () => {
    const { id } = await climbing(undefined)
    expect(await cardOf(id)).toMatchObject({ climb_m: null, outline: encodePolyline(PATH) })
    const spots = await createArticle(author, { layer: [aLayer(aSpot())] })
    expect(await cardOf(spots.id)).toMatchObject({ climb_m: null, outline: null, distance_km: null })
  })

  it('is filled in for articles that were saved before', async () => {
    const { id, version } = await climbing([900, 1200, 1000])
    const row = eq(routeArticles.id, id)
    await test.db.update(routeArticles).set({ climbMeters: null, outline: null }).where(row)
    await fillExtents(test.db, AbortSignal.timeout(60_000))
    const [stored] = await test.db.select().from(routeArticles).where(row)
    expect(stored).toMatchObject({ climbMeters: 300, outline: encodePolyline(PATH), version })
  })
})
