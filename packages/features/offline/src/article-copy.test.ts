// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArticleCopy, pagesOf } from './article-copy.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { aSavedArticle } from './testing/sample-saved.ts'

const TILE = '/tiles/world/1/0/0'
const FACTS = '/saved/along'
const article = { ...aSavedArticle({ id: 12, address: '/routes/12' }), files: [TILE] }
const PAGES = { pages: pagesOf(article), data: '/api/v1/routes/12' }

beforeEach(() => vi.stubGlobal('caches', fakeCaches(location.origin)))
afterEach(() => vi.unstubAllGlobals())

/** A site that answers each address with this version's text, until the network goes at one of them. */
function siteAnswers(version: string, isLost = (_address: string) => false) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (isLost(address)) throw new TypeError('Failed to fetch')
    return new Response(`${version} of ${address}`)
  })
}

async function save(version: string): Promise<number> {
  const copy = new ArticleCopy(await caches.open('article'), {})
  await copy.keepPages(PAGES, 'ja')
  await copy.keepAnswers([[FACTS, new Response(`${version} of ${FACTS}`)]])
  await copy.keepFiles(article.files)
  await copy.finish()
  return copy.bytes
}

async function textsKept(): Promise<Record<string, string>> {
  const cache = await caches.open('article')
  const texts: Record<string, string> = {}
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    texts[`${pathname}${search}`] = (await (await cache.match(request))?.text()) ?? ''
  }
  return texts
}

it('takes the place of an earlier copy, but for files that stay as they are', async () => {
  siteAnswers('first')
  const bytes = await save('first')
  siteAnswers('second')
  await save('second')
  const kept = await textsKept()
  expect(kept).toMatchObject({
    '/routes/12': 'second of /routes/12',
    '/routes/12/walk': 'second of /routes/12/walk',
    '/api/v1/routes/12': 'second of /api/v1/routes/12',
    [FACTS]: `second of ${FACTS}`,
    [TILE]: `first of ${TILE}`,
  })
  expect(bytes).toBe(Object.values(kept).join('').replaceAll('second', 'first').length)
})

it.each(['/routes/12', '/routes/12/walk', '/api/v1/routes/12', '/tiles/world/1/1/0'])(
  'leaves an earlier copy whole when the network goes at %s',
  async (lost) => {
    siteAnswers('first')
    await save('first')
    const before = await textsKept()
    siteAnswers('second', (address) => address === lost)
    const copy = new ArticleCopy(await caches.open('article'), {})
    const saved = copy
      .keepPages(PAGES, 'ja')
      .then(() => copy.keepFiles([TILE, '/tiles/world/1/1/0']))
      .then(() => copy.finish())
    await expect(saved).rejects.toThrow('Failed to fetch')
    expect(await textsKept()).toEqual(before)
  },
)
