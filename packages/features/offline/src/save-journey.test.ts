// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { aCard } from '@repo/articles/testing/sample-cards'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { StyleSpecification } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveError } from './article-copy.ts'
import { releaseSaved, removeJourney, removeOwn, removeSaved } from './save-article.ts'
import { planJourney, refreshJourney, saveJourney } from './save-journey.ts'
import { listSaved, listSavedJourneys, type SavedJourney, withStages, writeSaved } from './saved-article-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { aSavedArticle } from './testing/sample-saved.ts'

const STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] }
const signal = new AbortController().signal

/** What the site has: a journey over these articles, some of which answer otherwise. */
function siteHas({
  ids,
  version = 1,
  failing = {},
}: {
  ids: readonly number[]
  version?: number
  failing?: Record<string, number>
}) {
  vi.stubGlobal('fetch', async (asked: string) => {
    const { pathname } = new URL(asked, location.origin)
    const status = failing[pathname]
    if (status === 0) throw new TypeError('Failed to fetch')
    if (status !== undefined) return new Response(null, { status })
    if (pathname === '/api/v1/journeys/5') {
      const user = { id: 1, name: 'hikari', nickname: 'ひかり' }
      return Response.json({ id: 5, title: '三日', version, user, entries: ids.map((id) => ({ article: { id } })) })
    }
    const [, id] = /^\/api\/v1\/routes\/(\d+)$/.exec(pathname) ?? []
    if (id)
      return Response.json({ ...aCard({ id: Number(id), title: `道${id}` }), version: 1, layer: [], body_html: '' })
    return new Response(`<html lang="ja">${pathname}</html>`)
  })
}

const plan = () => planJourney({ id: 5, token: null, pathname: '/journeys/5', style: STYLE, signal })
const save = async () => saveJourney(await plan(), { locale: 'ja', fetchElevations: null, signal })
const failureOf = (work: Promise<unknown>) => work.then(null, ({ failure }: SaveError) => failure)
const savedIds = async () => (await listSaved()).map(({ id }) => id).toSorted((a, b) => a - b)
async function theJourney(): Promise<SavedJourney> {
  const [journey] = await listSavedJourneys()
  if (!journey) throw new Error('no journey is saved')
  return journey
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches(location.origin))
  const active = { postMessage: (_: unknown, [port]: readonly MessagePort[]) => port?.postMessage(true) }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } })
})
afterEach(async () => {
  for (const journey of await listSavedJourneys()) await removeJourney(journey)
  for (const { id } of await listSaved()) await removeSaved(id)
  vi.unstubAllGlobals()
})

describe('saving a journey', () => {
  it('keeps its page, the lines of its map and its articles', async () => {
    siteHas({ ids: [11, 12, 11] })
    await save()
    const journey = await theJourney()
    expect(journey).toMatchObject({ title: '三日', author: 'ひかり', address: '/journeys/5', isOutdated: false })
    expect(journey.stages).toEqual([
      { articleId: 11, title: '道11' },
      { articleId: 12, title: '道12' },
    ])
    for (const address of ['/journeys/5', '/api/v1/journeys/5/profile', '/routes/11', '/routes/12/walk']) {
      expect(await caches.match(address)).toBeDefined()
    }
    const articles = await listSaved()
    expect(articles.map(({ isOwn, journeyIds }) => [isOwn, journeyIds])).toEqual([
      [false, [5]],
      [false, [5]],
    ])
    expect(withStages(journey, articles).bytes).toBeGreaterThan(journey.bytes)
  })

  it('keeps one with as many stages as it may have', async () => {
    siteHas({ ids: Array.from({ length: PRODUCT_LIMITS.journey.entries }, (_, index) => index + 1) })
    await save()
    expect((await theJourney()).stages).toHaveLength(PRODUCT_LIMITS.journey.entries)
    expect(await savedIds()).toHaveLength(PRODUCT_LIMITS.journey.entries)
  })

  it.each([
    ['the network goes', '/routes/12', 0, 'network'],
    ['the server fails', '/journeys/5', 500, 'server'],
    ['an article goes', '/routes/12/walk', 404, 'gone'],
  ])('leaves only what was there before when %s in between', async (_, address, status, failure) => {
    await writeSaved(aSavedArticle({ id: 11 }))
    siteHas({ ids: [11, 12, 13], failing: { [address]: status } })
    expect(await failureOf(save())).toBe(failure)
    expect(await savedIds()).toEqual([11])
    expect(await listSavedJourneys()).toEqual([])
    expect(await caches.has('mishiori-article-12')).toBe(false)
    expect(await caches.has('mishiori-journey-5')).toBe(false)
  })

  it('says when there is no room, and leaves nothing', async () => {
    siteHas({ ids: [11, 12] })
    const wanted = await plan()
    const open = caches.open.bind(caches)
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      if (name === 'mishiori-article-12') throw new DOMException('full', 'QuotaExceededError')
      return open(name)
    })
    expect(await failureOf(saveJourney(wanted, { locale: 'ja', fetchElevations: null, signal }))).toBe('quota')
    expect(await savedIds()).toEqual([])
  })

  it('is not to be had once it is gone', async () => {
    siteHas({ ids: [], failing: { '/api/v1/journeys/5': 404 } })
    expect(await failureOf(plan())).toBe('gone')
  })
})

describe('removing', () => {
  it('of a journey keeps the articles that its reader saved, and those of other journeys', async () => {
    await writeSaved(aSavedArticle({ id: 11 }))
    await writeSaved(aSavedArticle({ id: 12, isOwn: false, journeyIds: [6] }))
    siteHas({ ids: [11, 12, 13] })
    await save()
    await removeJourney(await theJourney())
    expect(await savedIds()).toEqual([11, 12])
    await releaseSaved(12, 6)
    expect(await savedIds()).toEqual([11])
  })

  it('of an article keeps it for the journeys that it is a stage of', async () => {
    await writeSaved(aSavedArticle({ id: 11 }))
    siteHas({ ids: [11] })
    await save()
    const [article] = await listSaved()
    if (!article) throw new Error('no article is saved')
    await removeOwn(article)
    expect((await listSaved())[0]).toMatchObject({ id: 11, isOwn: false })
    await removeJourney(await theJourney())
    expect(await savedIds()).toEqual([])
  })
})

describe('a saved journey', () => {
  it('follows its title, and lets go of stages that left it', async () => {
    siteHas({ ids: [11, 12] })
    await save()
    siteHas({ ids: [11], version: 2 })
    await refreshJourney(await theJourney(), 'ja')
    expect(await theJourney()).toMatchObject({ version: 2, isOutdated: false, stages: [{ articleId: 11 }] })
    expect(await savedIds()).toEqual([11])
  })

  it('is out of date once it has stages that are not on the device', async () => {
    siteHas({ ids: [11] })
    await save()
    siteHas({ ids: [11, 12], version: 2 })
    await refreshJourney(await theJourney(), 'ja')
    expect((await theJourney()).isOutdated).toBe(true)
    await save()
    expect(await theJourney()).toMatchObject({ isOutdated: false, stages: [{ articleId: 11 }, { articleId: 12 }] })
  })

  it('is removed with its articles once it is not public, and stays while that is not known', async () => {
    siteHas({ ids: [11] })
    await save()
    siteHas({ ids: [11], failing: { '/api/v1/journeys/5': 0 } })
    expect(await refreshJourney(await theJourney(), 'ja')).toBeNull()
    siteHas({ ids: [11], failing: { '/api/v1/journeys/5': 404 } })
    expect(await refreshJourney(await theJourney(), 'ja')).toBe('removed')
    expect(await savedIds()).toEqual([])
  })
})
