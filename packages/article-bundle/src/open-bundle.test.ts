import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { BUNDLE_LIMITS } from './limits.ts'
import { openBundle } from './open-bundle.ts'

const ARTICLE = { title: 'Over the pass', layer: [], context: { version: 1, blocks: [] } }
const json = (value: unknown) => strToU8(JSON.stringify(value))
const archive = (files: Record<string, Uint8Array>) => new Blob([new Uint8Array(zipSync(files))])

async function bundleOf(files: Record<string, Uint8Array>) {
  const opened = await openBundle(archive(files))
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.bundle
}

describe('opening a file of articles', () => {
  it('finds one article, or all of an archive, and no earlier versions', async () => {
    const one = await bundleOf({ 'route.json': json(ARTICLE) })
    expect(one.articles.map(({ folder }) => folder)).toEqual([''])
    const all = await bundleOf({
      'routes/7/route.json': json(ARTICLE),
      'routes/7/history/1.json': json(ARTICLE),
      'routes/12/route.json': json({ ...ARTICLE, title: 'Down again' }),
      'other/route.json': json(ARTICLE),
    })
    expect(all.articles.map(({ folder }) => folder)).toEqual(['routes/7', 'routes/12'])
    expect((await all.articles[1]?.read())?.input.title).toBe('Down again')
  })

  it.each([
    ['text', new Blob(['no archive'])],
    ['nothing', new Blob([])],
    ['half an archive', archive({ 'route.json': json(ARTICLE) }).slice(0, 60)],
  ])('refuses %s', async (_, file) => {
    expect(await openBundle(file)).toEqual({ ok: false, refusal: 'notAnArchive' })
  })

  it('refuses an archive of other things', async () => {
    expect(await openBundle(archive({ 'doc.kml': strToU8('<kml/>') }))).toEqual({ ok: false, refusal: 'noArticles' })
  })

  it('takes as many articles as the limit says, and no more', async () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`routes/${at + 1}/route.json`, json(ARTICLE)]))
    expect((await bundleOf(files(BUNDLE_LIMITS.articles))).articles).toHaveLength(BUNDLE_LIMITS.articles)
    expect(await openBundle(archive(files(BUNDLE_LIMITS.articles + 1)))).toEqual({
      ok: false,
      refusal: 'tooManyArticles',
    })
  })

  it('reads null for what is broken, too long or no article', async () => {
    const bundle = await bundleOf({
      'routes/1/route.json': strToU8('{"title":'),
      'routes/2/route.json': new Uint8Array(BUNDLE_LIMITS.articleBytes + 1).fill(32),
      'routes/3/route.json': json({ ...ARTICLE, layer: [{ objects: 'none' }] }),
      'routes/4/route.json': json({ ...ARTICLE, context: { version: 1, blocks: 7 } }),
      'routes/5/route.json': json({ ...ARTICLE, translation: { title: '', summary: '', context: 7 } }),
      'routes/6/route.json': json(null),
    })
    expect(await Promise.all(bundle.articles.map((article) => article.read()))).toEqual(Array(6).fill(null))
  })

  it('reads an article that is as long as may be', async () => {
    const text = JSON.stringify(ARTICLE)
    const bundle = await bundleOf({ 'route.json': strToU8(text.padEnd(BUNDLE_LIMITS.articleBytes)) })
    expect((await bundle.articles[0]?.read())?.input.title).toBe(ARTICLE.title)
  })

  it('does not believe an archive about the length of what it holds', async () => {
    const bytes = zipSync({ 'route.json': new Uint8Array(BUNDLE_LIMITS.articleBytes + 1).fill(32) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 4 <= bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    const opened = await openBundle(new Blob([new Uint8Array(bytes)]))
    expect(opened.ok && (await opened.bundle.articles[0]?.read())).toBeNull()
  })

  it('gives pictures by their names, and nothing else', async () => {
    const bundle = await bundleOf({ 'route.json': json(ARTICLE), 'pictures/ab-1.jpg': new Uint8Array([1, 2, 3]) })
    expect(await bundle.readPicture('ab-1.jpg')).toEqual(new Uint8Array([1, 2, 3]))
    expect(await bundle.readPicture('other.jpg')).toBeNull()
    expect(await bundle.readPicture('__proto__')).toBeNull()
  })
})
