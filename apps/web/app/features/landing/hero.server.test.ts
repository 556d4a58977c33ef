import type { ApiClient, RouteCard } from '@repo/contract'
import { expect, it } from 'vitest'
import { findHero, listByLikes } from './hero.server.ts'

const author = { id: 1, name: 'walker', nickname: 'Walker', avatar: null }

function aCard(id: number, over: Partial<RouteCard> = {}): RouteCard {
  return {
    id,
    title: `Route ${id}`,
    summary: '',
    language: 'ja',
    translation: null,
    place_ja: null,
    place_en: null,
    thumbnail_path: null,
    preview_path: `/previews/${id}.webp`,
    min_lat: null,
    max_lat: null,
    min_lng: null,
    max_lng: null,
    distance_km: 4.2,
    climb_m: null,
    course_time: null,
    is_loop: null,
    profile: null,
    outline: null,
    favorite_count: 0,
    copy_count: 0,
    stock: [],
    onStocked: false,
    comment_count: 0,
    tag: [],
    created_at: '2026-11-01T00:00:00.000Z',
    published_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    user: author,
    ...over,
  }
}

/** An API with these routes, the newest first, two on a page. */
function apiWith(routes: readonly RouteCard[]): Pick<ApiClient, 'listRoutes'> {
  return {
    listRoutes: async ({ query: { sort, page = '1' } = {} } = {}) => {
      const sorted = routes.toSorted((a, b) =>
        sort === 'favorite_count' ? b.favorite_count - a.favorite_count : b.id - a.id,
      )
      const from = (Number(page) - 1) * 2
      const list = {
        data: sorted.slice(from, from + 2),
        total: routes.length,
        per_page: 2,
        current_page: Number(page),
        is_capped: false,
      }
      return { ok: true, status: 200, data: list, headers: new Headers() }
    },
  }
}

it.each([
  ['opens with the route that has the most Nice Routes', [aCard(3), aCard(2, { favorite_count: 5 }), aCard(1)], 2],
  ['takes the first published route while nobody has given a Nice Route', [aCard(3), aCard(2), aCard(1)], 1],
  [
    'shows none rather than a newer one where the oldest have no line',
    [aCard(3), aCard(2), aCard(1, { distance_km: null })],
    null,
  ],
  ['passes over a liked route without a line', [aCard(2, { favorite_count: 5, distance_km: null }), aCard(1)], 1],
  [
    'prefers what its reader can read',
    [aCard(2, { favorite_count: 5, language: 'en-us' }), aCard(1, { favorite_count: 1 })],
    1,
  ],
  ['shows none where none is published', [], null],
])('%s', async (_title, routes, hero) => {
  const api = apiWith(routes)
  expect((await findHero(api, await listByLikes(api), 'ja'))?.id ?? null).toBe(hero)
})
