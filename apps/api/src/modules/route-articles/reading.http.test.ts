import { readFileSync } from 'node:fs'
import { addLayers, layerId, parseMapDocument, randomId, serializeMapDocument } from '@mishiori/map-document'
import { type RouteFile, readRouteFile, toMapObjects } from '@mishiori/route-files'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { aLayer, aSpot } from './testing/an-article.ts'
import { createArticle, tokenOf } from './testing/create-article.ts'

/** A recorded walk with elevations and times. */
const SAMPLE = new URL('../../../../../packages/route-files/fixtures/mitake.gpx', import.meta.url)

let test: TestApp
let author: TestUser
let other: TestUser
let guest: TestClient
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  other = await test.aVerifiedUser()
  guest = test.aGuest()
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput> = {}, by = author) => createArticle(by, over)

describe('[B19] who may read', () => {
  const STATES = ['public', 'linkShared', 'private', 'draft', 'forbidden'] as const
  const articles = new Map<(typeof STATES)[number], RouteArticle>()
  let token: string

  beforeAll(async () => {
    articles.set('public', await create())
    articles.set('linkShared', await create({ private_mode: 'url' }))
    articles.set('private', await create({ private_mode: 'private' }))
    articles.set('draft', await create({ is_draft: true }))
    const forbidden = await create()
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, forbidden.id))
    articles.set('forbidden', forbidden)
    const shared = articles.get('linkShared')
    token = shared ? tokenOf(shared) : ''
    // Everybody's token is the shared one's: it must open nothing else.
    await test.db.update(routeArticles).set({ shareToken: token })
  })

  const READERS = { guest: () => guest, other: () => other, owner: () => author }
  const OPEN_TO: Readonly<Record<(typeof STATES)[number], readonly string[]>> = {
    public: ['guest', 'other', 'owner', 'guest with the link', 'other with the link'],
    linkShared: ['owner', 'guest with the link', 'other with the link'],
    private: ['owner'],
    draft: ['owner'],
    forbidden: ['owner'],
  }

  it.each(STATES)('opens what is %s to whom it is meant for, as a page and as GPX', async (state) => {
    const id = articles.get(state)?.id
    const opened: string[] = []
    const downloaded: string[] = []
    for (const [name, reader] of Object.entries(READERS)) {
      for (const [suffix, query] of [
        ['', ''],
        [' with the link', `token=${token}`],
      ] as const) {
        const page = await reader().fetch(`/api/v1/routes/${id}?${query}`, {})
        const gpx = await reader().fetch(`/api/v1/routes/${id}/export?format=gpx&${query}`, {})
        if (page.status === 200) opened.push(name + suffix)
        if (gpx.status === 200) downloaded.push(name + suffix)
      }
    }
    const expected = [...OPEN_TO[state]]
    if (expected.includes('owner')) expected.push('owner with the link')
    expect(opened.sort()).toEqual(expected.sort())
    expect(downloaded.sort()).toEqual(expected.sort())
  })

  it('answers what is hidden, missing or asked for with a wrong token byte for byte alike', async () => {
    const wrong = 'w'.repeat(32)
    const hidden = (['linkShared', 'private', 'draft', 'forbidden'] as const).map((state) => articles.get(state)?.id)
    const addresses = [...hidden, 999_999_999].flatMap((id) => [
      `/api/v1/routes/${id}`,
      `/api/v1/routes/${id}?token=${wrong}`,
    ])
    const answers = await Promise.all(
      addresses.map(async (address) => {
        const answer = await guest.fetch(address, {})
        const headers = [...answer.headers].filter(
          ([name]) => !/^(date|x-ratelimit.*|x-request-id|content-security-policy)$/.test(name),
        )
        return JSON.stringify([answer.status, headers, await answer.text()])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"code\\":\\"article.not_found')
  })

  it('shows the sharing address and the right to edit to the owner alone', async () => {
    const id = String(articles.get('linkShared')?.id)
    const visitor = await guest.api.readRoute({ params: { id }, query: { token } })
    expect(visitor).toMatchObject({ data: { full_share_url: null, viewer_can: { edit: false } } })
  })
})

describe('lists', () => {
  let owner: TestUser
  const titles = (answer: { ok: boolean; data?: { data: readonly { title: string }[] } }) =>
    answer.data?.data.map(({ title }) => title)

  beforeAll(async () => {
    owner = await test.aVerifiedUser()
    for (let n = 0; n < 21; n++)
      await create({ title: `listed ${n}`, tag: [{ name: `Walk` }, { name: `n${n}` }] }, owner)
    await create({ title: 'unlisted 草稿', is_draft: true, tag: [{ name: 'walk' }] }, owner)
  })

  it('shows twenty public articles a page, newest first, with the number of all', async () => {
    const [first, second] = [
      await guest.api.listRoutes({ query: { tag: 'ｗａｌｋ' } }),
      await guest.api.listRoutes({ query: { tag: 'walk', page: '2' } }),
    ]
    expect(titles(first)).toEqual(Array.from({ length: 20 }, (_, n) => `listed ${20 - n}`))
    expect(titles(second)).toEqual(['listed 0'])
    expect(first).toMatchObject({ data: { total: 21, per_page: 20, current_page: 1 } })
    expect(first.ok && first.data.data[0]).toMatchObject({
      tag: [{ name: 'Walk' }, { name: 'n20' }],
      user: { id: owner.user.id },
    })
    expect(first.ok && first.data.data[0]).not.toHaveProperty('layer')
  })

  it.each(['favorite_count', 'copy_count'] as const)('sorts by %s, newer first where equal', async (sort) => {
    const column = sort === 'favorite_count' ? { favoriteCount: 5 } : { copyCount: 5 }
    await test.db.update(routeArticles).set(column).where(eq(routeArticles.title, 'listed 7'))
    const answer = await guest.api.listRoutes({ query: { tag: 'walk', sort } })
    expect(titles(answer)?.slice(0, 3)).toEqual(['listed 7', 'listed 20', 'listed 19'])
  })

  it('finds words of titles and tags in any width and kana, and takes % as a sign', async () => {
    await create({ title: 'トリイ峠 100%', tag: [] }, owner)
    expect(titles(await guest.api.listRoutes({ query: { q: 'とりい' } }))).toEqual(['トリイ峠 100%'])
    expect(titles(await guest.api.listRoutes({ query: { q: '１００％' } }))).toEqual(['トリイ峠 100%'])
    expect(titles(await guest.api.listRoutes({ query: { q: 'N13' } }))).toEqual(['listed 13'])
    expect(titles(await guest.api.listRoutes({ query: { q: 'l%d' } }))).toEqual([])
  })

  it('shows authors their own, last changed first, with status and version', async () => {
    const answer = await owner.api.listOwnRoutes()
    expect(answer.ok && answer.data.data[1]).toMatchObject({ title: 'unlisted 草稿', status: 'draft', version: 1 })
    expect(answer).toMatchObject({ data: { total: 23 } })
    expect((await guest.api.listOwnRoutes()).status).toBe(401)
  })

  it.each(['page=0', 'page=x', 'sort=title', 'color=red', 'page=1&page=2', 'q='])(
    '[C35] refuses ?%s',
    async (query) => {
      expect((await guest.fetch(`/api/v1/routes?${query}`, {})).status).toBe(422)
    },
  )

  it('reads a page from the index alone, without sorting', async () => {
    await test.db.execute(sql`analyze routes`)
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute(sql`explain select id from routes
        where not is_draft and not is_forbidden and private_mode is null order by coalesce(published_at, created_at) desc, id desc limit 20`)
    })
    const text = JSON.stringify(plan)
    expect(text).toContain('routes_public_published_idx')
    expect(text).not.toMatch(/Sort|Seq Scan/)
  })
})

describe('GPX', () => {
  it('comes out as it went in: positions within 1e-5 degrees, elevations and times exactly', async () => {
    const read = await readRouteFile(readFileSync(SAMPLE))
    if (!read.ok) throw new Error(read.refusal.code)
    const names = {
      layer: 'GPX',
      spot: (n: number) => `spot ${n}`,
      area: (n: number) => `area ${n}`,
    }
    const { layers } = toMapObjects(read.file, { createId: randomId, names })
    const added = addLayers(
      { layers: [], mainLineId: null },
      layers.map((layer, index) => ({ ...layer, id: layerId(`${index}`) })),
    )
    if (!added.ok) throw new Error(added.issue.code)
    const stored = JSON.parse(JSON.stringify(serializeMapDocument(added.document)))
    const article = await create({ title: '道 "あ"', layer: stored })

    const answer = await guest.fetch(`/api/v1/routes/${article.id}/export?format=gpx`, {})
    expect(answer.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="mishiori-${article.id}.gpx"; filename*=UTF-8''%E9%81%93%20_%E3%81%82_.gpx`,
    )
    const back = await readRouteFile(new Uint8Array(await answer.arrayBuffer()))
    if (!back.ok) throw new Error(back.refusal.code)
    // The standard has routes before tracks, so lines may change places.
    const segmentsOf = ({ lines }: RouteFile) =>
      lines.toSorted((a, b) => a.name.localeCompare(b.name)).flatMap(({ segments }) => segments)
    const [before, after] = [segmentsOf(read.file), segmentsOf(back.file)]
    expect(after).toHaveLength(before.length)
    for (const [index, segment] of before.entries()) {
      expect(after[index]?.elevationsMeters).toEqual(segment.elevationsMeters)
      expect(after[index]?.timestampsMs).toEqual(segment.timestampsMs)
      const farthest = segment.lngLat.reduce(
        (max, value, at) => Math.max(max, Math.abs(value - (after[index]?.lngLat[at] ?? 999))),
        0,
      )
      expect(farthest).toBeLessThanOrEqual(1e-5)
    }
    expect(back.file.spots.map(({ name, position }) => ({ name, position }))).toEqual(
      read.file.spots.map(({ name, position }) => ({ name, position })),
    )
  })

  it('names the file of an untitled draft after its number', async () => {
    const draft = await create({ title: '', is_draft: true, layer: [aLayer(aSpot())] })
    const answer = await author.fetch(`/api/v1/routes/${draft.id}/export?format=gpx`, {})
    expect(answer.headers.get('content-disposition')).toContain(`filename="route-${draft.id}.gpx"`)
    expect(parseMapDocument(draft.layer).ok).toBe(true)
  })
})
