import { encodePolyline, type Position } from '@mishiori/map-document'
import { type Journey, type NewJourneyEntry, type PreviewVariant, previewAddress } from '@repo/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

const anArticle = (lng: number, over: Parameters<typeof createArticle>[1] = {}) => {
  const path: Position[] = [
    [lng, 36],
    [lng + 0.1, 36.1],
  ]
  return createArticle(owner, { layer: [aLayer(aLine({ path: encodePolyline(path) }))], ...over })
}
const publish = (entries: NewJourneyEntry[], over: Parameters<typeof createJourney>[1] = {}) =>
  createJourney(owner, { state: 'public', entries, ...over })
const pathOf = async (journey: Journey, reader = test.aGuest(), token?: string) => {
  const answer = await reader.api.readJourney({ ...paramsOf(journey), query: token ? { token } : {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.preview_path ?? ''
}
const statusOf = async (address: string, reader: Pick<TestUser, 'fetch'> = test.aGuest()) =>
  (await reader.fetch(address, {})).status

describe('the picture of a journey', () => {
  it.each([
    ['light', 960, 540, 'image/webp'],
    ['tallDark', 780, 840, 'image/webp'],
    ['og', 1200, 630, 'image/png'],
  ] satisfies readonly (readonly [PreviewVariant, number, number, string])[])(
    'comes in the look %s',
    async (look, width, height, type) => {
      const journey = await publish([stageOf(await anArticle(137)), stageOf(await anArticle(138))])
      const answer = await test.aGuest().fetch(previewAddress(await pathOf(journey), look, 'ja'), {})
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toContain('public')
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width, height })
    },
  )

  it('has another address once a stage is added, moved to another day or cut, and serves under the former one', async () => {
    const [first, second] = [await anArticle(137), await anArticle(138)]
    const journey = await publish([stageOf(first)])
    const paths = [await pathOf(journey)]
    await owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: [{ ...stageOf(second), day: 2 }] } })
    paths.push(await pathOf(journey))
    const { data } = (await owner.api.readJourney(paramsOf(journey))) as { data: Journey }
    const added = data.entries.find(({ article }) => article?.id === second.id)
    const change = (body: { day: number; note: string; part: Journey['entries'][number]['part'] }, version: number) =>
      owner.api.updateJourneyEntry(
        { params: { id: String(journey.id), entryId: String(added?.id) }, body },
        ifMatch({ version }),
      )
    await change({ day: 3, note: '', part: null }, data.version)
    paths.push(await pathOf(journey))
    await change({ day: 3, note: '', part: { object_id: 'line-1', from_m: 0, to_m: 500 } }, data.version + 1)
    paths.push(await pathOf(journey))
    expect(new Set(paths).size).toBe(4)
    const etags = await Promise.all(
      [paths[0], paths[3]].map(async (path) => (await test.aGuest().fetch(path ?? '', {})).headers.get('etag')),
    )
    expect(etags[0]).toBe(etags[1])
  })

  it('shows others nothing of articles that they do not see', async () => {
    const [shown, hidden] = [await anArticle(137), await anArticle(139, { private_mode: 'private' })]
    const alone = await pathOf(await publish([stageOf(shown)]))
    const journey = await publish([stageOf(shown), { ...stageOf(hidden), day: 2 }])
    const digest = (path: string) => path.split('-').at(-1)
    expect(digest(await pathOf(journey))).toBe(digest(alone))
    expect(digest(await pathOf(journey, owner))).toBe(digest(alone))
    await test.db.update(routeArticles).set({ privateMode: 'private' }).where(eq(routeArticles.id, shown.id))
    expect(await pathOf(journey)).toBe('')
    expect(await statusOf(alone)).toBe(404)
  })

  it('is in cards too, and none without a line', async () => {
    const journey = await publish([stageOf(await createArticle(owner, { layer: [aLayer(aSpot())] }))])
    expect(await pathOf(journey)).toBe('')
    const lined = await publish([stageOf(await anArticle(137))])
    const list = await test.aGuest().api.listJourneys({})
    const paths = list.ok ? new Map(list.data.data.map((card) => [card.id, card.preview_path])) : new Map()
    expect([paths.get(journey.id), paths.get(lined.id)]).toEqual([null, await pathOf(lined)])
  })

  it.each(['draft', 'private'] as const)('of a %s journey is for its owner and moderators', async (state) => {
    const journey = await publish([stageOf(await anArticle(137))], { state })
    const path = await pathOf(journey, owner)
    expect([await statusOf(path), await statusOf(path, await test.aVerifiedUser())]).toEqual([404, 404])
    expect([await statusOf(path, owner), await statusOf(path, await test.aModerator())]).toEqual([200, 200])
    const kept = (await owner.fetch(path, {})).headers.get('cache-control')
    expect(kept).toContain('no-store')
  })

  it('of a journey that is shared by link is for those who were told its name', async () => {
    const journey = await publish([stageOf(await anArticle(137))], { state: 'linkShared' })
    const path = await pathOf(journey, owner)
    expect(await statusOf(path)).toBe(200)
    expect(await statusOf(path.replace(/-[\w-]{16}\./, `-${'A'.repeat(16)}.`))).toBe(404)
  })

  it('goes when the journey is made private, forbidden or put into the trash', async () => {
    const entries = [stageOf(await anArticle(137))]
    const [hidden, forbidden, trashed] = [await publish(entries), await publish(entries), await publish(entries)]
    const paths = await Promise.all([hidden, forbidden, trashed].map((journey) => pathOf(journey)))
    const body = inputOf(hidden, { state: 'private' })
    await owner.api.updateJourney({ ...paramsOf(hidden), body }, ifMatch(hidden))
    await test.db.update(journeys).set({ isForbidden: true }).where(eq(journeys.id, forbidden.id))
    await owner.api.deleteJourney(paramsOf(trashed))
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([404, 404, 404])
  })

  it.each(['none.webp', `0-${'A'.repeat(16)}.webp`, `999999-${'A'.repeat(16)}.webp`])(
    'is not found at %s',
    async (name) => {
      expect(await statusOf(`/previews/journeys/${name}`)).toBe(404)
    },
  )
})

it('draws each stage in the colour of its day, or of its place in a collection', async () => {
  const article = stageOf(await anArticle(137))
  const colorsOf = async (kind: 'journey' | 'collection') => {
    const { id } = await publish([article, { ...article, day: 3 }, { ...article, day: 3 }], { kind })
    const pictured = await test.services.journeys.findPictured(id)
    return pictured?.lines.map(({ color }) => color)
  }
  expect(await colorsOf('journey')).toEqual(['teal', 'purple', 'purple'])
  expect(await colorsOf('collection')).toEqual(['teal', 'orange', 'purple'])
})
