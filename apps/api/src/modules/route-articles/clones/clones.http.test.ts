import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CloneInput, PRODUCT_LIMITS, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { blocks } from '../../../schema/blocks.table.ts'
import { files } from '../../../schema/files.table.ts'
import { notifications } from '../../../schema/notifications.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aBody, aLayer, aLine, aParagraph, aSpot } from '../testing/an-article.ts'
import { createArticle, tokenOf } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const INPUT: CloneInput = { title: 'わたしの鳥居峠', layer_ids: ['layer-1'], with_text: true }
const clone = (by: TestUser, article: RouteArticle, over: Partial<CloneInput> = {}, query: { token?: string } = {}) =>
  by.api.cloneRoute({ ...params(article), query, body: { ...INPUT, ...over } })
const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => test.aVerifiedUser()))

async function cloned(...of: Parameters<typeof clone>): Promise<RouteArticle> {
  const answer = await clone(...of)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function read(article: { id: number }, by: { api: TestUser['api'] } = test.aGuest()): Promise<RouteArticle> {
  const answer = await by.api.readRoute(params(article))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function publish(owner: TestUser, article: RouteArticle, over: Partial<RouteArticleInput> = {}) {
  const { title, summary, layer, context, tag, thumbnail_path } = article
  const body = { title, summary, layer, context, tag, thumbnail_path, is_draft: false, private_mode: null, ...over }
  const headers = { 'if-match': `"${article.version}"` }
  const answer = await owner.api.saveRoute({ ...params(article), body }, { headers })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a clone', () => {
  it('[B26] is a draft of the chosen layers with text, tags and credit', async () => {
    const layer = [aLayer(aLine()), { ...aLayer(aSpot()), id: 'layer-2' }]
    const original = await createArticle(author, { layer })
    const reader = await test.aVerifiedUser()
    const copy = await cloned(reader, original, { layer_ids: ['layer-2'] })
    expect(copy).toMatchObject({
      title: INPUT.title,
      status: 'draft',
      user: { id: reader.user.id },
      summary: original.summary,
      context: original.context,
      tag: original.tag,
      layer: [{ id: 'layer-2', objects: [{ tmpId: 'spot-1' }] }],
      cloned_from: { id: original.id, title: original.title, user: { id: author.user.id } },
      copy_count: 0,
    })
    expect(await read(original)).toMatchObject({ copy_count: 1, cloned_from: null })
  })

  it('comes without words when they are not wanted', async () => {
    const translation = { title: 'Over the pass', summary: 'On foot', context: aBody(aParagraph('Climb.')) }
    const original = await createArticle(author, { language: 'ja', translation })
    const copy = await cloned(await test.aVerifiedUser(), original, { with_text: false })
    expect(copy).toMatchObject({ summary: '', context: { blocks: [] }, translation: { title: 'Over the pass' } })
    expect(copy.translation).toMatchObject({ summary: '', context: { blocks: [] } })
  })

  it('needs a layer of the original and a title', async () => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const codes = [
      await clone(reader, original, { layer_ids: [] }),
      await clone(reader, original, { layer_ids: ['layer-9'] }),
      await clone(reader, original, { title: ' ' }),
    ].map((answer) => (answer.ok ? null : answer.error.code))
    expect(codes).toEqual(['clone.layer_required', 'clone.layer_required', 'article.title_required'])
    expect(await read(original)).toMatchObject({ copy_count: 0 })
  })

  it('takes titles up to their length', async () => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const { max } = PRODUCT_LIMITS.titleLength
    expect(await clone(reader, original, { title: 'a'.repeat(max) })).toMatchObject({ status: 201 })
    expect(await clone(reader, original, { title: 'a'.repeat(max + 1) })).toMatchObject({ status: 422 })
  })

  it('is made once for one key, however often it is asked for at once', async () => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => reader.api.cloneRoute({ ...params(original), body: INPUT }, { headers })
    await Promise.all(Array.from({ length: 30 }, send))
    expect(await send()).toMatchObject({ status: 201 })
    expect(await read(original)).toMatchObject({ copy_count: 1 })
  })

  it('is refused beyond a number in an hour', async () => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    for (let count = 0; count < PRODUCT_LIMITS.clonesPerHour; count += 1) {
      await clone(reader, original, { layer_ids: [] })
    }
    expect(await clone(reader, original)).toMatchObject({ status: 429, error: { code: 'request.too_many' } })
  })
})

describe('who may clone', () => {
  it('[B26] is everybody who may read it: holders of its link with the token alone', async () => {
    const original = await createArticle(author, { private_mode: 'url' })
    const reader = await test.aVerifiedUser()
    expect(await clone(reader, original)).toMatchObject({ error: { code: 'article.not_found' } })
    const copy = await cloned(reader, original, {}, { token: tokenOf(original) })
    expect(copy.cloned_from).toMatchObject({ id: null, title: '', user: { id: author.user.id } })
  })

  it.each([
    ['a draft', { is_draft: true }],
    ['a private article', { private_mode: 'private' as const }],
  ])('is nobody of %s', async (_, over) => {
    const original = await createArticle(author, over)
    expect(await clone(await test.aVerifiedUser(), original)).toMatchObject({ error: { code: 'article.not_found' } })
  })

  it('is nobody of an article of their own', async () => {
    const original = await createArticle(author)
    expect(await clone(author, original)).toMatchObject({ status: 403, error: { code: 'clone.own_article' } })
  })

  it.each(['author', 'reader'] as const)('[B24] is nobody once the %s blocks the other', async (blocker) => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const [one, other] = blocker === 'author' ? [author, reader] : [reader, author]
    await test.db.insert(blocks).values({ blockerId: one.user.id, blockedId: other.user.id })
    expect(await clone(reader, original)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
  })
})

describe('the count of copies', () => {
  it('is exact when thirty people clone at once and ten delete what they made', async () => {
    const owner = await test.aVerifiedUser()
    const original = await createArticle(owner)
    const readers = await crowd(30)
    const copies = await Promise.all(readers.map((reader) => cloned(reader, original)))
    const figures = async () => {
      const [row] = await test.db.select().from(articleSearch).where(eq(articleSearch.articleId, original.id))
      const profile = await test.aGuest().api.readUser({ params: { id: String(owner.user.id) } })
      const { copy_count } = await read(original)
      return {
        article: copy_count,
        author: profile.ok ? profile.data.copy_sum : null,
        search: row?.copyCount,
        level: row?.tokens.filter((token) => token.startsWith('c:')),
      }
    }
    const before = await figures()
    expect(before).toMatchObject({ article: 30, author: 30, search: 30 })
    await Promise.all(readers.slice(0, 10).map(({ api }, index) => api.deleteRoute(params(copies[index] ?? original))))
    expect(await figures()).toMatchObject({ article: 20, author: 20, search: 20 })
  })

  it('is exact when two authors clone each other’s at once', async () => {
    const people = await crowd(2)
    const articles = await Promise.all(people.map((person) => createArticle(person)))
    const pairs = people.flatMap((person, index) => articles.slice(1 - index, 2 - index).map((of) => ({ person, of })))
    await Promise.all(Array.from({ length: 15 }, () => pairs.map(({ person, of }) => cloned(person, of))).flat())
    expect((await Promise.all(articles.map((article) => read(article)))).map(({ copy_count }) => copy_count)).toEqual([
      15, 15,
    ])
  })

  it('holds when clones and original are deleted at once', async () => {
    const original = await createArticle(author)
    const readers = await crowd(10)
    const copies = await Promise.all(readers.map((reader) => cloned(reader, original)))
    const answers = await Promise.all([
      ...readers.map(({ api }, index) => api.deleteRoute(params(copies[index] ?? original))),
      author.api.deleteRoute(params(original)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  })
})

describe('the author', () => {
  it('is told of each clone, and nothing of what it is called', async () => {
    const owner = await test.aVerifiedUser()
    const original = await createArticle(owner)
    const reader = await test.aVerifiedUser()
    await cloned(reader, original)
    const rows = await test.db.select().from(notifications).where(eq(notifications.userId, owner.user.id))
    expect(rows).toMatchObject([{ type: 'clone', actorId: reader.user.id, articleId: original.id, details: {} }])
  })
})

describe('lineage', () => {
  it('lists public copies, page by page, and counts all', async () => {
    const original = await createArticle(author)
    const readers = await crowd(PRODUCT_LIMITS.pageSize + 1)
    for (const reader of readers) await publish(reader, await cloned(reader, original))
    await cloned(await test.aVerifiedUser(), original)
    const list = async (before?: string) => {
      const answer = await test.aGuest().api.listCopies({ ...params(original), query: before ? { before } : {} })
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.data
    }
    const first = await list()
    expect(first).toMatchObject({ total: readers.length + 1 })
    expect(first.data).toHaveLength(PRODUCT_LIMITS.pageSize)
    const second = await list(first.next ?? '')
    expect(second).toMatchObject({ data: [{ user: { id: readers[0]?.user.id } }], next: null })
  })

  it('is nobody’s to list of what they may not read', async () => {
    const original = await createArticle(author, { private_mode: 'private' })
    expect(await test.aGuest().api.listCopies(params(original))).toMatchObject({ error: { code: 'article.not_found' } })
  })

  it('tells of an original that was hidden since what the clone told before, not what it is called now', async () => {
    const original = await createArticle(author)
    const reader = await test.aVerifiedUser()
    const copy = await publish(reader, await cloned(reader, original))
    const renamed = await publish(author, original, { title: '改題' })
    expect((await read(copy)).cloned_from).toMatchObject({ id: original.id, title: '改題' })
    await publish(author, renamed, { title: '秘密', private_mode: 'private' })
    expect((await read(copy)).cloned_from).toMatchObject({ id: null, title: original.title })
    expect(await test.aGuest().api.listCopiedPictures(params(copy))).toMatchObject({ data: { data: {} } })
  })

  it('keeps its credit when the original is deleted, and names nobody who has left', async () => {
    const owner = await test.aVerifiedUser()
    const original = await createArticle(owner)
    const reader = await test.aVerifiedUser()
    const copy = await publish(reader, await cloned(reader, original))
    await owner.api.deleteRoute(params(original))
    const credit = { id: null, title: original.title, user: { id: owner.user.id } }
    expect((await read(copy)).cloned_from).toMatchObject(credit)
    await test.db.execute(sql`update users set withdrawn_at = now() where id = ${owner.user.id}`)
    expect((await read(copy)).cloned_from).toEqual({ id: null, title: original.title, user: null })
  })

  it('stays when the clone is saved', async () => {
    const original = await createArticle(author)
    const reader = await test.aVerifiedUser()
    const saved = await publish(reader, await cloned(reader, original), { title: '直した' })
    expect(saved.cloned_from).toMatchObject({ id: original.id })
    const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, saved.id))
    expect(row?.cloneCredit).toMatchObject({ article_id: original.id, version: original.version })
  })
})

describe('pictures of a clone', () => {
  const storedNames = () => readdirSync(join(test.dataFolder, 'files')).sort()

  async function aPicture(by: TestUser, background: string) {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    const answer = await by.api.uploadImage({ body })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }

  async function illustrated(owner: TestUser) {
    const [spot, single, cover] = [
      await aPicture(owner, 'red'),
      await aPicture(owner, 'green'),
      await aPicture(owner, 'blue'),
    ]
    return createArticle(owner, {
      layer: [
        aLayer(
          aLine(),
          aSpot({ type: 'image_text', images: [`http://localhost${spot.url}`], url: `http://localhost${spot.url}` }),
        ),
      ],
      context: aBody(
        { type: 'singleImage', url: single.url, caption: '', tmpId: null },
        {
          type: 'images',
          images: [
            { src: single.url, tmpId: null, alt: '' },
            { src: 'https://example.com/a.jpg', tmpId: null, alt: '' },
          ],
          raito: '16-9',
          long: 'width',
          caption: '',
        },
      ),
      thumbnail_path: cover.url,
    })
  }

  const namesIn = (article: RouteArticle) =>
    new Set(
      JSON.stringify([article.layer, article.context, article.thumbnail_path]).match(/(?<=\/files\/)[\w-]+\.jpg/g),
    )

  it('are its owner’s, and stay when the original and its files are gone', async () => {
    const owner = await test.aVerifiedUser()
    const original = await illustrated(owner)
    const reader = await test.aVerifiedUser()
    const copy = await cloned(reader, original)
    const names = namesIn(copy)
    expect(names.size).toBe(3)
    expect([...names].filter((name) => namesIn(original).has(name))).toEqual([])
    expect(JSON.stringify(copy.context)).toContain('https://example.com/a.jpg')
    const pictures = await reader.api.listCopiedPictures(params(copy))
    const known = pictures.ok ? pictures.data.data : {}
    expect(new Set(Object.keys(known))).toEqual(new Set([...names].map((name) => `/files/${name}`)))
    expect(new Set(Object.values(known))).toEqual(new Set([...namesIn(original)].map((name) => `/files/${name}`)))
    const own = await test.db.select().from(files).where(eq(files.userId, reader.user.id))
    expect(new Set(own.map(({ storedName }) => storedName))).toEqual(names)
    const listed = await owner.api.listFiles({})
    for (const { id } of listed.ok ? listed.data.data : []) await owner.api.deleteFile({ params: { id: String(id) } })
    for (const name of names) expect((await test.aGuest().fetch(`/files/${name}`, {})).status).toBe(200)
  })

  it('that are the cloner’s own are not copied', async () => {
    const reader = await test.aVerifiedUser()
    const picture = await aPicture(reader, 'red')
    const body = aBody({ type: 'singleImage', url: picture.url, caption: '', tmpId: null })
    const copy = await cloned(reader, await createArticle(author, { context: body }))
    expect(copy.context).toMatchObject({ blocks: [{ url: picture.url }] })
  })

  it('whose bytes are lost are no covers any more', async () => {
    const owner = await test.aVerifiedUser()
    const original = await illustrated(owner)
    await test.services.files.storage.delete(original.thumbnail_path?.split('/').at(-1) ?? '')
    const answer = await clone(await test.aVerifiedUser(), original)
    expect(answer).toMatchObject({ ok: true, data: { thumbnail_path: null } })
  })

  it('are copied all or none: as many as there is room for, and not one more', async () => {
    const original = await illustrated(await test.aVerifiedUser())
    const reader = await test.aVerifiedUser()
    const row = (n: number) => ({
      userId: reader.user.id,
      storedName: `full-${reader.user.id}-${n}.jpg`,
      name: '',
      extension: 'jpg' as const,
      bytes: 1,
      width: 1,
      height: 1,
    })
    const taken = PRODUCT_LIMITS.filesPerUser - 2
    await test.db.insert(files).values(Array.from({ length: taken }, (_, n) => row(n)))
    const before = storedNames()
    expect(await clone(reader, original)).toMatchObject({ status: 422, error: { code: 'file.quota_reached' } })
    expect(storedNames()).toEqual(before)
    expect(await read(original)).toMatchObject({ copy_count: 0 })
    await test.db.delete(files).where(eq(files.storedName, row(0).storedName))
    expect(await clone(reader, original)).toMatchObject({ status: 201 })
  })

  it('leave no room for two clones at once where there is room for one', async () => {
    const original = await illustrated(await test.aVerifiedUser())
    const reader = await test.aVerifiedUser()
    const row = (n: number) => ({
      userId: reader.user.id,
      storedName: `race-${reader.user.id}-${n}.jpg`,
      name: '',
      extension: 'jpg' as const,
      bytes: 1,
      width: 1,
      height: 1,
    })
    const taken = PRODUCT_LIMITS.filesPerUser - 5
    await test.db.insert(files).values(Array.from({ length: taken }, (_, n) => row(n)))
    const before = storedNames()
    const answers = await Promise.all([clone(reader, original), clone(reader, original)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(storedNames()).toHaveLength(before.length + 3)
  })
})
