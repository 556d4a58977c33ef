import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'
import { isPopular } from './article-search.table.ts'
import { levelsOfPopular, POPULAR_INDEXES } from './popular-articles.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.db.execute(sql`drop index route_search_tokens_idx`) // of empty indexes none is smaller
})
afterAll(() => test.close())

it.each(Object.entries(POPULAR_INDEXES))('a search for levels that %s has is answered by it', async (name, levels) => {
  const plan = await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain select from route_search where tokens @> array['街道'] and ${isPopular(levels)}`)
  })
  expect(JSON.stringify(plan)).toContain(name)
})

describe('levels', () => {
  const { route_search_liked_idx: liked, route_search_most_liked_idx: mostLiked } = POPULAR_INDEXES

  it('are of the smallest index that has them all', () => {
    expect(levelsOfPopular(['f:12', 'f:11'])).toBe(mostLiked)
    expect(levelsOfPopular(['f:8', 'f:7'])).toBe(liked)
    expect(levelsOfPopular(['c:5'])).toBe(POPULAR_INDEXES.route_search_most_copied_idx)
  })

  it('of unpopular articles are in none', () => {
    expect(levelsOfPopular(['f:4', 'f:3'])).toBeNull()
    expect(levelsOfPopular(['c:0'])).toBeNull()
  })
})
