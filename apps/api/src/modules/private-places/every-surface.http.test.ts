import {
  diffDocuments,
  type HiddenArea,
  type Position,
  parseMapDocument,
  serializeMapChanges,
} from '@mishiori/map-document'
import { previewAddress, type RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askEveryEndpoint, textOf } from '../../testing/authorisation/ask-every-endpoint.ts'
import { makeOwned, type Owned } from '../../testing/authorisation/owned.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'
import { FROM_HOME, HOME, hideHome, positionsInside, SECRET_WORD } from './testing/home.ts'

let test: TestApp
let author: TestUser
let area: HiddenArea
let owned: Owned
let shown: RouteArticle
let shared: RouteArticle
let forbidden: RouteArticle
const [LNG, LAT] = HOME

beforeAll(async () => {
  test = await buildTestApp()
  const base = await makeOwned(test)
  author = base.owner
  shown = await createArticle(author, { title: '家から駅へ', layer: FROM_HOME })
  area = await hideHome(author)
  shared = await createArticle(author, { title: '家から駅へ', layer: FROM_HOME, private_mode: 'url' })
  forbidden = await createArticle(author, { title: '家から駅へ', layer: FROM_HOME })
  const moderator = await test.aModerator()
  const act = { action: 'forbid' as const, route_id: forbidden.id, reason: 'privacy' }
  expect(await moderator.api.moderate({ body: act })).toMatchObject({ status: 201 })
  owned = { ...base, articleId: String(shared.id), publicArticleId: String(shown.id) }
})
afterAll(() => test.close())

function expectNothingOfHome(text: string, from: string): void {
  expect(positionsInside(area, text), from).toEqual([])
  expect(text, from).not.toContain(SECRET_WORD)
}

const READERS: Readonly<Record<string, () => Promise<TestClient>>> = {
  'a stranger': async () => test.aGuest(),
  'a follower who keeps both articles': async () => {
    const follower = await test.aVerifiedUser()
    await follower.api.followUser({ params: { id: String(author.user.id) } })
    await follower.api.stockRoute({ params: { id: String(shown.id) }, query: {}, body: null })
    await follower.api.stockRoute({ params: { id: String(shared.id) }, query: { token: tokenOf(shared) }, body: null })
    return follower
  },
  'a moderator': () => test.aModerator(),
}

it.each(Object.keys(READERS))('no endpoint tells %s where an author lives', async (reader) => {
  const aReader = READERS[reader] ?? (async () => test.aGuest())
  await askEveryEndpoint({ owned, articles: [shown, shared, forbidden], shared }, aReader, expectNothingOfHome)
})

describe('whatever others may ask for', () => {
  const around = (meters: number) => {
    const degrees = meters / 111_000
    return [LNG - degrees, LAT - degrees, LNG + degrees, LAT + degrees].join(',')
  }
  const id = () => shown.id

  it.each<[string, () => string]>([
    ['the article', () => `/api/v1/routes/${id()}`],
    ['by a link', () => `/api/v1/routes/${shared.id}?token=${tokenOf(shared)}`],
    ...['gpx', 'gpxzip', 'kml', 'kmz', 'geojson', 'fit', 'tcx'].flatMap((format): [string, () => string][] => [
      [`as ${format}`, () => `/api/v1/routes/${id()}/export?format=${format}`],
      [`as ${format} by a link`, () => `/api/v1/routes/${shared.id}/export?format=${format}&token=${tokenOf(shared)}`],
    ]),
    ['lists', () => '/api/v1/routes'],
    ['the author’s list', () => `/api/v1/users/${author.user.id}/routes`],
    ['the search map', () => '/api/v1/search/map'],
    ['its mark on the search map', () => `/api/v1/search/map/routes/${id()}`],
    ['a search for it', () => `/api/v1/routes?q=${encodeURIComponent('家から駅')}`],
    ['suggestions', () => `/api/v1/suggestions?q=${encodeURIComponent('家から')}`],
    ['a frame', () => `/embed/${id()}`],
    ['oEmbed', () => `/oembed?url=${encodeURIComponent(`http://localhost/routes/${id()}`)}`],
    ['the feed', () => '/feed.atom'],
    ['the author’s feed', () => `/users/${author.user.id}/feed.atom`],
    ['its comments', () => `/routes/${id()}/comments.atom`],
    ['the sitemap', () => '/sitemaps/routes-1.xml'],
  ])('does not tell: %s', async (_, address) => {
    const text = await textOf(test.aGuest(), address())
    expect(text.length).toBeGreaterThan(50)
    expect(text).not.toContain('"error"')
    expectNothingOfHome(text, address())
  })

  it('is not found near the home, nor by words that are only there', async () => {
    // Wherever the centre of the circle was displaced to, this box lies within.
    for (const query of [`box=${around(150)}`, `q=${encodeURIComponent(SECRET_WORD)}`]) {
      for (const path of ['/api/v1/routes', '/api/v1/search/map']) {
        expect(JSON.parse(await textOf(test.aGuest(), `${path}?${query}`)), `${path}?${query}`).toMatchObject({
          data: [],
        })
      }
    }
    const wide = JSON.parse(await textOf(test.aGuest(), `/api/v1/routes?box=${around(6000)}`))
    expect(wide.data.map((card: { id: number }) => card.id)).toContain(shown.id)
  })

  it('would be told to its author, and to everybody else without the place: the walk knows what it looks for', async () => {
    const own = await textOf(author, `/api/v1/routes/${shown.id}`)
    expect(positionsInside(area, own).length).toBeGreaterThan(2)
    expect(own).toContain(SECRET_WORD)
    const asOthers = `/api/v1/routes/${shown.id}?seen_by=others`
    expectNothingOfHome(await textOf(author, asOthers), asOthers)
    for (const format of ['gpx', 'gpxzip', 'kml', 'kmz', 'geojson', 'fit', 'tcx']) {
      const text = await textOf(author, `/api/v1/routes/${shown.id}/export?format=${format}`)
      expect(positionsInside(area, text).length, format).toBeGreaterThan(2)
    }
    const careless = await test.aVerifiedUser()
    const told = await createArticle(careless, { layer: FROM_HOME })
    for (const address of [`/api/v1/routes/${told.id}`, `/api/v1/search/map/routes/${told.id}`]) {
      expect(positionsInside(area, await textOf(test.aGuest(), address)).length, address).toBeGreaterThan(0)
    }
    await careless.api.deleteRoute({ params: { id: String(told.id) } })
  })
})

describe('pictures', () => {
  it('are those of a map without the home', async () => {
    const answer = await test.aGuest().api.readRoute({ params: { id: String(shown.id) } })
    if (!answer.ok) throw new Error(answer.error.code)
    const plain = await createArticle(await test.aVerifiedUser(), { layer: answer.data.layer })
    expect(plain.preview_path).not.toBe(answer.data.preview_path)
    for (const variant of ['light', 'pane', 'og'] as const) {
      const [cut, drawn] = await Promise.all(
        [answer.data, plain].map(async ({ preview_path }) => {
          const picture = await test.aGuest().fetch(previewAddress(preview_path, variant, 'ja'), {})
          expect(picture.status).toBe(200)
          return Buffer.from(await picture.arrayBuffer())
        }),
      )
      expect(cut?.equals(drawn ?? Buffer.of()), variant).toBe(true)
    }
  })

  it('of before are not served any more, though they were drawn', async () => {
    const person = await test.aVerifiedUser()
    const { preview_path } = await createArticle(person, { layer: FROM_HOME })
    expect((await test.aGuest().fetch(previewAddress(preview_path, 'light', 'ja'), {})).status).toBe(200)
    await hideHome(person)
    expect((await test.aGuest().fetch(previewAddress(preview_path, 'light', 'ja'), {})).status).toBe(404)
  })
})

describe('what others make of it', () => {
  const params = () => ({ id: String(shown.id) })

  async function cutLayer(reader: TestUser) {
    const answer = await reader.api.readRoute({ params: params() })
    const parsed = parseMapDocument(answer.ok ? answer.data.layer : [])
    if (!parsed.ok) throw new Error('It cannot be read.')
    return parsed.document
  }

  it('as a copy holds what they saw', async () => {
    const cloner = await test.aVerifiedUser()
    const body = { title: '写し', layer_ids: ['layer-1'], with_text: true }
    const clone = await cloner.api.cloneRoute({ params: params(), query: {}, body })
    if (!clone.ok) throw new Error(clone.error.code)
    expectNothingOfHome(JSON.stringify(clone.data), 'the clone')
    expect(JSON.stringify(clone.data)).toContain('駅')
  })

  it('as a comment cannot point at what is hidden', async () => {
    const reader = await test.aVerifiedUser()
    const post = (object_id: string) =>
      reader.api.createComment({ params: params(), query: {}, body: { text: 'ここ', object_id } })
    expect((await post('door')).status).toBe((await post('nowhere')).status)
    expect(await post('station')).toMatchObject({ status: 201 })
  })

  it('as a word on a hazard is not about one that is hidden', async () => {
    const reader = await test.aVerifiedUser()
    const answer = await reader.api.answerHazard({
      params: { ...params(), objectId: 'hole' },
      query: {},
      body: { answer: 'present' },
    })
    expect(answer).toMatchObject({ ok: false, error: { code: 'hazard.not_found' } })
  })

  it('as a proposal of another path is not applicable, and its author keeps all; another name is', async () => {
    const reader = await test.aVerifiedUser()
    const seen = await cutLayer(reader)
    const line = seen.layers[0]?.objects.find((object) => 'path' in object)
    if (!line || !('path' in line)) throw new Error('There is no line.')
    const proposed = async (after: typeof line) => {
      const changed = {
        ...seen,
        layers: seen.layers.map((layer) => ({
          ...layer,
          objects: layer.objects.map((object) => (object === line ? after : object)),
        })),
      }
      const changes = [...serializeMapChanges(diffDocuments(seen, changed))]
      const answer = await reader.api.createProposal({
        params: params(),
        query: {},
        body: { base_version: 1, changes, reason: '近道' },
      })
      if (!answer.ok) throw new Error(answer.error.code)
      return String(answer.data.id)
    }
    const decide = (proposalId: string) =>
      author.api.decideProposal(
        { params: { ...params(), proposalId }, body: { accept: [`object:${line.id}`], answer: '' } },
        { headers: { 'if-match': '"1"' } },
      )
    const farther: Position = [LNG + 0.01, LAT + 0.05]
    const redrawn = { ...line, path: [...line.path, farther], elevationsMeters: undefined, timestampsMs: undefined }
    const path = await proposed(redrawn as unknown as typeof line)
    expect(await decide(path)).toMatchObject({ ok: false, error: { code: 'proposal.outdated' } })
    await reader.api.withdrawProposal({ params: { ...params(), proposalId: path } })

    const renamed = await proposed({ ...line, name: '駅への道' })
    expect(await decide(renamed)).toMatchObject({ ok: true })
    const own = await textOf(author, `/api/v1/routes/${shown.id}`)
    expect(own).toContain('駅への道')
    expect(positionsInside(area, own).length).toBeGreaterThan(2)
    expectNothingOfHome(await textOf(test.aGuest(), `/api/v1/routes/${shown.id}`), 'the article')
  })
})

it('the archive of one’s own data holds all of it', async () => {
  const text = await textOf(author, '/api/v1/self/data-archive')
  expect(positionsInside(area, text).length).toBeGreaterThan(10)
  expect(text).toContain(SECRET_WORD)
  expect(text).toContain('"name": "家"')
})
