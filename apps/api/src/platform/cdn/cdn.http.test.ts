import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { encodePolyline } from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJourney, stageOf } from '../../modules/journeys/testing/create-journey.ts'
import { aLayer, aLine, anArticle } from '../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { WEB_OPTIONS } from '../../testing/web-options.ts'
import { loadBuiltWeb } from '../../web/load-web.ts'
import { createCachedPages } from '../../web/pages/cached-pages.ts'
import { serveWebPages } from '../../web/web-pages.ts'

const BUILD = fileURLToPath(new URL('../../testing/web-build/server/index.js', import.meta.url))

/** A program of the operator's that purges. */
let program: Server
const purged: string[] = []
let refuses = false
let test: TestApp
let author: TestUser
beforeAll(async () => {
  program = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    if (!refuses) purged.push(...(JSON.parse(text) as { keys: string[] }).keys) // as `createPurge` sends it
    response.writeHead(refuses ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/` // it listens on a port
  test = await buildTestApp({ cdn: { kind: 'hook', url, token: 'a-token' } }, undefined, undefined, {
    pages: async (app, { services }) => {
      await app.register(async (pages) => {
        const cache = createCachedPages(1024 * 1024, services.pages)
        await serveWebPages(pages, { ...WEB_OPTIONS, web: await loadBuiltWeb(pages, BUILD, true), cache })
      })
    },
  })
  author = await test.aVerifiedUser()
})
afterAll(async () => {
  await test.close()
  program.close()
})

const open = (url: string, user?: TestUser) =>
  test.app.inject({
    url,
    headers: user ? { cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {},
  })
/** Of a map that no other article here has: equal ones share a picture. */
const aMap = (lng: number) => ({
  layer: [
    aLayer(
      aLine({
        path: encodePolyline([
          [lng, 35.9],
          [lng + 0.01, 35.9],
        ]),
      }),
    ),
  ],
})
const CDN_HEADERS = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control']

it('a public page names what it shows, and a CDN may keep it until that changes', async () => {
  const { id } = await createArticle(author, {})
  const { headers } = await open(`/routes/${id}`)
  expect(headers).toMatchObject({
    'surrogate-key': expect.stringMatching(new RegExp(`(^| )article-${id}( |$)`)),
    'cache-tag': expect.stringContaining(`article-${id}`),
    'surrogate-control': 'max-age=300',
    'cdn-cache-control': 'public, max-age=300',
    // It follows no `Vary`, and would show one language to all.
    'cloudflare-cdn-cache-control': 'no-store',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10',
  })
})

it('so do pictures of maps, feeds and frames', async () => {
  const article = await createArticle(author, aMap(138))
  const picture = await open(article.preview_path ?? '')
  expect(picture.headers['surrogate-key']).toBe(`article-${article.id}`)
  expect(picture.headers).not.toHaveProperty('cloudflare-cdn-cache-control')
  expect((await open('/feed.atom')).headers['surrogate-key']).toBe('lists')
  expect((await open(`/routes/${article.id}/comments.atom`)).headers['surrogate-key']).toBe(`article-${article.id}`)
  expect((await open(`/embed/${article.id}`)).headers).toMatchObject({
    'surrogate-key': `article-${article.id}`,
    'cloudflare-cdn-cache-control': 'no-store',
  })
})

it('what is for one person names nothing, and is kept nowhere', async () => {
  const hidden = await createArticle(author, { private_mode: 'private', ...aMap(139) })
  const shared = await createArticle(author, {})
  const answers = [
    await open(`/routes/${shared.id}`, author),
    await open(`/routes/${hidden.id}`, author),
    await open(`/routes/${hidden.id}`),
    await open(hidden.preview_path ?? '', author),
    await open('/api/v1/self', author),
    await open('/nowhere', author),
  ]
  for (const { headers } of answers) {
    expect(String(headers['cache-control'])).toContain('no-store')
    for (const name of CDN_HEADERS) expect(headers).not.toHaveProperty(name)
  }
})

/** Fifteen seconds after each change there is another purge, which must not be taken for that of the next change. */
const BEFORE_SECOND_PURGE_MS = 12_000

async function expectPurge(id: string): Promise<void> {
  await expect.poll(() => purged, { timeout: BEFORE_SECOND_PURGE_MS }).toContain(`article-${id}`)
  purged.length = 0
}

/** An article whose publication has been purged already, so that what is purged next is for another change. */
async function aPurgedArticle(): Promise<string> {
  const id = String((await createArticle(author, {})).id)
  await expectPurge(id)
  return id
}

it('a change purges what shows it, when it is committed', async () => {
  const id = await aPurgedArticle()
  const comment = await author.api.createComment({ params: { id }, body: { text: 'Call me: 555-0100.' } })
  if (!comment.ok) throw new Error(comment.error.code)
  const params = { id, commentId: String(comment.data.id) }
  await author.api.editComment({ params, body: { text: 'Call me.' } })
  await expectPurge(id)
  await author.api.deleteComment({ params })
  await expectPurge(id)
  await author.api.deleteRoute({ params: { id } })
  await expectPurge(id)
})

it('a purge that fails is tried again until the CDN takes it', async () => {
  const id = await aPurgedArticle()
  refuses = true
  await author.api.deleteRoute({ params: { id } })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(purged).toEqual([])
  refuses = false
  await expect.poll(() => purged, { timeout: BEFORE_SECOND_PURGE_MS }).toContain(`article-${id}`)
})

describe('the page of a journey with an article of somebody else', () => {
  const titlesAt = async (url: string) =>
    [...(await open(url)).body.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)

  /** Its page is kept by the server, and what is purged next is for another change. */
  async function aKeptJourney() {
    const owner = await test.aVerifiedUser()
    const [own, other] = [
      await createArticle(owner, { title: 'own' }),
      await createArticle(author, { title: 'other', ...aMap(140) }),
    ]
    const { id } = await createJourney(owner, { state: 'public', entries: [own, other].map(stageOf) })
    await expect.poll(() => purged, { timeout: BEFORE_SECOND_PURGE_MS }).toContain(`journey-${id}`)
    purged.length = 0
    const page = `/journeys/${id}`
    expect(await titlesAt(page)).toEqual(['own', 'other'])
    return { owner, own, other, id, page }
  }
  type Kept = Awaited<ReturnType<typeof aKeptJourney>>
  const paramsOf = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })
  const ifFirst = { headers: { 'if-match': '"1"' } }
  const withdraw = ({ other }: Kept) =>
    author.api.saveRoute({ ...paramsOf(other), body: anArticle({ title: 'other', private_mode: 'private' }) }, ifFirst)
  const forbid = ({ other }: Kept) =>
    test.services.moderation.moderate(null, { action: 'forbid', route_id: other.id, reason: 'private land' })

  it('names the journey, its articles, its owner and their authors', async () => {
    const { owner, own, other, id, page } = await aKeptJourney()
    const keys = String((await open(page)).headers['surrogate-key']).split(' ')
    const people = [`user-${owner.user.id}`, `user-${author.user.id}`]
    const shown = [`journey-${id}`, `article-${own.id}`, `article-${other.id}`, ...people]
    expect(new Set(keys)).toEqual(new Set(shown))
  })

  it.each<[string, (kept: Kept) => Promise<unknown>, (kept: Kept) => string]>([
    ['it is made private', withdraw, ({ other }) => `article-${other.id}`],
    ['it is deleted', ({ other }) => author.api.deleteRoute(paramsOf(other)), ({ other }) => `article-${other.id}`],
    ['it is forbidden', forbid, ({ other }) => `article-${other.id}`],
    [
      'its author blocks the owner',
      ({ owner }) => author.api.blockUser(paramsOf(owner.user)),
      ({ id }) => `journey-${id}`,
    ],
    [
      'the owner blocks its author',
      ({ owner }) => owner.api.blockUser(paramsOf(author.user)),
      ({ id }) => `journey-${id}`,
    ],
  ])('is another at once, and purged, when %s', async (_, change, key) => {
    const kept = await aKeptJourney()
    await change(kept)
    expect(await titlesAt(kept.page)).toEqual(['own'])
    await expect.poll(() => purged, { timeout: BEFORE_SECOND_PURGE_MS }).toContain(key(kept))
  })

  it('has it again when the block ends, and is not purged by blocks of others', async () => {
    const { owner, page, id } = await aKeptJourney()
    await author.api.blockUser(paramsOf(owner.user))
    expect(await titlesAt(page)).toEqual(['own'])
    const changes: unknown[] = []
    test.services.pages.onChange((tags) => changes.push(tags))
    await author.api.unblockUser(paramsOf(owner.user))
    expect(await titlesAt(page)).toEqual(['own', 'other'])
    await owner.api.blockUser(paramsOf((await test.aVerifiedUser()).user))
    expect(changes).toEqual([[`journey:${id}`, 'lists']])
  })
})
