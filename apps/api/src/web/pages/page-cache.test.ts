import type { PageTag } from '@repo/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CacheablePage, type FoundPage, PageCache } from './page-cache.ts'

interface TestPage extends CacheablePage {
  readonly text: string
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000) // to the cache, 0 is no time
})
afterEach(() => void vi.useRealTimers())

const page = (text: string, { tags = ['article:1'], bytes = 100 }: Partial<CacheablePage> = {}): TestPage => ({
  text,
  tags,
  bytes,
})

function openCache() {
  const cache = new PageCache<TestPage>({ maxBytes: 1_000, maxAgeMs: 10_000 })
  /** A render that ends on demand. */
  const begin = (key: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<TestPage>()
    const render = vi.fn(() => promise)
    return { found: cache.render(key, render), render, end: resolve, fail: reject }
  }
  return { cache, begin, keep: (key: string, kept: TestPage) => cache.render(key, async () => kept) }
}

const textsOf = async (found: readonly Promise<FoundPage<TestPage>>[]) =>
  (await Promise.all(found)).map(({ page: { text } }) => text)

describe('many who ask at once', () => {
  it('wait for one render', async () => {
    const { cache } = openCache()
    const render = vi.fn(async () => page('one'))
    const found = Array.from({ length: 200 }, () => cache.render('/', render))
    expect(new Set(await textsOf(found))).toEqual(new Set(['one']))
    expect(render).toHaveBeenCalledOnce()
    expect(cache.get('/')?.text).toBe('one')
  })

  it('all hear of its failure, and the next one tries again', async () => {
    const { cache, begin, keep } = openCache()
    const first = begin('/')
    const second = cache.render('/', first.render)
    first.fail(new Error('no database'))
    await expect(first.found).rejects.toThrow('no database')
    await expect(second).rejects.toThrow('no database')
    await keep('/', page('two'))
    expect(cache.get('/')?.text).toBe('two')
  })

  it('share nothing under different keys', async () => {
    const { cache, keep } = openCache()
    await keep('ja', page('日本語'))
    expect(cache.get('en')).toBeUndefined()
  })
})

describe('a change', () => {
  it('drops the pages that show what changed, and no others', async () => {
    const { cache, keep } = openCache()
    await keep('/routes/1', page('one', { tags: ['article:1', 'user:7'] }))
    await keep('/routes/2', page('two', { tags: ['article:2', 'user:8'] }))
    cache.drop(['article:9', 'user:7'])
    expect([cache.get('/routes/1'), cache.get('/routes/2')?.text]).toEqual([undefined, 'two'])
  })

  it('drops everything when it is not known', async () => {
    const { cache, keep } = openCache()
    await keep('/term', page('terms', { tags: [] }))
    await keep('/old', page('old'))
    vi.advanceTimersByTime(20_000)
    await keep('/new', page('new'))
    cache.drop(null)
    expect([cache.get('/term'), cache.get('/new'), cache.bytes]).toEqual([undefined, undefined, 0])
  })

  it.each<[string, readonly PageTag[] | null]>([
    ['of what the page shows', ['article:1']],
    ['that is not known', null],
  ])('%s in the middle of a render leaves nothing of the old page', async (_, change) => {
    const { cache, begin } = openCache()
    const old = begin('/routes/1')
    cache.drop(change)
    const fresh = begin('/routes/1')
    expect(fresh.render).toHaveBeenCalledOnce()
    fresh.end(page('after'))
    await fresh.found
    old.end(page('before'))
    expect(await old.found).toMatchObject({ page: { text: 'before' }, isOutdated: true })
    expect(cache.get('/routes/1')?.text).toBe('after')
    expect((await fresh.found).isOutdated).toBe(false)
  })

  it('of something else in the middle of a render keeps the page', async () => {
    const { cache, begin } = openCache()
    const render = begin('/routes/1')
    cache.drop(['article:2'])
    render.end(page('one'))
    expect((await render.found).isOutdated).toBe(false)
    expect(cache.get('/routes/1')?.text).toBe('one')
  })

  it('is not minded by renders that begin after it', async () => {
    const { cache, keep } = openCache()
    cache.drop(null)
    expect((await keep('/', page('one'))).isOutdated).toBe(false)
    expect(cache.get('/')?.text).toBe('one')
  })
})

describe('what is kept', () => {
  it('grows old', async () => {
    const { cache, keep } = openCache()
    await keep('/', page('one'))
    vi.advanceTimersByTime(9_990)
    expect(cache.get('/')).toBeDefined()
    vi.advanceTimersByTime(20)
    expect(cache.get('/')).toBeUndefined()
  })

  it('never takes more than it may, and lets go what nobody asked for', async () => {
    const { cache, keep } = openCache()
    for (let index = 0; index < 100; index++) {
      await keep(`/${index}`, page('some', { bytes: 250 }))
      cache.get('/0')
      expect(cache.bytes).toBeLessThanOrEqual(1_000)
    }
    expect([cache.get('/0'), cache.get('/50'), cache.get('/99')].map(Boolean)).toEqual([true, false, true])
  })

  it('is nothing larger than all of it', async () => {
    const { cache, keep } = openCache()
    await keep('/', page('huge', { bytes: 1_001 }))
    expect([cache.get('/'), cache.bytes]).toEqual([undefined, 0])
  })

  it('is no page that may not be shared', async () => {
    const { cache, keep } = openCache()
    expect((await keep('/', page('mine', { tags: null }))).page.text).toBe('mine')
    expect(cache.get('/')).toBeUndefined()
  })

  it('is weighed again when it has grown, without growing younger', async () => {
    const { cache, keep } = openCache()
    const grown = { ...page('one'), bytes: 100 }
    await keep('/', grown)
    vi.advanceTimersByTime(6_000)
    cache.weighAgain('/', Object.assign(grown, { bytes: 900 }))
    expect(cache.bytes).toBe(900)
    vi.advanceTimersByTime(6_000)
    expect(cache.get('/')).toBeUndefined()
    cache.weighAgain('/', grown)
    expect(cache.get('/')).toBeUndefined()
  })
})
