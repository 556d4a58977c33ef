import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createModeration } from '../../modules/moderation/create-moderation.ts'
import { anArticle } from '../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { switchMaintenance } from '../../platform/instance-settings/maintenance.ts'
import { createPageInvalidation } from '../../platform/page-invalidation.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { WEB_OPTIONS } from '../../testing/web-options.ts'
import { loadBuiltWeb } from '../load-web.ts'
import { serveWebPages } from '../web-pages.ts'
import type { CachedPages } from './cached-pages.ts'
import { PageCache } from './page-cache.ts'

const BUILD = fileURLToPath(new URL('../../testing/web-build/server/index.js', import.meta.url))
const MAX_BYTES = 256 * 1024
const GUEST = { 'accept-encoding': 'br', 'accept-language': 'ja' }

let test: TestApp
let author: TestUser
let article: RouteArticle
/** What has been rendered, and what each render waits for before it answers. */
const renders: string[] = []
let beforeAnswer: () => Promise<void> = async () => {}
/** Nothing grows old here: what is another is so for a reason. */
const cache: CachedPages = new PageCache({ maxBytes: MAX_BYTES, maxAgeMs: 3_600_000 })

beforeAll(async () => {
  test = await buildTestApp({}, (app) => {
    void app.register(async (pages) => {
      const built = await loadBuiltWeb(pages, BUILD, true)
      await serveWebPages(pages, {
        ...WEB_OPTIONS,
        web: {
          ...built,
          async handler(request, host) {
            const response = await built.handler(request, host)
            renders.push(request.url)
            await beforeAnswer()
            return response
          },
        },
        cache,
        isMaintained: () => test.services.maintenance.isOn(),
      })
    })
  })
  test.services.pages.onChange((change) => cache.drop(change))
  author = await test.aVerifiedUser({ nickname: 'Mori' })
})
beforeEach(async () => {
  article = await createArticle(author, { title: 'dotterel' })
  cache.drop(null)
  renders.length = 0
  beforeAnswer = async () => {}
})
afterAll(() => test.close())

const pathOf = ({ id }: { id: number }) => `/routes/${id}`
const open = (headers: Record<string, string> = {}, url = pathOf(article)) =>
  test.app.inject({ url, headers: { ...GUEST, ...headers } })
const textOf = (answer: Awaited<ReturnType<typeof open>>) => {
  const bytes = answer.rawPayload
  if (answer.headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}
const titleOf = (answer: Awaited<ReturnType<typeof open>>) =>
  /<title>(.*?) by|not found/.exec(textOf(answer))?.[1] ?? null
const cookieOf = (user: TestUser) => ({
  cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

describe('a page that guests share', () => {
  it('is rendered once for all who ask for it at the same time, and those who come later', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => open()))
    expect(new Set(answers.map(titleOf))).toEqual(new Set(['dotterel']))
    expect(titleOf(await open())).toBe('dotterel')
    expect(renders).toHaveLength(1)
  })

  it('may be kept by a CDN, and by browsers that ask again each time', async () => {
    const { headers } = await open()
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10',
      'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=10',
      vary: 'Accept-Encoding, Accept-Language, Cookie, X-Offline-Copy',
      'content-encoding': 'br',
      age: '0',
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it.each(['br', 'gzip', 'identity'])('is not sent again to who has it: %s', async (encoding) => {
    const first = await open({ 'accept-encoding': encoding })
    const etag = String(first.headers.etag)
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await open({ 'accept-encoding': encoding, 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    }
    expect((await open({ 'accept-encoding': encoding, 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('is compressed for who takes it, and has another ETag in each form', async () => {
    const answers = await Promise.all(['br, gzip', 'gzip, br;q=0', ''].map((form) => open({ 'accept-encoding': form })))
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(new Set(answers.map(textOf)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(renders).toHaveLength(1)
  })

  it('answers HEAD with the same headers', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: pathOf(article), headers: GUEST })
    const { headers } = await open()
    expect([head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      '',
      headers.etag,
      headers['content-length'],
    ])
    expect(renders).toHaveLength(1)
  })

  it('allows its own scripts by their hashes, and holds the secret of nobody', async () => {
    const answer = await open()
    const policy = String(answer.headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('start()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`)
    expect(policy + textOf(answer)).not.toMatch(/nonce|injected\(\)'/)
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['languages', { 'accept-language': 'ja' }, { 'accept-language': 'en' }],
    ['chosen languages', { cookie: 'locale=ja' }, { cookie: 'locale=en-us' }],
    ['appearances', { cookie: 'theme=light' }, { cookie: 'theme=dark' }],
  ])('does not mix %s', async (_, one, other) => {
    const [first, second] = [await open(one), await open(other)]
    expect(textOf(first)).not.toBe(textOf(second))
    expect([textOf(await open(one)), textOf(await open(other))]).toEqual([textOf(first), textOf(second)])
    expect(renders).toHaveLength(2)
  })

  it('knows nothing of who asked first', async () => {
    const page = textOf(await open({ cookie: 'own=secret', host: 'evil.example', 'user-agent': 'x' }))
    expect(page).not.toMatch(/secret|evil/)
    expect(renders).toEqual([`http://localhost${pathOf(article)}`])
  })
})

describe('somebody who is logged in', () => {
  it('gets a page of their own, and leaves nothing for guests', async () => {
    const own = await open(cookieOf(author))
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-has-session': 'yes' })
    expect(own.headers).not.toHaveProperty('etag')
    const guest = await open()
    expect([guest.headers['x-has-session'], textOf(guest).includes('session')]).toEqual(['no', false])
    const again = await open({ ...cookieOf(author), 'if-none-match': String(guest.headers.etag) })
    expect([again.statusCode, again.headers['x-has-session']]).toEqual([200, 'yes'])
    expect(renders).toHaveLength(3)
  })

  it('gets what guests get for offline use, from the same cache, and nothing else becomes another page by it', async () => {
    const offline = { ...cookieOf(author), 'x-offline-copy': '1' }
    const copy = await open(offline)
    expect([copy.headers['x-has-session'], textOf(copy).includes('session=')]).toEqual(['no', false])
    expect([textOf(await open()), renders.length]).toEqual([textOf(copy), 1])
    expect((await open(cookieOf(author))).headers['x-has-session']).toBe('yes')
    // A CDN must not answer the visitor's next request, which has the same cookies, with the copy.
    expect(String(copy.headers.vary).split(', ')).toContain('X-Offline-Copy')
  })

  it('gets no copy of their own article that guests do not see', async () => {
    await save(article, { private_mode: 'private' })
    expect((await open(cookieOf(author))).statusCode).toBe(200)
    expect((await open({ ...cookieOf(author), 'x-offline-copy': '1' })).statusCode).toBe(404)
  })

  it('is who sends a session, even one that has ended', async () => {
    await open()
    expect((await open({ cookie: 'session=ended' })).headers['cache-control']).toBe('private, no-store')
    expect(renders).toHaveLength(2)
  })
})

describe('is never kept:', () => {
  it('what a share link opens', async () => {
    await save(article, { private_mode: 'url' })
    const own = await author.api.readOwnRoute({ params: { id: String(article.id) } })
    const link = new URL((own.ok && own.data.full_share_url) || '')
    for (const count of [1, 2]) {
      const answer = await open({}, link.pathname + link.search)
      expect([answer.statusCode, answer.headers['cache-control'], titleOf(answer)]).toEqual([
        200,
        'private, no-store',
        'dotterel',
      ])
      expect(renders).toHaveLength(count)
    }
    expect(cache.bytes).toBe(0)
  })

  it('a page that sets a cookie or does not say that it may be shared', async () => {
    const answer = await open({}, '/')
    expect([answer.headers['cache-control'], cache.bytes]).toEqual(['private, no-store', 0])
  })

  it('outside of the product, that an article is missing', async () => {
    await author.api.deleteRoute({ params: { id: String(article.id) } })
    for (const _ of [1, 2]) {
      const answer = await open()
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'private, no-store'])
    }
    expect(renders).toHaveLength(1)
  })

  it('more than there is room for', async () => {
    for (let look = 0; look < 80; look++) await open({ cookie: `theme=look${look}` })
    expect(cache.bytes).toBeGreaterThan(MAX_BYTES / 2)
    expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
  })
})

async function versionOf(id: number): Promise<number> {
  const answer = await author.api.readRoute({ params: { id: String(id) }, query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.version
}

async function save({ id }: { id: number }, over: Partial<RouteArticleInput>): Promise<void> {
  const body = anArticle({ title: 'dotterel', ...over })
  const headers = { 'if-match': `"${await versionOf(id)}"` }
  const answer = await author.api.saveRoute({ params: { id: String(id) }, body }, { headers })
  if (!answer.ok) throw new Error(answer.error.code)
}

/** Takes back a title that no guest had seen. */
async function restore(): Promise<void> {
  await save(article, { title: 'plover' })
  const revision = { params: { id: String(article.id), version: '1' } }
  await author.api.restoreRevision(revision, { headers: { 'if-match': '"2"' } })
}

/** As `npm run moderate` does, in another process. */
const moderateElsewhere = () =>
  createModeration({ db: test.db, ...test.services, pages: createPageInvalidation(test.db) }).moderation
const forbidden = () => ({ action: 'forbid', route_id: article.id, reason: 'private land' }) as const
const allowed = () => ({ action: 'allow', route_id: article.id, version: 1, reason: '' }) as const
const params = () => ({ params: { id: String(article.id) } })

describe('a page is another at once', () => {
  it.each<[string, () => Promise<unknown>, string | null]>([
    ['a save', () => save(article, { title: 'plover' }), 'plover'],
    ['a withdrawal', () => save(article, { private_mode: 'private' }), null],
    ['its change into a draft', () => save(article, { is_draft: true }), null],
    ['its change into one that is shared by a link', () => save(article, { private_mode: 'url' }), null],
    ['its deletion', () => author.api.deleteRoute(params()), null],
    ['an earlier state', () => restore(), 'dotterel'],
  ])('after %s', async (_, change, title) => {
    expect(titleOf(await open())).toBe('dotterel')
    await change()
    expect(titleOf(await open())).toBe(title)
    expect(renders).toHaveLength(2)
  })

  it('after its publication', async () => {
    await save(article, { is_draft: true })
    expect((await open()).statusCode).toBe(404)
    await save(article, {})
    expect(titleOf(await open())).toBe('dotterel')
  })

  it('after a change of its author', async () => {
    await open()
    const profileFields = { place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
    await author.api.updateProfile({ body: { nickname: '森下', ...profileFields } })
    expect(textOf(await open())).toContain('by 森下')
    await author.api.updateProfile({ body: { nickname: 'Mori', ...profileFields } })
    expect(textOf(await open())).toContain('by Mori')
    await author.api.setAvatar({ body: { path: null } })
    await open()
    expect(renders).toHaveLength(4)
  })

  it('after a moderator in this process forbids it', async () => {
    await open()
    await test.services.moderation.moderate(null, forbidden())
    expect((await open()).statusCode).toBe(404)
  })

  it('soon after a moderator in another process forbids and allows it', async () => {
    await test.services.pages.follow(test.listen)
    await open()
    await moderateElsewhere().moderate(null, forbidden())
    await vi.waitFor(async () => expect((await open()).statusCode).toBe(404), 30_000)
    await moderateElsewhere().moderate(null, allowed())
    await vi.waitFor(async () => expect((await open()).statusCode).toBe(200), 30_000)
  })

  it('when the save comes in the middle of a render', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    beforeAnswer = () => promise
    const before = open()
    await vi.waitFor(() => expect(renders).toHaveLength(1))
    await save(article, { title: 'plover' })
    beforeAnswer = async () => {}
    expect(titleOf(await open())).toBe('plover')
    resolve()
    expect(titleOf(await before)).toBe('dotterel')
    expect((await before).headers['cache-control']).toBe('private, no-store')
    expect(titleOf(await open())).toBe('plover')
    expect(renders).toHaveLength(2)
  })

  it('and leads everybody away while the product is maintained', async () => {
    await test.services.maintenance.follow(test.listen)
    await open()
    await switchMaintenance(test.db, true)
    await vi.waitFor(async () => expect((await open()).headers.location).toMatch(/^\/maintenance\?/), 30_000)
    await switchMaintenance(test.db, false)
    await vi.waitFor(async () => expect((await open()).statusCode).toBe(200), 30_000)
    expect(renders).toHaveLength(1)
  })

  it('but not after what changes nothing for guests', async () => {
    await open()
    await createArticle(author, { is_draft: true })
    await author.api.setLocale({ body: { locale: 'ja' } })
    await save(await createArticle(author, { is_draft: true }), { is_draft: true, title: 'other' })
    await open()
    expect(renders).toHaveLength(1)
  })

  it('and not after a save that is refused', async () => {
    await open()
    await expect(save(article, { title: 'x'.repeat(10_000) })).rejects.toThrow()
    await expect(save(article, { thumbnail_path: '/files/none.webp' })).rejects.toThrow()
    await open()
    expect(renders).toHaveLength(1)
  })
})
