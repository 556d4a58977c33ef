import type { Journey } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEED_ENTRIES } from '../../platform/pages/atom.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, paramsOf, stageOf } from './testing/create-journey.ts'

const HOSTILE = '</title><script>alert(1)</script> & "峠"'

let test: TestApp
let owner: TestUser
let journey: Journey
let hidden: readonly Journey[]
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser({ nickname: 'ひかり' })
  const [shown, secret] = [await createArticle(owner, { title: '藪原から' }), { private_mode: 'private' } as const]
  const entries = [
    stageOf(shown),
    { ...stageOf(await createArticle(owner, { title: 'secret', ...secret })), day: 2, note: 'secret' },
    { ...stageOf(await createArticle(owner, { title: HOSTILE })), day: 3, note: '雨の <峠>' },
    { kind: 'rest' } as const,
  ]
  journey = await createJourney(owner, { title: HOSTILE, state: 'public', entries })
  hidden = await Promise.all(
    (['draft', 'private', 'linkShared'] as const).map((state) =>
      createJourney(owner, { title: 'secret', state, entries: [stageOf(shown)] }),
    ),
  )
})
afterAll(() => test.close())

const get = (path: string) => test.aGuest().fetch(path, {})
const addressOf = ({ id }: Journey) => `http://localhost/journeys/${id}`
const oembed = (url: string) => get(`/oembed?${new URLSearchParams({ url })}`)
const titlesOf = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title[^>]*>([^<]*)<\/title>/gs)].map(([, title]) => title)

describe('the feed of a journey', () => {
  it('[C33] has the stages that everybody sees, the last added first', async () => {
    const answer = await get(`/journeys/${journey.id}/feed.atom?hl=ja`)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=10')
    const xml = await answer.text()
    expect(titlesOf(xml)).toEqual([
      '3日目: &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;峠&quot;',
      '1日目: 藪原から',
    ])
    expect(xml).toContain('雨の &lt;峠&gt;')
    expect(xml).not.toContain('<script')
    expect(xml).not.toContain('secret')
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${addressOf(journey)}/feed.atom?hl=ja"/>`)
  })

  it('begins with a stage as soon as it is added, up to so many', async () => {
    const stage = stageOf(await createArticle(owner))
    const entries = Array.from({ length: FEED_ENTRIES }, () => stage)
    const long = await createJourney(owner, { kind: 'collection', state: 'public', entries })
    const added = stageOf(await createArticle(owner, { title: '馬籠へ' }))
    await owner.api.addJourneyEntries({ ...paramsOf(long), body: { entries: [added] } })
    const titles = titlesOf(await (await get(`/journeys/${long.id}/feed.atom`)).text())
    expect([titles.length, titles[0]]).toEqual([FEED_ENTRIES, '馬籠へ'])
  })

  it('is there for public journeys alone', async () => {
    for (const { id } of hidden) expect((await get(`/journeys/${id}/feed.atom`)).status).toBe(404)
    expect((await get('/journeys/none/feed.atom')).status).toBe(404)
  })
})

describe('the frame of a journey', () => {
  it('may stand in any page, with its map and figures', async () => {
    const answer = await get(`/embed/journeys/${journey.id}?hl=en-us`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(`data-address="/embed/journeys/${journey.id}/map?hl=en-us"`)
    expect(html).toContain(`href="${addressOf(journey)}?hl=en-us"`)
    expect(html).toContain(`/previews/journeys/${journey.id}-`)
    expect(html).toMatch(/<span class="facts">[\d.]+ km · 4 days · ひかり<\/span>/)
  })

  it('says how many routes a collection has', async () => {
    const entries = [stageOf(await createArticle(owner))]
    const { id } = await createJourney(owner, { kind: 'collection', state: 'public', entries })
    expect(await (await get(`/embed/journeys/${id}?hl=en-us`)).text()).toContain(' · 1 route · ')
    expect(await (await get(`/embed/journeys/${id}?hl=ja`)).text()).toContain(' · 1ルート · ')
  })

  it('is there for public journeys alone', async () => {
    for (const { id } of hidden) expect((await get(`/embed/journeys/${id}`)).status).toBe(404)
  })

  it('is known to oEmbed, with its picture', async () => {
    expect(await (await oembed(addressOf(journey))).json()).toMatchObject({
      type: 'rich',
      title: HOSTILE,
      author_name: 'ひかり',
      thumbnail_url: expect.stringMatching(/\/previews\/journeys\/.*-og-en-us\.png$/),
      html: expect.stringContaining(`<iframe src="http://localhost/embed/journeys/${journey.id}" width="640"`),
    })
    for (const one of hidden) expect((await oembed(addressOf(one))).status).toBe(404)
  })
})
