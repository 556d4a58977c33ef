import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPosts } from './read-posts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mishiori-blog-'))
})
afterEach(() => rm(folder, { recursive: true }))

const FRONT = { title: 'Hello', summary: 'A greeting', date: '2026-11-20' }
const source = (front: Readonly<Record<string, unknown>>, text = 'Words.\n') =>
  `---\n${Object.entries(front)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n${text}`

async function write(post: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(folder, post), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, post, name), text)
}

async function read() {
  const warnings: string[] = []
  return { posts: await readPosts(folder, (warning) => warnings.push(warning)), warnings }
}

describe('reading posts', () => {
  it('takes the number from the folder, both languages, and the newest first', async () => {
    await write('0001-hello', {
      'ja.md': source({ ...FRONT, title: 'こんにちは' }),
      'en-us.md': source(FRONT, '**Words**です。'),
    })
    await write('0002-later', { 'ja.md': source({ ...FRONT, date: '2026-11-21', tags: ['a'] }) })
    const { posts, warnings } = await read()
    expect(warnings).toEqual([])
    expect(posts.map(({ id }) => id)).toEqual([2, 1])
    expect(posts[1]).toMatchObject({
      publishedAt: new Date('2026-11-20T00:00:00+09:00'),
      texts: {
        ja: { title: 'こんにちは' },
        'en-us': { title: 'Hello', html: '<p><strong>Words</strong>です。</p>\n' },
      },
    })
    expect(posts[0]?.texts).toEqual({ ja: expect.objectContaining({ tags: ['a'], picture: null }) })
  })

  it('gives pictures their size, so that nothing moves when they come', async () => {
    await write('0001-hello', { 'ja.md': source({ ...FRONT, picture: 'a.png' }, '![峠](a.png)') })
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#5d8a77' } })
      .png()
      .toFile(join(folder, '0001-hello', 'a.png'))
    const { posts } = await read()
    expect(posts[0]?.texts.ja?.picture).toBe('/blog-pictures/0001-hello/a.png')
    expect(posts[0]?.texts.ja?.html).toBe(
      '<p><img src="/blog-pictures/0001-hello/a.png" alt="峠" width="8" height="6" loading="lazy" decoding="async"></p>\n',
    )
  })

  it('lets no HTML and no script through', async () => {
    const text = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](https://example.com)'
    await write('0001-hello', { 'ja.md': source(FRONT, text) })
    const html = (await read()).posts[0]?.texts.ja?.html ?? ''
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="javascript')
    expect(html).toContain('<a href="https://example.com" rel="noopener">b</a>')
  })

  it.each([
    ['without front matter', 'Words', 'it does not begin with front matter'],
    ['without a title', source({ ...FRONT, title: '' }), 'title'],
    ['with a day that is none', source({ ...FRONT, date: '2026-13-40' }), 'date: 2026-13-40 is no day'],
    ['with what nobody knows', source({ ...FRONT, colour: 'red' }), 'colour is not known here'],
    ['with eleven tags', source({ ...FRONT, tags: [...'abcdefghijk'] }), 'tags'],
    ['with a picture that is not there', source({ ...FRONT, picture: 'b.png' }), 'the picture b.png does not lie'],
    ['with a picture in its text that is not there', source(FRONT, '![](../x.png)'), 'the picture ../x.png does not'],
  ])('names a file %s, and goes on', async (_, broken, reason) => {
    await write('0001-broken', { 'ja.md': broken })
    await write('0002-whole', { 'ja.md': source({ ...FRONT, tags: [...'abcdefghij'] }) })
    const { posts, warnings } = await read()
    expect(posts.map(({ id }) => id)).toEqual([2])
    expect(warnings).toEqual([expect.stringContaining('Blog: 0001-broken/ja.md: ')])
    expect(warnings[0]).toContain(reason)
  })

  it('names folders that are no posts, and numbers that are taken', async () => {
    await write('hello', { 'ja.md': source(FRONT) })
    await write('0001-one', { 'ja.md': source(FRONT) })
    await write('1-another', { 'ja.md': source(FRONT) })
    const { posts, warnings } = await read()
    expect(posts).toHaveLength(1)
    expect(warnings).toEqual([
      'Blog: 1-another: another post has the number 1.',
      "Blog: hello: a post's folder is called by a number and a name, as 0001-hello.",
    ])
  })

  it('finds nothing where there is no folder', async () => {
    expect(await readPosts(join(folder, 'none'), () => {})).toEqual([])
  })
})

it('reads the posts of the product, each in both languages', async () => {
  const warnings: string[] = []
  const posts = await readPosts(fileURLToPath(new URL('../../../content/blog', import.meta.url)), (warning) =>
    warnings.push(warning),
  )
  expect(warnings).toEqual([])
  expect(posts.length).toBeGreaterThanOrEqual(3)
  for (const { texts } of posts) expect(Object.keys(texts)).toEqual(['ja', 'en-us'])
})
