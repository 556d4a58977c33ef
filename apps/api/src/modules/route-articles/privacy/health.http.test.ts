import { encodePolyline } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askEveryEndpoint, textOf } from '../../../testing/authorisation/ask-every-endpoint.ts'
import { makeOwned, type Owned } from '../../../testing/authorisation/owned.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../../testing/index.ts'
import { HOME, hideHome } from '../../private-places/testing/home.ts'
import { aLayer, aLine } from '../testing/an-article.ts'
import { createArticle, tokenOf } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
let owned: Owned
let shown: RouteArticle
let shared: RouteArticle

const [LNG, LAT] = HOME
/** Numbers that nothing else in an answer has. */
const [HEART, POWER, CADENCE, AIR] = [137.25, 4321.5, 283.75, -71.25]
const RECORDED: RouteArticle['layer'] = [
  aLayer(
    aLine({
      objectType: 'RECORDING_LINE',
      type: 'RECORDING_LINE',
      mode: 'walking',
      path: encodePolyline([HOME, [LNG, LAT + 0.02], [LNG, LAT + 0.045]]),
      timestamps: [1_700_000_000_000, 1_700_001_000_000, 1_700_003_000_000],
      temperatures: [AIR, null, AIR],
      heart_rates: [HEART, HEART, null],
      powers: [POWER, null, POWER],
      cadences: [null, CADENCE, CADENCE],
    }),
  ),
]
/** As JSON, GPX, KML or any other text would have it. */
const HEALTH = new RegExp(`heart_rates|powers|cadences|gpxtpx:hr|\\b(${HEART}|${POWER}|${CADENCE})\\b`)

beforeAll(async () => {
  test = await buildTestApp()
  const base = await makeOwned(test)
  author = base.owner
  shown = await createArticle(author, { title: '心拍計をつけて', layer: RECORDED })
  shared = await createArticle(author, { title: '心拍計をつけて', layer: RECORDED, private_mode: 'url' })
  owned = { ...base, articleId: String(shared.id), publicArticleId: String(shown.id) }
})
afterAll(() => test.close())

/** Without what is drawn at random or counts: ids, secrets, and times of the clock. */
const said = (text: string) =>
  text.replaceAll(/"(id|version|[a-z]+_at|retry_after|preview_path|full_share_url|request_id)":("[^"]*"|\d+)/g, '')

const of = ({ id }: RouteArticle) => ({ id: String(id) })

async function show(article: RouteArticle, isShown: boolean, user = author) {
  return user.api.showHealth({ params: of(article), body: { shown: isShown } })
}

async function layerOf(client: Pick<TestClient, 'api'>, article = shown): Promise<string> {
  const answer = await client.api.readRoute({ params: of(article), query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return JSON.stringify(answer.data.layer)
}

describe('what sensors told about a body', () => {
  it.each<[string, () => Promise<TestClient>]>([
    ['a guest', async () => test.aGuest()],
    ['a user', () => test.aVerifiedUser()],
    ['a moderator', () => test.aModerator()],
  ])('is told to %s by no endpoint', async (_, aReader) => {
    await askEveryEndpoint({ owned, articles: [shown, shared], shared }, aReader, (text, question) =>
      expect(said(text), question).not.toMatch(HEALTH),
    )
  })

  it.each<[string, () => string]>([
    ['the article', () => `/api/v1/routes/${shown.id}`],
    ['the article by a link', () => `/api/v1/routes/${shared.id}?token=${tokenOf(shared)}`],
    ...['gpx', 'gpxzip', 'kml', 'kmz', 'geojson', 'fit', 'tcx'].map((format): [string, () => string] => [
      `the file as ${format}`,
      () => `/api/v1/routes/${shown.id}/export?format=${format}`,
    ]),
    ['a frame', () => `/embed/${shown.id}`],
    ['the feed', () => '/feed.atom'],
    ['the search map', () => `/api/v1/search/map/routes/${shown.id}`],
  ])('is in nothing that others get: %s', async (_, address) => {
    const text = await textOf(test.aGuest(), address())
    expect(text.length).toBeGreaterThan(50)
    expect(text).not.toContain('"error"')
    expect(said(text)).not.toMatch(HEALTH)
  })

  it('is its author’s, in the article and in files; temperatures are everybody’s', async () => {
    const own = await layerOf(author)
    expect(own).toMatch(HEALTH)
    for (const part of ['heart_rates', 'powers', 'cadences']) expect(own).toContain(part)
    const fileOf = (client: TestClient, format: string) =>
      textOf(client, `/api/v1/routes/${shown.id}/export?format=${format}`)
    expect(await fileOf(author, 'gpx')).toContain(`<gpxtpx:hr>${HEART}</gpxtpx:hr>`)
    for (const format of ['kml', 'kmz']) expect(await fileOf(author, format)).toContain(`<gx:value>${HEART}</gx:value>`)
    expect(await fileOf(author, 'geojson')).toContain(`"heart":[${HEART},${HEART},null]`)
    expect(await textOf(author, '/api/v1/self/data-archive')).toContain('heart_rates')
    expect(await layerOf(test.aGuest())).toContain(`"temperatures":[${AIR},null,${AIR}]`)
    expect(await fileOf(test.aGuest(), 'gpx')).toContain('<gpxtpx:atemp>')
    expect(await fileOf(test.aGuest(), 'kml')).toContain(`<gx:value>${AIR}</gx:value>`)
    expect(await fileOf(test.aGuest(), 'geojson')).toContain(`"atemps":[${AIR},null,${AIR}]`)
  })

  it.each([
    ['hides it', false],
    ['shows it', true],
  ])('is in no copy that others make while its author %s', async (_, isShown) => {
    const article = await createArticle(author, { layer: RECORDED })
    await show(article, isShown)
    const cloner = await test.aVerifiedUser()
    const body = { title: '写し', layer_ids: ['layer-1'], with_text: true }
    const clone = await cloner.api.cloneRoute({ params: of(article), query: {}, body })
    if (!clone.ok) throw new Error(clone.error.code)
    expect(JSON.stringify(clone.data.layer)).not.toMatch(HEALTH)
    expect(JSON.stringify(clone.data.layer)).toContain('temperatures')
    expect(clone.data).toMatchObject({ shows_health: false })
    await show(clone.data, true, cloner)
    expect(await layerOf(cloner, clone.data)).not.toMatch(HEALTH)
  })
})

describe('an author who shows it', () => {
  it('shows it at once, to all, and hides it again; the version stays', async () => {
    const article = await createArticle(author, { layer: RECORDED })
    expect(await layerOf(test.aGuest(), article)).not.toMatch(HEALTH)
    expect(await show(article, true)).toMatchObject({ ok: true, status: 204 })
    expect(await layerOf(test.aGuest(), article)).toMatch(HEALTH)
    const answer = await test.aGuest().api.readRoute({ params: of(article), query: {} })
    expect(answer).toMatchObject({ data: { shows_health: true, version: 1 } })
    const gpx = `/api/v1/routes/${article.id}/export?format=gpx`
    expect(await textOf(test.aGuest(), gpx)).toContain(`<gpxtpx:hr>${HEART}</gpxtpx:hr>`)
    expect(await show(article, false)).toMatchObject({ status: 204 })
    expect(await layerOf(test.aGuest(), article)).not.toMatch(HEALTH)
    expect(await layerOf(author, article)).toMatch(HEALTH)
  })

  it('keeps showing it, and keeps hiding it, after a save', async () => {
    for (const isShown of [true, false]) {
      const article = await createArticle(author, { layer: RECORDED })
      await show(article, isShown)
      const { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path } = article
      const input = { title: `${title}2`, summary, layer, context, tag, is_draft, private_mode, thumbnail_path }
      const saved = await author.api.saveRoute(
        { params: of(article), query: {}, body: { ...input, layer: RECORDED } },
        { headers: { 'if-match': '"1"' } },
      )
      expect(saved).toMatchObject({ ok: true, data: { version: 2, shows_health: isShown } })
      expect(HEALTH.test(await layerOf(test.aGuest(), article))).toBe(isShown)
    }
  })

  it('shows what no private place hides', async () => {
    const person = await test.aVerifiedUser()
    const article = await createArticle(person, { layer: RECORDED })
    await show(article, true, person)
    await hideHome(person)
    const cut = await layerOf(test.aGuest(), article)
    expect(cut).toContain(`"heart_rates":[null,${HEART},null]`)
    await show(article, false, person)
    expect(await layerOf(test.aGuest(), article)).not.toMatch(HEALTH)
    const own = await layerOf(person, article)
    expect(own).toContain(`"heart_rates":[${HEART},${HEART},null]`)
    const [place] = await placesOf(person)
    await person.api.deletePrivatePlace({ params: { id: String(place?.id) } })
    expect(await layerOf(test.aGuest(), article)).not.toMatch(HEALTH)
  })

  it('is asked nobody else', async () => {
    const other = await test.aVerifiedUser()
    expect(await show(shown, true, other)).toMatchObject({ ok: false, error: { code: 'article.not_found' } })
    expect(await layerOf(test.aGuest())).not.toMatch(HEALTH)
  })
})

async function placesOf(person: TestUser) {
  const answer = await person.api.listPrivatePlaces({})
  return answer.ok ? answer.data.data : []
}
