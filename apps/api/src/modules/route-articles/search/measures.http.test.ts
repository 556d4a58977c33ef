import { encodePolyline, type Position } from '@mishiori/map-document'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import type { TestClient, TestUser } from '../../../testing/index.ts'
import { SEARCH_ADAPTERS, type SearchTest } from '../../../testing/search-adapters.ts'
import { fillExtents } from '../fill-extents.ts'
import { aBody, aLayer, aLine, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { foundTitles, type ListFilters } from '../testing/found-titles.ts'
import { createPostgresArticleSearch } from './postgres-article-search.ts'

describe.each(SEARCH_ADAPTERS)('a search by measures that %s answers', (_adapter, open) => {
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
    createArticle(author, { tag: [], summary: '', context: aBody(), ...over })

  describe('what a main line measures', () => {
    const tag = [{ name: 'measures' }]
    /** A straight walk that climbs all its way; without a climb, none of its elevations is known. */
    const walk = (title: string, km: number, up: number | null, over: Record<string, unknown> = {}) => {
      const path = Array.from({ length: 41 }, (_, index): Position => [138, 36 + (index * km) / 40 / 111.32])
      const elevations = up === null ? undefined : path.map((_, index) => 500 + (index * up) / 40)
      return article({ title, tag, layer: [aLayer(aLine({ path: encodePolyline(path), elevations, ...over }))] })
    }
    const AS_FOUND = { objectType: 'NAVIGATION_LINE', waypoints: null, mode: 'walking' }
    beforeAll(async () => {
      await walk('stroll', 2, 0) // 25 minutes in town, a constant of 1.4
      await walk('hill', 5, 400, { ...AS_FOUND, profile: 'hike' }) // 126 minutes, 9.3
      await walk('mountain', 10, 1400) // 311 minutes, 26
      await walk('unknown', 3, null)
      await article({ title: 'spot', tag, layer: [aLayer(aSpot())] })
      const round = encodePolyline(
        [138, 138.01, 138.01, 138].map((lng, index): Position => [lng, index === 2 ? 36.01 : 36]),
      )
      await article({ title: 'round', tag, layer: [aLayer(aLine({ path: round }))] })
    })
    const measured = (query: ListFilters) => find({ tag: 'measures', ...query })

    it('narrows by the estimate, both ends included, and never by an unknown one', async () => {
      expect(await measured({ min_minutes: '60' })).toEqual(['mountain', 'hill'])
      expect(await measured({ max_minutes: '60' })).toEqual(['stroll'])
      expect(await measured({ min_minutes: '25', max_minutes: '25' })).toEqual(['stroll'])
      expect(await measured({ min_minutes: '60', max_minutes: '240', max_km: '8' })).toEqual(['hill'])
    })

    it('narrows by climb and by strength', async () => {
      expect(await measured({ min_climb_m: '300', max_climb_m: '1000' })).toEqual(['hill'])
      expect(await measured({ max_climb_m: '0' })).toEqual(['stroll'])
      expect(await measured({ level: 'easy' })).toEqual(['hill', 'stroll'])
      expect(await measured({ level: 'moderate' })).toEqual([])
      expect(await measured({ level: 'hard' })).toEqual(['mountain'])
    })

    it('tells what comes back from what goes one way, and how lines are gone', async () => {
      expect(await measured({ loop: '1' })).toEqual(['round'])
      expect(await measured({ loop: '0' })).toEqual(['unknown', 'mountain', 'hill', 'stroll'])
      expect(await measured({ profile: 'hike' })).toEqual(['hill'])
      expect(await measured({ profile: 'car' })).toEqual([])
    })

    it.each<[sort: NonNullable<ListFilters['sort']>, known: readonly string[]]>([
      ['course_minutes', ['stroll', 'hill', 'mountain']],
      ['climb_m', ['mountain', 'hill', 'stroll']],
      ['course_constant', ['stroll', 'hill', 'mountain']],
    ])('orders by %s, what is unknown at last', async (sort, known) => {
      const titles = await measured({ sort })
      expect(titles.slice(0, 3)).toEqual(known)
      expect(titles.slice(3)).toEqual(['round', 'spot', 'unknown'])
      const all = await find({ sort })
      expect(all.filter((title) => known.includes(title))).toEqual(known)
    })

    it('follows facts that are filled in again', async () => {
      const { id } = await walk('later', 2, 0)
      const row = eq(routeArticles.id, id)
      await test.db.update(routeArticles).set({ courseMinutes: 600, factsVersion: 0 }).where(row)
      const search = createPostgresArticleSearch(test.db)
      await test.db.transaction((tx) => search.relearn(tx, id))
      expect(await measured({ min_minutes: '500' })).toEqual(['later'])
      await fillExtents({ db: test.db, search, report: console.error }, AbortSignal.timeout(60_000))
      expect(await measured({ min_minutes: '500' })).toEqual([])
      expect(await measured({ max_minutes: '60' })).toEqual(['later', 'stroll'])
      expect(await find({ q: 'later', tag: 'measures' })).toEqual(['later'])
    })

    it.each([
      'min_minutes=1.5',
      'level=steep',
      'loop=yes',
      'profile=horse',
      'sort=minutes',
      'max_climb_m=-1',
      'stairs=0',
      'season=fall',
    ])('refuses ?%s', async (query) => {
      expect((await guest.fetch(`/api/v1/routes?${query}`, {})).status).toBe(422)
    })
  })

  describe('seasons', () => {
    it('are those of the tags that authors give, in either language and however they are written', async () => {
      const of = (title: string, ...names: readonly string[]) =>
        article({ title, tag: ['seasons', ...names].map((name) => ({ name })) })
      await of('maples', '紅葉', '秋')
      await of('leaves', 'Ａｕｔｕｍｎ')
      await of('blossoms', '桜')
      await of('ski', 'Snow')
      await of('ever')
      const found = (query: ListFilters) => find({ tag: 'seasons', ...query })
      expect(await found({ season: 'autumn' })).toEqual(['leaves', 'maples'])
      expect(await found({ season: 'spring' })).toEqual(['blossoms'])
      expect(await found({ season: 'summer' })).toEqual([])
      expect(await found({ season: 'winter', photos: '1' })).toEqual([])
      expect(await find({ season: 'winter', sort: 'favorite_count' })).toEqual(['ski'])
    })
  })
})
