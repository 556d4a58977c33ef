import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { loadGazetteerUntilDone } from '../places/load-gazetteer-until-done.ts'
import { aLayer, aLine, anArticle, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput> = {}) => createArticle(author, over)

async function read({ id }: RouteArticle): Promise<RouteArticle> {
  const answer = await author.api.readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const placeOf = ({ place_ja, place_en }: RouteArticle) => [place_ja, place_en]
const KISO = ['長野県 木曽郡', 'Kiso District, Nagano, Japan']
const inBoston = { lat: 42.356, lng: -71.06 }

describe('the place of an article', () => {
  it('is named once the places are loaded, when they were not at the save', async () => {
    const early = await create()
    const blank = await create({ layer: [], is_draft: true })
    expect(placeOf(early)).toEqual([null, null])
    const warnings: string[] = []
    const named = Promise.withResolvers<void>()
    const labelPlaces = (signal: AbortSignal) => test.services.routeArticles.labelPlaces(signal).finally(named.resolve)
    const stop = loadGazetteerUntilDone({ ...test.services, routeArticles: { labelPlaces } }, (warning) =>
      warnings.push(warning),
    )
    await named.promise
    await stop()
    expect(warnings).toEqual([])
    const later = await read(early)
    expect(placeOf(later)).toEqual(KISO)
    expect([later.version, later.updated_at]).toEqual([early.version, early.updated_at])
    expect(placeOf(await read(blank))).toEqual([null, null])
  }, 180_000)

  it('is where the main line starts', async () => {
    expect(placeOf(await create({ layer: [aLayer(aSpot(inBoston), aLine())] }))).toEqual(KISO)
  })

  it('is that of the first spot without a main line', async () => {
    const article = await create({ layer: [aLayer(aSpot(inBoston), aSpot({ tmpId: 'spot-2' }))] })
    expect(placeOf(article)).toEqual([
      'アメリカ合衆国 マサチューセッツ州 ボストン',
      'Boston, Massachusetts, United States',
    ])
  })

  it('follows the map at each save, also to nowhere', async () => {
    const article = await create()
    const save = async (version: number, layer: RouteArticleInput['layer']) => {
      const answer = await author.api.saveRoute(
        { params: { id: String(article.id) }, body: anArticle({ layer }) },
        { headers: { 'if-match': `"${version}"` } },
      )
      return answer.ok ? placeOf(answer.data) : answer.error.code
    }
    expect(await save(1, [aLayer(aSpot(inBoston))])).toContain('Boston, Massachusetts, United States')
    expect(await save(2, [aLayer(aSpot({ lat: 30, lng: 150 }))])).toEqual([null, null])
  })

  it('is on its card', async () => {
    const list = await test.aGuest().api.listRoutes()
    expect(list.ok && list.data.data.some(({ place_ja }) => place_ja === KISO[0])).toBe(true)
  })
})
