import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, aLayer, aLine, anArticle, aParagraph, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ name: 'hikari.k', nickname: 'ひかり' })
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput> = {}, by = author) => createArticle(by, over)

const save = (article: RouteArticle, over: Partial<RouteArticleInput> = {}, version = article.version) =>
  author.api.saveRoute(
    { params: { id: String(article.id) }, body: anArticle(over) },
    { headers: { 'if-match': `"${version}"` } },
  )

describe('creating', () => {
  it('answers the whole article with what the server derives', async () => {
    const answer = await author.api.createRoute({ body: anArticle() })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('etag')).toBe('"1"')
    const article = answer.ok ? answer.data : null
    expect(article).toMatchObject({
      title: '鳥居峠を越える',
      tag: [{ name: '中山道' }, { name: 'Hiking' }],
      status: 'public',
      version: 1,
      phobidden: false,
      favorite_count: 0,
      copy_count: 0,
      full_share_url: null,
      viewer_can: { edit: true },
      user: { name: 'hikari.k', nickname: 'ひかり' },
      min_lat: 35.9312,
      max_lat: 35.9455,
      min_lng: 137.7846,
      max_lng: 137.8012,
      // 0.89 km + 1.32 km by haversine on the path's three points
      distance_km: 2.2,
      body_html: '<p>石畳を登る。</p>',
    })
    expect(article?.preview_path).toMatch(/^\/previews\/[\w-]{43}\.webp$/)
  })

  it('takes a draft without a title, a layer or a word', async () => {
    const draft = await create({ title: '', summary: '', layer: [], context: aBody(), tag: [], is_draft: true })
    expect(draft).toMatchObject({ status: 'draft', layer: [], distance_km: null, min_lat: null })
  })

  it('gives the owner of a link-shared article its address', async () => {
    const shared = await create({ private_mode: 'url' })
    expect(shared.full_share_url).toMatch(new RegExp(`^http://localhost/routes/${shared.id}\\?token=[\\w-]{32}$`))
    await author.api.deleteRoute({ params: { id: String(shared.id) } })
  })

  it.each<[string, string, Partial<RouteArticleInput>]>([
    ['article.title_required', 'a published article without a title', { title: ' 　' }],
    ['article.map_empty', 'a published article without a layer', { layer: [] }],
    ['article.map_empty', 'a published article with a shape only', { layer: [aLayer(aCircle())] }],
    ['article.map_invalid', 'a line of one point', { layer: [aLayer(aLine({ path: '_p~iF~ps|U' }))] }],
    ['article.map_invalid', 'an object of an unknown kind', { layer: [aLayer({ ...aLine(), objectType: 'ROCKET' })] }],
    ['article.map_invalid', 'a layer that is no object', { layer: [null] }],
    ['article.body_invalid', 'a body that is no document', { context: '<p>words</p>' }],
    ['article.body_invalid', 'a header of level 7', { context: aBody({ type: 'header', level: 7, text: 'x' }) }],
    ['request.invalid', 'the same tag twice, in another width', { tag: [{ name: 'Hike' }, { name: 'ＨＩＫＥ' }] }],
    ['request.invalid', 'a blank tag', { tag: [{ name: ' ' }] }],
    ['request.invalid', 'an eleventh tag', { tag: Array.from({ length: 11 }, (_, n) => ({ name: `t${n}` })) }],
    ['request.invalid', 'an eleventh layer', { layer: Array.from({ length: 11 }, (_, n) => ({ ...aLayer(), id: n })) }],
    ['request.invalid', 'a title of 256 characters', { title: 'x'.repeat(256) }],
    ['file.not_found', 'a thumbnail that is nobody’s file', { thumbnail_path: '/files/none.jpg' }],
    ['file.not_found', 'a thumbnail from elsewhere', { thumbnail_path: 'https://example.com/a.jpg' }],
  ])('refuses with %s %s', async (code, _what, over) => {
    const answer = await author.api.createRoute({ body: anArticle(over) })
    expect(answer.ok ? null : answer.error.code).toBe(code)
  })

  it('takes ten tags and names the place of a fault', async () => {
    const ten = await create({ tag: Array.from({ length: 10 }, (_, n) => ({ name: `t${n}` })) })
    expect(ten.tag).toHaveLength(10)
    const answer = await author.api.createRoute({ body: anArticle({ layer: [aLayer(aSpot({ name: '' }))] }) })
    expect(answer.ok ? null : answer.error.fields).toEqual([{ field: 'layer.0.objects.0', rule: 'name.required' }])
  })

  it.each(['version', 'favorite_count', 'phobidden', 'user_id'])(
    '[B22] refuses a client that sets %s',
    async (field) => {
      const answer = await author.api.createRoute({ body: { ...anArticle(), [field]: 1 } })
      expect(answer).toMatchObject({ ok: false, error: { code: 'request.invalid', fields: [{ field }] } })
    },
  )

  it('[C29] stores and renders hostile words without what makes them hostile', async () => {
    const hostile = [
      '<img src=x onerror=alert(1)>a',
      '<a href="javascript:alert(1)">b</a>',
      '<svg><script>alert(1)</script></svg>c',
      '<span class="map-link" data-map-link="line-1" onclick="x()">d</span>',
    ]
    const article = await create({ context: aBody(...hostile.map(aParagraph)) })
    const stored = JSON.stringify(article.context) + article.body_html
    expect(stored).not.toMatch(/onerror|onclick|javascript:|<script|<svg|<img/i)
    for (const word of ['a', 'b', 'c', 'd']) expect(article.body_html).toContain(word)
    expect(article.body_html).toContain('data-map-link="line-1"')
  })

  it('keeps one article for equal requests under one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = anArticle({ title: 'once' })
    const first = await author.api.createRoute({ body }, { headers })
    const again = await author.api.createRoute({ body }, { headers })
    expect(again.ok && first.ok && again.data.id === first.data.id).toBe(true)
  })
})

describe('saving', () => {
  it('replaces everything and raises the version', async () => {
    const article = await create()
    const answer = await save(article, { title: '改題', tag: [{ name: '秋' }], layer: [aLayer(aSpot())] })
    expect(answer.headers.get('etag')).toBe('"2"')
    expect(answer).toMatchObject({
      data: { title: '改題', version: 2, tag: [{ name: '秋' }], distance_km: null, created_at: article.created_at },
    })
    const preview = answer.ok ? answer.data.preview_path : ''
    expect(preview).not.toBe(article.preview_path)
  })

  it('[F63] refuses a save from an older version and hands back the newer one whole', async () => {
    const article = await create()
    await save(article, { title: 'theirs' })
    const answer = await save(article, { title: 'mine' })
    expect(answer.status).toBe(412)
    expect(answer).toMatchObject({
      error: { code: 'article.version_conflict', params: { version: 2 } },
      body: {
        current: { id: article.id, title: 'theirs', version: 2, layer: article.layer, context: article.context },
      },
    })
  })

  it.each([undefined, '*', '1', 'W/"1"', '"x"', '"1", "2"'])(
    'asks for the version when If-Match is %j',
    async (header) => {
      const article = await create()
      const headers = header === undefined ? {} : { 'if-match': header }
      const answer = await author.api.saveRoute({ params: { id: String(article.id) }, body: anArticle() }, { headers })
      expect(answer).toMatchObject({ status: 428, error: { code: 'article.version_required' } })
    },
  )

  it('lets exactly one of twenty saves from one version pass', async () => {
    const article = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(article, { title: `title ${n}` })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19)
  })

  it('[B21] answers a stranger as if the article did not exist, drafts and public ones alike', async () => {
    const article = await create()
    const stranger = await test.aVerifiedUser()
    const headers = { 'if-match': '"1"' }
    for (const id of [article.id, 999_999_999]) {
      const params = { id: String(id) }
      const answers = [
        await stranger.api.saveRoute({ params, body: anArticle() }, { headers }),
        await stranger.api.deleteRoute({ params }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    }
    expect(await author.api.readRoute({ params: { id: String(article.id) } })).toMatchObject({ data: { version: 1 } })
  })

  it('[B23] leaves a forbidden article forbidden and its counters alone', async () => {
    const article = await create()
    const counters = { isForbidden: true, favoriteCount: 7, copyCount: 3 }
    await test.db.update(routeArticles).set(counters).where(eq(routeArticles.id, article.id))
    const answer = await save(article, { title: 'mended' })
    expect(answer).toMatchObject({
      data: { status: 'forbidden', phobidden: true, favorite_count: 7, copy_count: 3, title: 'mended' },
    })
  })

  it('stores all of a save or nothing of it', async () => {
    const article = await create()
    await test.db.execute(sql`
      create function refuse_tags() returns trigger language plpgsql as $$ begin raise exception 'the disk is gone'; end $$`)
    await test.db.execute(
      sql`create trigger refuse_tags before insert on route_tags for each row execute function refuse_tags()`,
    )
    const answer = await save(article, { title: 'half', layer: [aLayer(aSpot())], context: aBody(aParagraph('half')) })
    await test.db.execute(sql`drop trigger refuse_tags on route_tags`)
    expect(answer.status).toBe(500)
    const after = await author.api.readRoute({ params: { id: String(article.id) } })
    expect(after.ok ? after.data : null).toEqual(article)
  })
})

describe('the limit of unlisted articles', () => {
  it('lets ten of twenty parallel requests pass, and any number of drafts and public articles beside them', async () => {
    const owner = await test.aVerifiedUser()
    const modes = ['url', 'private'] as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        owner.api.createRoute({ body: anArticle({ private_mode: modes[n % 2] ?? null }) }),
      ),
    )
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
    expect(refused).toHaveLength(10)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'article.limit_reached', params: { max: PRODUCT_LIMITS.unlistedArticles } })
    }
    const draft = await create({ is_draft: true, private_mode: 'url' }, owner)
    await create({}, owner)
    const publish = await owner.api.saveRoute(
      { params: { id: String(draft.id) }, body: anArticle({ private_mode: 'url' }) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(publish).toMatchObject({ error: { code: 'article.limit_reached' } })
    const unlisted = answers.find((answer) => answer.ok)
    const resave = await owner.api.saveRoute(
      { params: { id: String(unlisted?.ok && unlisted.data.id) }, body: anArticle({ private_mode: 'private' }) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(resave.ok).toBe(true)
    expect(await owner.api.listOwnRoutes()).toMatchObject({ data: { total: 12, unlisted_count: 10 } })
  })
})

function aCircle() {
  return { tmpId: 'c', objectType: 'CIRCLE', name: 'c', color: '#DB0730', center_lat: 35, center_lng: 137, radius: 500 }
}
