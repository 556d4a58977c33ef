import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createAuthorsService } from '../users/authors.service.ts'
import { createArticle } from './testing/create-article.ts'

const STATES = {
  public: {},
  draft: { is_draft: true },
  private: { private_mode: 'private' },
  linkShared: { private_mode: 'url' },
  forbidden: {},
} as const satisfies Record<string, Partial<RouteArticleInput>>
type State = keyof typeof STATES

/** A word that the titles and tags of all have, and no place has. */
const WORD = 'twayblade'

let test: TestApp
const shown = new Map<State, { readonly article: RouteArticle; readonly author: number }>()
beforeAll(async () => {
  test = await buildTestApp()
  for (const state of Object.keys(STATES) as State[]) {
    // For each state one author without other articles.
    const author = await test.aVerifiedUser({ name: `${WORD}.${state}` })
    const tag = [{ name: `${WORD} ${state}` }]
    const article = await createArticle(author, { title: `${WORD} ${state}`, tag, ...STATES[state] })
    if (state === 'forbidden') {
      await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, article.id))
      await test.db.transaction((tx) => createAuthorsService().recount(tx, author.user.id))
    }
    shown.set(state, { article, author: author.user.id })
  }
})
afterAll(() => test.close())

interface Shown {
  readonly id: number
  readonly author: number
}

/** The response of each public surface to a guest, as one text. */
const SURFACES: Readonly<Record<string, (shown: Shown) => string>> = {
  article: ({ id }) => `/api/v1/routes/${id}`,
  'file of its map': ({ id }) => `/api/v1/routes/${id}/export?format=gpx`,
  'mark of a map': ({ id }) => `/api/v1/search/map/routes/${id}`,
  'what is near it': ({ id }) => `/api/v1/routes?near=${id}`,
  frame: ({ id }) => `/embed/${id}`,
  oEmbed: ({ id }) => `/oembed?url=${encodeURIComponent(`http://localhost/routes/${id}`)}`,
}
const LISTS: Readonly<Record<string, (shown: Shown) => string>> = {
  list: () => '/api/v1/routes',
  search: () => `/api/v1/routes?q=${WORD}`,
  'list by tag': () => `/api/v1/routes?tag=${WORD}+STATE`,
  map: () => '/api/v1/search/map?box=137,35,138,36',
  'routes of its author': ({ author }) => `/api/v1/users/${author}/routes`,
  people: () => '/api/v1/users',
  suggestions: () => `/api/v1/suggestions?q=${WORD}`,
  feed: () => '/feed.atom',
  'sitemap of routes': () => '/sitemaps/routes-1.xml',
  'sitemap of people': () => '/sitemaps/users-1.xml',
}

/** Visitors without a relation to the article. */
const STRANGERS: Readonly<Record<string, () => Promise<TestUser>>> = {
  'another user': () => test.aVerifiedUser(),
  'somebody without a verified address': () => test.anUnverifiedUser(),
  'a moderator': async () => {
    const moderator = await test.aVerifiedUser()
    await test.db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.user.id))
    return moderator
  },
}
/** Somebody who guesses the number of an article does not guess the picture of its map. */
const pictureOf = ({ id }: Shown) => `/previews/${id}.png`

function of(state: State): Shown {
  const found = shown.get(state)
  if (!found) throw new Error(`There is no ${state} article.`)
  return { id: found.article.id, author: found.author }
}
const get = (path: string) => test.aGuest().fetch(path, {})
const states = Object.keys(STATES) as State[] // the keys that were written there

describe.each(Object.entries(SURFACES))('[B19] the %s', (_, pathOf) => {
  it.each(states)('of an article that is %s', async (state) => {
    expect((await get(pathOf(of(state)))).status).toBe(state === 'public' ? 200 : 404)
  })
})

describe.each(Object.entries(STRANGERS))('[B19] %s', (_, make) => {
  it('gets what a guest gets, byte for byte, of articles in every state', async () => {
    const { fetch, api } = await make()
    for (const state of states.filter((one) => one !== 'public')) {
      for (const pathOf of [...Object.values(SURFACES), pictureOf]) {
        const path = pathOf(of(state))
        const [mine, guests] = await Promise.all([fetch(path, {}), get(path)])
        expect([path, mine.status, await mine.text()]).toEqual([path, 404, await guests.text()])
      }
      const copy = await api.duplicateRoute({ params: { id: String(of(state).id) }, body: { title: 'x' } })
      expect([403, 404]).toContain(copy.status)
    }
  })
})

describe.each(Object.entries(LISTS))('[B19] the %s', (name, pathOf) => {
  it.each(states)('names an article only when it is not %s, or public', async (state) => {
    const { id, author } = of(state)
    const answer = await get(pathOf({ id, author }).replace('STATE', state))
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const signs = name.startsWith('sitemap')
      ? [`/routes/${id}<`, `/users/${author}<`]
      : [`"${WORD} ${state}"`, `>${WORD} ${state}<`, `"${WORD}.${state}"`]
    expect(signs.some((sign) => text.includes(sign))).toBe(state === 'public')
  })
})

it('puts only what is public onto maps as marks', async () => {
  const answer = await test.aGuest().api.searchMap({ query: { box: '137,35,138,36' } })
  expect(answer.ok && answer.data.marks.map(({ id }) => id)).toEqual([of('public').id])
})
