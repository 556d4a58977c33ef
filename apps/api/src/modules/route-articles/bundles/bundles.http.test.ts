import { type ArticleContent, articleContent, exchangePictures, openBundle } from '@repo/article-bundle'
import type { RouteArticle } from '@repo/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { anArticle } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

async function download(user: TestUser, id: number) {
  const answer = await user.fetch(`/api/v1/self/routes/${id}/bundle`, {})
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function upload(user: TestUser, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'a.jpg')
  const answer = await user.api.uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.url
}

const aPicture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

/** What its author wrote, with pictures named by the order in which they are met. */
function written(article: RouteArticle) {
  const names = new Map<string, string>()
  const { title, summary, language, translation, layer, context, tag, thumbnail_path } = article
  const texts = translation && { title: translation.title, summary: translation.summary, context: translation.context }
  return exchangePictures({ title, summary, language, texts, layer, context, tag, thumbnail_path }, (name) => {
    if (!names.has(name)) names.set(name, `picture ${names.size}`)
    return names.get(name)
  })
}

async function read(user: TestUser, id: number): Promise<RouteArticle> {
  const answer = await user.api.readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('an article as a file', () => {
  it('holds what was written, the map and the pictures', async () => {
    const thumbnail = await upload(owner, await aPicture('#5d8a77'))
    const { id } = await createArticle(owner, { title: '鳥居峠/を越える', thumbnail_path: thumbnail })
    const { answer, bytes } = await download(owner, id)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(`filename="mishiori-${id}.zip"`)
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(['route.json', 'route.gpx', thumbnail.replace('/files/', 'pictures/')])
    expect(strFromU8(files['route.gpx'] ?? new Uint8Array())).toContain('<trkpt')
  })

  it('becomes the same article in another account, as a draft with pictures of its own', async () => {
    const [first, second] = [
      await upload(owner, await aPicture('#ff0000')),
      await upload(owner, await aPicture('#0000ff')),
    ]
    const article = anArticle()
    const context = {
      version: 1,
      blocks: [
        {
          type: 'images',
          images: [{ src: `https://mishiori.example${second}`, tmpId: null }],
          raito: '4-3',
          long: 'width',
          caption: '',
        },
      ],
    }
    const translation = {
      title: 'Over the pass',
      summary: 'In spring',
      context: { version: 1, blocks: [{ type: 'paragraph', text: 'Up.' }] },
    }
    const { id } = await createArticle(owner, {
      ...article,
      context,
      translation,
      thumbnail_path: first,
      tag: [{ name: '峠' }],
    })
    const { bytes } = await download(owner, id)

    const reader = await test.aVerifiedUser()
    const opened = await openBundle(new Blob([bytes]))
    if (!opened.ok) throw new Error(opened.refusal)
    const [bundled] = opened.bundle.articles
    const content = await bundled?.read()
    if (!content) throw new Error('it was not read')
    expect(content.pictures).toHaveLength(2)
    const addresses = new Map<string, string>()
    for (const name of content.pictures) {
      const picture = await opened.bundle.readPicture(name)
      if (!picture) throw new Error('a picture is missing')
      addresses.set(name, await upload(reader, picture))
    }
    const body = exchangePictures(content.input, (name, host) => `${host}${addresses.get(name)}`)
    const made = await reader.api.createRoute(
      { query: {}, body },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    if (!made.ok) throw new Error(made.error.code)
    const [before, after] = [await read(owner, id), await read(reader, made.data.id)]
    expect(written(after)).toEqual(written(before))
    expect(after).toMatchObject({ is_draft: true, private_mode: null })
    for (const address of addresses.values()) expect((await test.aGuest().fetch(address, {})).status).toBe(200)
  })

  it('is read from the archive of all data as well', async () => {
    const author = await test.aVerifiedUser()
    const { id } = await createArticle(author, { title: 'One of two' })
    await createArticle(author, { title: 'The other', is_draft: true })
    const answer = await author.fetch('/api/v1/self/data-archive', {})
    const opened = await openBundle(await answer.blob())
    if (!opened.ok) throw new Error(opened.refusal)
    const contents = await Promise.all(opened.bundle.articles.map((article) => article.read()))
    expect(opened.bundle.articles[0]?.folder).toBe(`routes/${id}`)
    expect(contents.map((content) => content?.input.title)).toEqual(['One of two', 'The other'])
    const [
      {
        input: { origin, ...input },
        ...rest
      },
    ] = contents as [ArticleContent]
    expect(articleContent(await read(author, id))).toEqual({ input, ...rest })
    expect(origin).toMatchObject({ source: null, signature: expect.any(String) })
  })

  it('is its author’s alone, shown to others or not', async () => {
    const { id } = await createArticle(owner, { title: 'Public' })
    const stranger = await test.aVerifiedUser()
    const [theirs, none] = [await download(stranger, id), await download(stranger, 999_999)]
    expect([theirs.answer.status, none.answer.status]).toEqual([404, 404])
    expect(theirs.bytes).toEqual(none.bytes)
  })
})
