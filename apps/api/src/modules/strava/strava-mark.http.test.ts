import {
  addLayers,
  joinLines,
  mapObjectId,
  parseMapDocument,
  serializeMapDocument,
  splitLine,
} from '@mishiori/map-document'
import { readRouteFile, toMapObjects } from '@mishiori/route-files'
import { articleContent, openBundle } from '@repo/article-bundle'
import type { NewRouteArticleInput, RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { aLayer, aLine, anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { buildStravaApp, type StravaApp, startImport, untilDone } from './testing/strava-app.ts'

let database: TestDatabase
let test: StravaApp
let athlete: TestUser
/** Made of an activity of the athlete. */
let imported: RouteArticle
let stranger: TestUser
beforeAll(async () => {
  database = await createTestDatabase()
  test = await buildStravaApp({ database })
  const connected = await test.aConnectedUser()
  athlete = connected.user
  const activity = connected.athlete.activities[0]?.id ?? 0
  const { items } = await untilDone(athlete, (await startImport(athlete, [activity])).id)
  imported = await read(athlete, Number(items[0]?.route_id))
  stranger = await test.aVerifiedUser()
})
afterAll(async () => {
  await test.close()
  await database.drop()
})

const REFUSED = { status: 422, error: { code: 'article.source_private' } }
const PUBLIC = { is_draft: false, private_mode: null } as const
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

async function read(user: TestUser, id: number): Promise<RouteArticle> {
  const answer = await user.api.readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const create = (user: TestUser, body: NewRouteArticleInput) => user.api.createRoute({ query: {}, body }, key())

/** Imports what was read of a file, and tries to publish it: the answers to both. */
async function importAndPublish(user: TestUser, input: NewRouteArticleInput) {
  const draft = await create(user, input)
  if (!draft.ok) return { draft, published: draft }
  const { origin: _, ...content } = input
  const params = { id: String(draft.data.id) }
  const body = { ...content, ...PUBLIC }
  const published = await user.api.saveRoute({ params, body }, { headers: { 'if-match': `"${draft.data.version}"` } })
  return { draft, published }
}

async function exported(user: TestUser, path: string): Promise<Blob> {
  const answer = await user.fetch(path, {})
  expect(answer.status).toBe(200)
  return answer.blob()
}

const FILES = {
  'the file of an article': (article: RouteArticle) => `/api/v1/self/routes/${article.id}/bundle`,
  'the archive of all data': () => '/api/v1/self/data-archive',
} as const

async function bundled(user: TestUser, file: keyof typeof FILES, article: RouteArticle): Promise<NewRouteArticleInput> {
  const opened = await openBundle(await exported(user, FILES[file](article)))
  if (!opened.ok) throw new Error(opened.refusal)
  const { articles } = opened.bundle
  const bundle = articles.find(({ folder }) => folder === '' || folder === `routes/${article.id}`)
  const content = await bundle?.read()
  if (!content) throw new Error('it was not read')
  return content.input
}

const layersOf = (article: Pick<RouteArticle, 'layer'>) => article.layer as { objects: Record<string, unknown>[] }[] // written above

function changed(article: RouteArticle, change: (line: Record<string, unknown>) => Record<string, unknown>) {
  return layersOf(article).map((layer) => ({ ...layer, objects: layer.objects.map(change) }))
}

describe('a route from Strava that comes back', () => {
  it.each(Object.keys(FILES) as (keyof typeof FILES)[])('with %s is nobody’s to publish', async (file) => {
    const input = await bundled(athlete, file, imported)
    expect(input.origin).toMatchObject({ source: 'strava', signature: expect.stringMatching(/^[\w-]{43}$/) })
    for (const user of [athlete, stranger]) {
      const { draft, published } = await importAndPublish(user, input)
      expect([draft, published]).toMatchObject([{ ok: true, data: { source: 'strava' } }, REFUSED])
    }
  })

  it('has its mark by an id of its lines too, when the file was robbed of all that says so', async () => {
    const { origin: _, ...input } = await bundled(athlete, 'the file of an article', imported)
    const layer = changed(imported, ({ source: __, ...line }) => line)
    const { draft, published } = await importAndPublish(stranger, { ...input, layer })
    expect([draft, published]).toMatchObject([{ ok: true, data: { source: 'strava' } }, REFUSED])
  })

  it('is not taken where the file says that it is nobody’s and was signed otherwise', async () => {
    const input = await bundled(athlete, 'the file of an article', imported)
    const layer = changed(imported, ({ source: _, ...line }) => ({ ...line, id: 'a', tmpId: 'a' }))
    const { issuer, signature } = input.origin ?? { issuer: '', signature: '' }
    const origin = { issuer, signature, source: null }
    expect(await create(stranger, { ...input, layer, origin })).toMatchObject({
      status: 422,
      error: { code: 'article.origin_invalid' },
    })
  })

  it('has its mark in files that were made before marks were signed', async () => {
    const layer = changed(imported, ({ source: _, ...line }) => ({ ...line, id: 'a', tmpId: 'a' }))
    const old = articleContent({ ...imported, layer, origin: undefined })
    expect(old?.input.origin).toEqual({ issuer: '', source: 'strava', signature: '' })
    const { draft, published } = await importAndPublish(stranger, old?.input ?? anArticle())
    expect([draft, published]).toMatchObject([{ ok: true, data: { source: 'strava' } }, REFUSED])
  })

  it.each(['gpx', 'kml', 'geojson'])('with a file of its map (%s) brings its mark', async (format) => {
    const blob = await exported(athlete, `/api/v1/routes/${imported.id}/export?format=${format}`)
    const result = await readRouteFile(new Uint8Array(await blob.arrayBuffer()))
    if (!result.ok) throw new Error(result.refusal.code)
    let made = 0
    const names = { layer: 'Map', spot: String, area: String }
    const { layers } = toMapObjects(result.file, { createId: () => `o${made++}`, names })
    const added = addLayers(
      { layers: [], mainLineId: null },
      layers.map((layer, at) => ({ ...layer, id: `L${at}` as never })), // an id of a layer is a text
    )
    if (!added.ok) throw new Error(added.issue.code)
    const layer = [...serializeMapDocument(added.document)]
    const { draft, published } = await importAndPublish(stranger, anArticle({ layer, is_draft: true }))
    expect([draft, published]).toMatchObject([{ ok: true, data: { source: 'strava' } }, REFUSED])
  })
})

describe('a line from Strava', () => {
  const split = (article: RouteArticle) => {
    const parsed = parseMapDocument(changed(article, (line) => ({ ...line, objectType: 'LINE', type: 'LINE' })))
    if (!parsed.ok) throw new Error('it was not read')
    const id = mapObjectId(String(layersOf(article)[0]?.objects[0]?.tmpId))
    const parts = splitLine(parsed.document, id, { index: 1, newId: mapObjectId('part'), newName: 'part' })
    if (!parts.ok) throw new Error(parts.issue.code)
    return { document: parts.document, id }
  }

  it('that was copied by hand marks the article that it comes into', async () => {
    const { document } = split(imported)
    const part = serializeMapDocument(document)[0]?.objects.find(({ tmpId }) => tmpId === 'part')
    const layer = [aLayer(aLine(), { ...part, id: 'copy', tmpId: 'copy' })]
    const own = await createArticle(athlete, { title: 'My own' })
    const saved = await athlete.api.saveRoute(
      { params: { id: String(own.id) }, body: anArticle({ layer, is_draft: true }) },
      { headers: { 'if-match': `"${own.version}"` } },
    )
    expect(saved).toMatchObject({ ok: true, data: { source: 'strava' } })
    const without = anArticle({ layer: [aLayer(aLine())], ...PUBLIC })
    const published = await athlete.api.saveRoute(
      { params: { id: String(own.id) }, body: without },
      { headers: { 'if-match': `"${own.version + 1}"` } },
    )
    expect(published).toMatchObject(REFUSED)
    expect(await create(athlete, anArticle({ layer, ...PUBLIC }))).toMatchObject(REFUSED)
  })

  it('marks the line that it is joined to', async () => {
    const { document, id } = split(imported)
    const own = { ...document.layers[0]?.objects[0], id: mapObjectId('own'), source: undefined } as never // a line
    const layers = document.layers.map((layer) => ({ ...layer, objects: [...layer.objects, own] }))
    const joined = joinLines({ ...document, layers }, mapObjectId('own'), id)
    if (!joined.ok) throw new Error(joined.issue.code)
    const line = serializeMapDocument(joined.document)[0]?.objects.find(({ tmpId }) => tmpId === 'own')
    expect(await create(stranger, anArticle({ layer: [aLayer({ ...line })], ...PUBLIC }))).toMatchObject(REFUSED)
  })

  it('is no part of what is proposed for a route of somebody else', async () => {
    const article = await createArticle(stranger, { ...PUBLIC })
    const [line] = layersOf(imported)[0]?.objects ?? []
    const [layer] = article.layer as { id: string }[]
    const after = { layer_id: layer?.id, object: { ...line, id: 'theirs', tmpId: 'theirs' } }
    const change = { kind: 'object', id: 'theirs', previous_id: null, before: null, after }
    const body = { base_version: article.version, changes: [change], reason: 'A way' }
    const proposed = await athlete.api.createProposal({ params: { id: String(article.id) }, body }, key())
    expect(proposed).toMatchObject(REFUSED)
  })
})

describe('a route of one’s own', () => {
  it.each(Object.keys(FILES) as (keyof typeof FILES)[])('comes back with %s and is published', async (file) => {
    const own = await createArticle(athlete, { title: 'Drawn' })
    const input = await bundled(athlete, file, own)
    expect(input.origin).toMatchObject({ source: null })
    const { draft, published } = await importAndPublish(stranger, { ...input, title: 'With another title' })
    expect([draft, published]).toMatchObject([
      { ok: true, data: { source: null } },
      { ok: true, data: { status: 'public' } },
    ])
  })

  it.each([
    ['no instance', undefined],
    ['another instance', { issuer: 'https://elsewhere.example', source: null, signature: 'AAAA' }],
  ])('is taken from a file that is signed by %s', async (_, origin) => {
    const created = await create(stranger, { ...anArticle({ is_draft: true }), ...(origin && { origin }) })
    expect(created).toMatchObject({ ok: true, data: { source: null } })
  })
})
