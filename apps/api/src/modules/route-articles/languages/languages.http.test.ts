import { PRODUCT_LIMITS, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { articleBodies, routeArticles } from '../../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { fillSearch } from '../search/fill-search-until-done.ts'
import { aBody, aLayer, aLine, anArticle, aParagraph, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const inEnglish = (words: object) => ({ translations: { 'en-us': words } })
const LAYER = {
  ...aLayer(aLine(inEnglish({ name: 'Old road' })), aSpot(inEnglish({ name: 'Tea house', text: 'Open in summer' }))),
  ...inEnglish({ name: 'Day one' }),
}
const TRANSLATION = {
  title: 'Over the Torii Pass',
  summary: 'From Yabuhara to Narai',
  context: aBody(
    aParagraph('Climb the cobbles to the <span class="map-link" data-map-link="spot-1">tea house</span>.'),
  ),
}
const bilingual = (over: Partial<RouteArticleInput> = {}) =>
  createArticle(author, { language: 'ja', translation: TRANSLATION, layer: [LAYER], ...over })

async function read({ id }: RouteArticle): Promise<RouteArticle> {
  const answer = await test.aGuest().api.readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function save({ id, version }: RouteArticle, body: RouteArticleInput): Promise<RouteArticle> {
  const headers = { 'if-match': `"${version}"` }
  const answer = await author.api.saveRoute({ params: { id: String(id) }, body }, { headers })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('an article in two languages', () => {
  it('is read with both, and each text is cleaned', async () => {
    const hostile = aBody(aParagraph('<b>Climb</b><script>alert(1)</script>'))
    const article = await read(await bilingual({ translation: { ...TRANSLATION, title: ' Pass ', context: hostile } }))
    expect(article).toMatchObject({
      language: 'ja',
      title: '鳥居峠を越える',
      translation: { title: 'Pass', summary: 'From Yabuhara to Narai' },
      layer: [{ name: 'layer 1', ...inEnglish({ name: 'Day one' }) }],
    })
    expect(article.translation?.body_html).toContain('<b>Climb</b>')
    expect(article.translation?.body_html).not.toContain('<script')
    expect(JSON.stringify(article.translation?.context)).not.toContain('<script')
  })

  it('is listed with both titles and summaries, and no more', async () => {
    const { id } = await bilingual()
    const list = await test.aGuest().api.listUserRoutes({ params: { id: String(author.user.id) }, query: {} })
    const card = list.ok ? list.data.data.find((one) => one.id === id) : null
    expect(card?.translation).toEqual({ title: 'Over the Torii Pass', summary: 'From Yabuhara to Narai' })
  })

  it('loses the words on its map with the second language', async () => {
    const article = await save(await bilingual(), anArticle({ language: 'ja', translation: null, layer: [LAYER] }))
    expect(article.translation).toBeNull()
    expect(JSON.stringify(article.layer)).not.toContain('Tea house')
  })

  it('keeps the words of its own two languages alone', async () => {
    const layer = [
      { ...LAYER, translations: { ...LAYER.translations, fr: { name: 'Jour un' }, ja: { name: '一日目' } } },
    ]
    expect((await bilingual({ layer })).layer).toMatchObject([{ ...inEnglish({ name: 'Day one' }) }])
  })

  it('keeps the second language in a save that says nothing of it, on the map too', async () => {
    const plain = anArticle({ title: '鳥居峠', layer: [aLayer(aLine(), aSpot({ name: '茶屋' }))] })
    const article = await save(await bilingual(), plain)
    expect(article).toMatchObject({ title: '鳥居峠', language: 'ja', translation: { title: 'Over the Torii Pass' } })
    expect(article.layer).toMatchObject([
      {
        ...inEnglish({ name: 'Day one' }),
        objects: [inEnglish({ name: 'Old road' }), { name: '茶屋', ...inEnglish({ name: 'Tea house' }) }],
      },
    ])
  })

  it('is written in what its words look like unless it says so', async () => {
    const english = { title: 'Kiso Valley', summary: 'Old post towns' }
    expect((await createArticle(author)).language).toBe('ja')
    expect((await createArticle(author, english)).language).toBe('en-us')
    expect((await createArticle(author, { ...english, language: 'ja' })).language).toBe('ja')
  })

  it('that an older process wrote tells its language by its letters', async () => {
    const { id } = await createArticle(author, { title: 'Kiso Valley', summary: '' })
    await test.db.update(routeArticles).set({ language: null }).where(eq(routeArticles.id, id))
    expect((await read({ id } as RouteArticle)).language).toBe('en-us') // the id is all that is read
  })
})

describe('limits of the second language', () => {
  const { titleLength, summaryLength } = PRODUCT_LIMITS
  const create = (over: object) =>
    author.api.createRoute({ body: anArticle({ translation: { ...TRANSLATION, ...over } }) })

  it.each([
    [{ title: 'x'.repeat(titleLength.max), summary: 'y'.repeat(summaryLength.max) }, 201],
    [{ title: 'x'.repeat(titleLength.max + 1) }, 422],
    [{ summary: 'y'.repeat(summaryLength.max + 1) }, 422],
    [{ context: { version: 1, blocks: 'none' } }, 422],
    [{ title: '', summary: '', context: aBody() }, 201],
  ])('%#: answers %j with %i', async (over, status) => {
    expect((await create(over)).status).toBe(status)
  })

  it('refuses a body beyond the limit of one, and takes two below it', async () => {
    const body = (bytes: number) =>
      aBody(...Array.from({ length: Math.ceil(bytes / 9_000) }, () => aParagraph('a'.repeat(8_950))))
    const answer = await create({ context: body(PRODUCT_LIMITS.bodyBytes + 9_000) })
    expect(answer).toMatchObject({ ok: false, status: 413 })
    const below = body(PRODUCT_LIMITS.bodyBytes - 60_000)
    expect(
      (
        await author.api.createRoute({
          body: anArticle({ context: below, translation: { ...TRANSLATION, context: below } }),
        })
      ).status,
    ).toBe(201)
  })

  it('names the place of what is wrong in the second text', async () => {
    const wrong = await create({ context: { version: 1 } })
    expect(wrong).toMatchObject({ error: { code: 'article.body_invalid' } })
    expect(JSON.stringify(wrong)).toContain('translation.context')
  })
})

describe('earlier states and copies', () => {
  it('hold the second language, and bring it back', async () => {
    const first = await bilingual()
    const second = await save(first, anArticle({ language: 'ja', translation: null }))
    const params = { id: String(first.id), version: String(first.version) }
    expect(await author.api.readRevision({ params })).toMatchObject({
      data: { language: 'ja', translation: TRANSLATION },
    })
    const restored = await author.api.restoreRevision({ params }, { headers: { 'if-match': `"${second.version}"` } })
    expect(restored).toMatchObject({ data: { translation: { title: 'Over the Torii Pass' } } })
    expect(restored.ok && restored.data.layer).toMatchObject([inEnglish({ name: 'Day one' })])
  })

  it('copy both languages', async () => {
    const { id } = await bilingual()
    const body = { title: '鳥居峠のコピー', translated_title: 'Copy of Torii' }
    expect(await author.api.duplicateRoute({ params: { id: String(id) }, body })).toMatchObject({
      data: { title: '鳥居峠のコピー', translation: { title: 'Copy of Torii', summary: 'From Yabuhara to Narai' } },
    })
  })
})

describe('finding', () => {
  const find = async (q: string) => {
    const answer = await test.aGuest().api.listRoutes({ query: { q } })
    return answer.ok ? answer.data.data.map(({ id }) => id) : []
  }

  it('takes the words of both languages: titles, summaries, names and texts', async () => {
    const { id } = await bilingual({
      title: '与川道',
      summary: '静かな道',
      translation: { title: 'Yogawa trail', summary: 'A hushed bypass', context: aBody(aParagraph('Moonlit paddies')) },
    })
    for (const q of ['与川', '静か', 'yogawa', 'hushed', 'moonlit', 'tea house', '茶屋'])
      expect(await find(q)).toContain(id)
  })

  it('suggests an article with both titles', async () => {
    const { id } = await bilingual({ translation: { ...TRANSLATION, title: 'Magome post town' } })
    const answer = await test.aGuest().api.suggest({ query: { q: 'magome' } })
    expect(answer.ok && answer.data.routes).toMatchObject([
      { id, language: 'ja', title: '鳥居峠を越える', translation: { title: 'Magome post town' } },
    ])
  })

  it('is filled again with both', async () => {
    const { id } = await bilingual({ translation: { ...TRANSLATION, title: 'Refilled way' } })
    await test.db.delete(articleSearch).where(eq(articleSearch.articleId, id))
    expect(await find('refilled')).toEqual([])
    await fillSearch({ ...test.services, db: test.db, report: console.error }, new AbortController().signal)
    expect(await find('refilled')).toEqual([id])
  })

  it('finds one’s own articles by either title', async () => {
    const { id } = await bilingual({ translation: { ...TRANSLATION, title: 'Only mine in English' } })
    const own = await author.api.listOwnRoutes({ query: { q: 'mine in eng' } })
    expect(own.ok && own.data.data.map((one) => one.id)).toEqual([id])
  })
})

describe('files and other sites', () => {
  const get = async (path: string) => (await test.aGuest().fetch(path, {})).text()

  it('get names and titles in the language that they ask for, in the main one otherwise', async () => {
    const { id } = await bilingual()
    for (const path of [`/api/v1/routes/${id}/export?format=gpx&`, `/api/v1/routes/${id}/export?format=kml&`]) {
      expect(await get(`${path}hl=en-us`)).toMatch(/Over the Torii Pass[\s\S]*Tea house/)
      expect(await get(path)).toMatch(/鳥居峠を越える[\s\S]*峠の茶屋跡/)
    }
    expect(await get(`/api/v1/routes/${id}/export?format=geojson&hl=en-us&part=layer:layer-1`)).toContain('Old road')
  })

  it('frame an article in the language of the frame, and say what its title is in', async () => {
    const { id } = await bilingual()
    expect(await get(`/embed/${id}?hl=en-us`)).toMatch(/<h1>Over the Torii Pass<\/h1>/)
    const { id: plain } = await createArticle(author)
    expect(await get(`/embed/${plain}?hl=en-us`)).toContain('<h1 lang="ja">鳥居峠を越える</h1>')
    const url = `http://localhost/routes/${id}`
    expect(await get(`/oembed?${new URLSearchParams({ url: `${url}?hl=en-us` })}`)).toContain('Over the Torii Pass')
    expect(await get(`/oembed?${new URLSearchParams({ url })}`)).toContain('鳥居峠を越える')
  })

  it('read the feed in one language, and what each entry is in', async () => {
    await bilingual()
    expect(await get('/feed.atom?hl=en-us')).toContain('<title xml:lang="en-US">Over the Torii Pass</title>')
    expect(await get('/feed.atom')).toContain('<title xml:lang="ja">鳥居峠を越える</title>')
  })

  it('learn from the sitemap which articles come in two languages', async () => {
    const [{ id }, { id: plain }] = [await bilingual(), await createArticle(author)]
    const urls = (await get('/sitemaps/routes-1.xml')).split('<url>')
    const entry = (of: number) => urls.find((url) => url.includes(`/routes/${of}<`))
    expect(entry(id)).toContain(`hreflang="en-us" href="http://localhost/routes/${id}?hl=en-us"`)
    expect(entry(plain)).not.toContain('hreflang')
  })
})

it('stores no second text without a second language', async () => {
  const { id } = await createArticle(author)
  const [body] = await test.db.select().from(articleBodies).where(eq(articleBodies.articleId, id))
  expect(body?.translatedBody).toBeNull()
})
