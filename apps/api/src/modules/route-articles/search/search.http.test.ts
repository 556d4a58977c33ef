import { encodePolyline, type Position } from '@mishiori/map-document'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import type { TestClient, TestUser } from '../../../testing/index.ts'
import { SEARCH_ADAPTERS, type SearchTest } from '../../../testing/search-adapters.ts'
import { aBody, aLayer, aLine, aParagraph, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { foundTitles, type ListFilters } from '../testing/found-titles.ts'
import { articleSearchRepository } from './article-search.repository.ts'
import { fillSearch } from './fill-search-until-done.ts'
import { indexRow } from './index-row.ts'

describe.each(SEARCH_ADAPTERS)('a search that %s answers', (_adapter, open) => {
  let test: SearchTest
  let author: TestUser
  let guest: TestClient
  beforeAll(async () => {
    test = await open()
    author = await test.aVerifiedUser()
    guest = test.aGuest()
  })
  afterAll(() => test.close())

  const find = async (query: ListFilters) => {
    await test.settle()
    return foundTitles(guest, query)
  }

  const article = (over: Partial<RouteArticleInput>): Promise<RouteArticle> =>
    createArticle(author, { tag: [], summary: '', layer: [aLayer(aLine({ name: 'a' }))], context: aBody(), ...over })

  const lineThrough = (...path: readonly Position[]) => [aLayer(aLine({ path: encodePolyline(path) }))]

  describe('words', () => {
    beforeAll(async () => {
      await article({ title: '御嶽の見える道', summary: '静かな旧街道', tag: [{ name: '秋の山歩き' }] })
      await article({
        title: 'Zürich by night',
        context: aBody(aParagraph('Walking along the river at 22:00 with JR maps')),
      })
      await article({
        title: '見出しなし',
        layer: [aLayer(aLine(), aSpot({ name: 'カフェ・モンブラン', text: '定休日は火曜' }))],
      })
      await article({ title: '本文だけ', context: aBody(aParagraph('途中で御嶽を仰ぐ場所がある。')) })
    })

    it.each([
      ['御嶽', ['御嶽の見える道', '本文だけ']],
      ['旧街道', ['御嶽の見える道']],
      ['山歩', ['御嶽の見える道']],
      ['もんぶらん', ['見出しなし']],
      ['ﾓﾝﾌﾞﾗﾝ', ['見出しなし']],
      ['火曜', ['見出しなし']],
      ['嶽', ['御嶽の見える道', '本文だけ']],
      ['zurich', ['Zürich by night']],
      ['walk', ['Zürich by night']],
      ['walks night', ['Zürich by night']],
      ['ri', ['Zürich by night']],
      ['ＪＲ', ['Zürich by night']],
      ['御嶽 秋', ['御嶽の見える道']],
      ['ight', []],
      ['街道旧', []],
      ['御嶽 火曜', []],
      ['z', []],
      ['!?', []],
    ])('finds %j in titles, tags, summaries, names, descriptions and texts', async (q, titles) => {
      expect(await find({ q })).toEqual(titles)
    })

    it('puts titles before tags, tags before texts, and the better liked first among equals', async () => {
      await article({ title: 'x1', context: aBody(aParagraph('駒草の群落')) })
      await article({ title: 'x2', tag: [{ name: '駒草' }] })
      await article({ title: '駒草の尾根' })
      const liked = await article({ title: '駒草の沢' })
      await test.db.update(routeArticles).set({ favoriteCount: 9 }).where(eq(routeArticles.id, liked.id))
      expect(await find({ q: '駒草' })).toEqual(['駒草の沢', '駒草の尾根', 'x2', 'x1'])
      expect(await find({ q: '駒草', sort: 'created_at' })).toEqual(['駒草の沢', '駒草の尾根', 'x2', 'x1'])
      expect((await find({ q: '駒草', sort: 'favorite_count' }))[0]).toBe('駒草の沢')
    })

    it('follows every save: new words are found, old ones and what is hidden or deleted are not', async () => {
      const { id, version } = await article({ title: '銀竜草の道' })
      expect(await find({ q: '銀竜草' })).toEqual(['銀竜草の道'])
      const body = {
        title: '黒百合の道',
        summary: '',
        layer: lineThrough([138, 36], [138.01, 36]),
        context: aBody(),
        tag: [],
      }
      const shown = { is_draft: false, private_mode: null, thumbnail_path: null }
      const save = (over: Partial<RouteArticleInput>, at: number) =>
        author.api.saveRoute(
          { params: { id: String(id) }, body: { ...body, ...shown, ...over } },
          { headers: { 'if-match': `"${at}"` } },
        )
      expect((await save({}, version)).ok).toBe(true)
      expect(await find({ q: '銀竜草' })).toEqual([])
      expect(await find({ q: '黒百合' })).toEqual(['黒百合の道'])
      expect((await save({ is_draft: true }, version + 1)).ok).toBe(true)
      expect(await find({ q: '黒百合' })).toEqual([])
      expect((await save({}, version + 2)).ok).toBe(true)
      expect(await find({ q: '黒百合' })).toEqual(['黒百合の道'])
      await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, id))
      expect(await find({ q: '黒百合' })).toEqual([])
      await test.db.update(routeArticles).set({ isForbidden: false }).where(eq(routeArticles.id, id))
      expect((await author.api.deleteRoute({ params: { id: String(id) } })).ok).toBe(true)
      expect(await find({ q: '黒百合' })).toEqual([])
    })

    it('finds longer words by letters that follow each other, and compares what letters do not tell', async () => {
      await article({ title: 'the word', context: aBody(aParagraph('名高いとうげ岬めぐり山へ')) })
      await article({ title: 'parts of it', summary: 'とうげ岬 うげ岬め 岬めぐり めぐり山' })
      expect(await find({ q: 'とうげ岬めぐり山' })).toEqual(['the word'])
      await article({ title: 'mixed', summary: 'gpx2で歩く道' })
      await article({ title: 'only its parts', summary: 'gpx2 で 歩く' })
      expect(await find({ q: 'gpx2で歩く' })).toEqual(['mixed'])
      await article({ title: 'Internationalization of trails' })
      await article({ title: 'Internationalizability' })
      expect(await find({ q: 'internationalization' })).toEqual(['Internationalization of trails'])
    })

    it('is filled with what was published before, and again when it was marked as old', async () => {
      const { id } = await article({ title: '岩桔梗の頂' })
      const fill = () =>
        fillSearch({ ...test.services, db: test.db, report: console.error }, new AbortController().signal)
      await test.db.delete(articleSearch).where(eq(articleSearch.articleId, id))
      expect(await find({ q: '岩桔梗' })).toEqual([])
      await fill()
      expect(await find({ q: '岩桔梗' })).toEqual(['岩桔梗の頂'])
      await test.db.update(routeArticles).set({ placeJa: '秘境県 幻村' }).where(eq(routeArticles.id, id))
      await test.db.update(articleSearch).set({ version: 0 }).where(eq(articleSearch.articleId, id))
      await fill()
      expect(await find({ q: '幻村' })).toEqual(['岩桔梗の頂'])
    })
  })

  describe('words that many articles have', () => {
    type Made = Partial<typeof routeArticles.$inferInsert> & { readonly title: string }
    /** Puts articles into the index without their maps. */
    const put = async (articles: readonly Made[], text = '') => {
      const share = { userId: author.user.id, summary: '', isDraft: false, previewKey: 'made' }
      const rows = await test.db
        .insert(routeArticles)
        .overridingSystemValue()
        .values(articles.map((made) => ({ ...share, shareToken: crypto.randomUUID(), ...made })))
        .returning({ id: routeArticles.id, title: routeArticles.title })
      const index = articleSearchRepository(test.db)
      for (const { id, title } of rows) {
        const facts = await index.findFacts(id)
        const fields = { titles: [title], tags: [], place: '', text, tagKeys: [], hasPhotos: false, languages: [] }
        if (facts) await index.put(indexRow({ ...fields, mapTokens: [], anchor: null, outline: null }, facts))
      }
    }

    it('have the best liked of any age first', async () => {
      const made = Array.from({ length: 900 }, (_, n) => ({ title: `竜胆 ${n}`, favoriteCount: n === 0 ? 300 : 0 }))
      await put(made)
      const found = await find({ q: '竜胆' })
      expect(found[0]).toBe('竜胆 0')
      expect(found[1]).toBe('竜胆 899')
    })

    it('are found at any age, and where texts have to be compared', async () => {
      const ids = [100_000, 101_500, 110_000, 150_000, 700_000, 2_500_000, 9_000_000]
      await put(
        ids.map((id, likes) => ({ id, title: `風蝶草 ${id}`, favoriteCount: likes === 3 ? 5_000 : 0 })),
        '名高い紀伊山地の霊場',
      )
      const newestFirst = ids.map((id) => `風蝶草 ${id}`).toReversed()
      expect(await find({ q: '風蝶草', sort: 'created_at' })).toEqual(newestFirst)
      expect(await find({ q: '紀伊山地の霊場', sort: 'created_at' })).toEqual(newestFirst)
      const liked = '風蝶草 150000'
      const likedFirst = [liked, ...newestFirst.filter((title) => title !== liked)]
      expect(await find({ q: '風蝶草', sort: 'favorite_count' })).toEqual(likedFirst)
      expect(await find({ q: '風蝶草' })).toEqual(likedFirst)
    })
  })

  describe('filters', () => {
    const PHOTO = { type: 'image', url: 'https://example.com/a.jpg', caption: '', mapObjectId: null }
    beforeAll(async () => {
      const tag = [{ name: 'filters' }]
      await article({ title: 'short', tag, layer: lineThrough([140, 40], [140.02, 40]) })
      await article({ title: 'long', tag, layer: lineThrough([140, 41], [141, 41]) })
      await article({ title: 'date line', tag, layer: lineThrough([179.9, -17], [-179.9, -17]) })
      await article({
        title: 'with photo',
        tag,
        layer: [aLayer(aLine(), aSpot({ type: 'image', images: [PHOTO.url] }))],
      })
    })
    const tagged = (query: ListFilters) => find({ tag: 'filters', ...query })

    it('takes kilometres, both ends included', async () => {
      expect(await tagged({ max_km: '5' })).toEqual(['with photo', 'short'])
      expect(await tagged({ min_km: '50' })).toEqual(['long'])
      expect(await tagged({ min_km: '5', max_km: '50' })).toEqual(['date line'])
    })

    it('finds those with photos', async () => {
      expect(await tagged({ photos: '1' })).toEqual(['with photo'])
    })

    it('finds what is written in a language, be it as a translation', async () => {
      const tag = [{ name: 'languages' }]
      await article({ title: '峠道', tag, language: 'ja' })
      await article({ title: 'Pass', tag, language: 'en-us' })
      const translation = { title: 'Both', summary: '', context: aBody() }
      await article({ title: '両方', tag, language: 'ja', translation })
      expect(await find({ tag: 'languages', lang: 'ja' })).toEqual(['両方', '峠道'])
      expect(await find({ tag: 'languages', lang: 'en-us' })).toEqual(['両方', 'Pass'])
      expect(await find({ lang: 'en-us', tag: 'nothing' })).toEqual([])
    })

    it.each([
      ['around a line', '139.9,39.9,140.1,40.1', ['short']],
      ['in the middle of a line, far from its ends', '140.49,40.9,140.51,41.1', ['long']],
      ['across 180°', '170,-20,-170,-10', ['date line']],
      ['east of 180°', '-180,-20,-179.95,-10', ['date line']],
      ['west of 180°', '179.95,-20,180,-10', ['date line']],
      ['of the whole world', '-180,-85,180,85', ['with photo', 'date line', 'long', 'short']],
      ['where nothing is', '10,10,11,11', []],
      ['beside a line, within its bounding cell', '140.03,39.99,140.04,40.01', []],
    ])('finds what lies in a box %s', async (_, box, titles) => {
      expect(await tagged({ box })).toEqual(titles)
    })

    it('finds in a small box what passes through it from far away', async () => {
      const tag = [{ name: 'far' }]
      await article({ title: 'across the country', tag, layer: lineThrough([130, 45], [142, 45]) })
      await article({ title: 'across an ocean', tag, layer: lineThrough([142, 45.2], [179, 45.2], [-135, 45.2]) })
      expect(await find({ tag: 'far', box: '135.99,44.99,136.01,45.01' })).toEqual(['across the country'])
      expect(await find({ tag: 'far', box: '179.99,45.19,-179.99,45.21' })).toEqual(['across an ocean'])
      expect(await find({ tag: 'far', box: '135.99,45.11,136.01,45.15' })).toEqual([])
    })

    it.each([
      'box=1,2,3',
      'box=0,10,0,-10',
      'box=200,0,201,1',
      'photos=yes',
      'lang=fr',
      'min_km=-1',
      'near=x',
      'sort=best',
    ])('refuses ?%s', async (query) => {
      expect((await guest.fetch(`/api/v1/routes?${query}`, {})).status).toBe(422)
    })
  })

  describe('near a line', () => {
    it('finds what shares its way, the most first, and neither itself nor what only crosses its box', async () => {
      const ways = { start: [136, 35], middle: [136.1, 35.1], end: [136.2, 35] } as const
      const { id } = await article({ title: 'the line', layer: lineThrough(ways.start, ways.middle, ways.end) })
      await article({ title: 'half of it', layer: lineThrough(ways.middle, ways.end, [136.4, 34.9]) })
      await article({ title: 'the same way back', layer: lineThrough(ways.end, ways.middle, ways.start) })
      await article({ title: 'in its box, far from it', layer: lineThrough([136.09, 35], [136.11, 35]) })
      expect(await find({ near: String(id) })).toEqual(['the same way back', 'half of it'])
    })

    it('answers 404 for what is not public', async () => {
      const { id } = await article({ title: 'hidden', is_draft: true })
      expect((await guest.api.listRoutes({ query: { near: String(id) } })).status).toBe(404)
    })
  })

  describe('on the map', () => {
    it('answers a page of cards with their outlines and the marks of all pages', async () => {
      for (let n = 0; n < 21; n++) {
        await article({
          title: `mark ${n}`,
          tag: [{ name: 'marks' }],
          layer: lineThrough([130 + n / 100, 33], [130.001 + n / 100, 33]),
        })
      }
      await test.settle()
      const answer = await guest.api.searchMap({ query: { box: '129,32,131,34', tag: 'marks', page: '2' } })
      if (!answer.ok) throw new Error(answer.error.code)
      const { data, marks, total, is_capped } = answer.data
      expect(data).toHaveLength(1)
      expect(data[0]).toMatchObject({
        title: 'mark 0',
        lng: 130,
        lat: 33,
        outline: encodePolyline([
          [130, 33],
          [130.001, 33],
        ]),
      })
      expect([marks.length, total, is_capped]).toEqual([21, 21, false])
      const one = await guest.api.readMapRoute({ params: { id: String(marks[0]?.id) } })
      expect(one).toMatchObject({ data: { title: 'mark 20', lng: 130.2 } })
    })

    it('knows nothing of what is not public', async () => {
      const { id } = await article({ title: 'draft', is_draft: true })
      expect((await guest.api.readMapRoute({ params: { id: String(id) } })).status).toBe(404)
    })
  })
})
