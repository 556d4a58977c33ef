import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const STATES = {
  public: {},
  draft: { is_draft: true },
  private: { private_mode: 'private' },
  linkShared: { private_mode: 'url' },
  forbidden: {},
  trashed: {},
} as const satisfies Record<string, Partial<RouteArticleInput>>
type State = keyof typeof STATES
const ACTORS = ['guest', 'unverified', 'other', 'blocked', 'linkHolder', 'owner'] as const
type Actor = (typeof ACTORS)[number]
const states = Object.keys(STATES) as State[] // the keys that were written there

const WORD = 'helleborine'

let test: TestApp
let author: TestUser
const articles = new Map<State, RouteArticle & { readonly token: string }>()
const clients = new Map<Actor, TestClient>()

beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  for (const [index, state] of states.entries()) articles.set(state, await anArticleThatBecame(state, index))
  const blocked = await test.aVerifiedUser()
  await author.api.blockUser({ params: { id: String(blocked.user.id) } })
  clients.set('guest', test.aGuest()).set('unverified', await test.anUnverifiedUser())
  clients.set('other', await test.aVerifiedUser()).set('blocked', blocked)
  clients.set('linkHolder', test.aGuest()).set('owner', author)
})
afterAll(() => test.close())

/** Each was public first, so that everybody has seen the addresses of it and of its picture. */
async function anArticleThatBecame(state: State, index: number) {
  const content = {
    title: `${WORD} ${state}`,
    tag: [{ name: `${WORD}-${state}` }],
    layer: [aLayer(aLine(), aSpot({ lat: 36 + index / 10 }))],
  }
  const { id } = await createArticle(author, content)
  const saved = await author.api.saveRoute(
    { params: { id: String(id) }, body: anArticle({ ...content, ...STATES[state] }) },
    { headers: { 'if-match': '"1"' } },
  )
  if (!saved.ok) throw new Error(`The article did not become ${state}.`)
  const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, id))
  if (state === 'trashed') await author.api.deleteRoute({ params: { id: String(id) } })
  if (state === 'forbidden')
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, id))
  return { ...saved.data, token: row?.shareToken ?? '' }
}

const of = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const found = map.get(key)
  if (found === undefined) throw new Error('It was not made.')
  return found
}

type Look = (client: TestClient, article: RouteArticle, query: string) => Promise<Response>
const get =
  (pathOf: (article: RouteArticle) => string): Look =>
  (client, article, query) =>
    client.fetch(`${pathOf(article)}${query}`, {})

/** What answers for one article. Frames and oEmbed, from which others make link previews, are for what is public alone. */
const SINGLE: Readonly<Record<string, Look>> = {
  article: get(({ id }) => `/api/v1/routes/${id}`),
  file: (client, { id }, query) =>
    client.fetch(`/api/v1/routes/${id}/export${query}${query ? '&' : '?'}format=gpx`, {}),
}
const PUBLIC_ONLY: Readonly<Record<string, Look>> = {
  mark: get(({ id }) => `/api/v1/search/map/routes/${id}`),
  embed: get(({ id }) => `/embed/${id}`),
  oEmbed: (client, { id }) => client.fetch(`/oembed?url=${encodeURIComponent(`http://localhost/routes/${id}`)}`, {}),
}
const LISTS: Readonly<Record<string, (state: State) => string>> = {
  list: () => '/api/v1/routes',
  search: () => `/api/v1/routes?q=${WORD}`,
  tag: (state) => `/api/v1/routes?tag=${WORD}-${state}`,
  map: () => '/api/v1/search/map?box=137,35,139,37',
  feed: () => '/feed.atom',
  sitemap: () => '/sitemaps/routes-1.xml',
}

/** Who may see an article by its state. */
function sees(actor: Actor, state: State): boolean {
  if (state === 'trashed') return false
  if (state === 'public' || actor === 'owner') return true
  return state === 'linkShared' && actor === 'linkHolder'
}
const queryOf = (actor: Actor, state: State) => (actor === 'linkHolder' ? `?token=${of(articles, state).token}` : '')

describe.each(states.flatMap((state) => ACTORS.map((actor) => [state, actor] as const)))(
  '[B19] an article that is %s, for the %s',
  (state, actor) => {
    const client = () => of(clients, actor)
    const article = () => of(articles, state)

    it.each(Object.entries(SINGLE))('is at the %s or answers as if it did not exist', async (_, look) => {
      const answer = await look(client(), article(), queryOf(actor, state))
      expect(answer.status).toBe(sees(actor, state) ? 200 : 404)
      if (answer.status === 200) return
      const missing = await look(client(), { ...article(), id: 999_999 }, queryOf(actor, state))
      expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
        await missing.text(),
        missing.headers.get('cache-control'),
      ])
    })

    it.each(Object.entries(PUBLIC_ONLY))('is at the %s when it is public', async (_, look) => {
      expect((await look(client(), article(), '')).status).toBe(state === 'public' ? 200 : 404)
    })

    it.each(Object.entries(LISTS))('is on the %s when it is public', async (_, pathOf) => {
      const text = await (await client().fetch(pathOf(state), {})).text()
      const { id, title } = article()
      const isNamed = text.includes(title) || text.includes(`/routes/${id}<`) || text.includes(`"id":${id},`)
      expect(isNamed).toBe(state === 'public')
    })

    it('shows the picture of its map, which nobody else may keep', async () => {
      const answer = await client().fetch(article().preview_path, {})
      // The address is the permission where a link is: strangers have it because the article was public.
      // Authors look at the pictures of what they have deleted, too.
      const isShown = sees(actor, state) || state === 'linkShared' || (state === 'trashed' && actor === 'owner')
      expect([answer.status, answer.headers.get('cache-control')?.includes('public')]).toEqual([
        isShown ? 200 : 404,
        state === 'public',
      ])
    })

    it('is copied by who may see it and has an account', async () => {
      const answer = await client().fetch(`/api/v1/routes/${article().id}/clone${queryOf(actor, state)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'a copy', layer_ids: ['layer-1'], with_text: true }),
      })
      const refused: Readonly<Partial<Record<Actor, number>>> = { guest: 401, linkHolder: 401, unverified: 403 }
      const expected =
        refused[actor] ?? (sees(actor, state) ? { other: 201, blocked: 403, owner: 403 }[actor as 'other'] : 404)
      expect(answer.status).toBe(expected)
    })
  },
)
