import { PRODUCT_LIMITS } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createJourney, ifMatch, inputOf, paramsOf } from '../journeys/testing/create-journey.ts'
import { aBody, aLayer, aLine, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { logWalk } from '../walk-logs/testing/a-walk.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

async function upload({ api }: TestUser, name = 'a.png') {
  const body = new FormData()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
    .png()
    .toBuffer()
  body.append('file', new Blob([new Uint8Array(png)]), name)
  const answer = await api.uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const ofFile = ({ id }: { id: number }) => ({ params: { id: String(id) } })

describe('a user’s own pictures', () => {
  it('are listed newest first, ten a page', async () => {
    const owner = await test.aVerifiedUser()
    const total = PRODUCT_LIMITS.filesPerPage + 1
    const row = (n: number) => ({
      userId: owner.user.id,
      storedName: `${owner.user.name}-${n}.png`,
      name: `${n}.png`,
      extension: 'png' as const,
      bytes: 100,
      width: 1,
      height: 1,
    })
    await test.db.insert(files).values(Array.from({ length: total }, (_, n) => row(n + 1)))
    const first = await owner.api.listFiles({ query: {} })
    expect(first).toMatchObject({ data: { total, per_page: 10, current_page: 1, total_bytes: total * 100 } })
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data.data.map(({ name }) => name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${n}.png`))
    expect(await owner.api.listFiles({ query: { page: '2' } })).toMatchObject({
      data: { current_page: 2, data: [{ name: '1.png', bytes: 100 }] },
    })
    expect(await owner.api.listFiles({ query: { page: '3' } })).toMatchObject({ data: { data: [], total } })
  })

  it('are nobody else’s', async () => {
    const [owner, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const file = await upload(owner)
    expect(await other.api.listFiles({ query: {} })).toMatchObject({ data: { data: [], total: 0, total_bytes: 0 } })
    expect(await other.api.listFileUses(ofFile(file))).toMatchObject({ error: { code: 'file.not_found' } })
    expect(await other.api.deleteFile(ofFile(file))).toMatchObject({ status: 404, error: { code: 'file.not_found' } })
    expect((await other.fetch(file.url, {})).status).toBe(200)
  })

  it('are deleted with their bytes, once', async () => {
    const owner = await test.aVerifiedUser()
    const file = await upload(owner)
    expect(await owner.api.deleteFile(ofFile(file))).toMatchObject({ status: 204 })
    expect((await owner.fetch(file.url, {})).status).toBe(404)
    expect(await owner.api.listFiles({ query: {} })).toMatchObject({ data: { total: 0 } })
    expect(await owner.api.deleteFile(ofFile(file))).toMatchObject({ error: { code: 'file.not_found' } })
  })
})

describe('where a picture is shown', () => {
  const usesOf = async (owner: TestUser, file: { id: number }) => {
    const answer = await owner.api.listFileUses(ofFile(file))
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }

  it('is nowhere at first', async () => {
    const owner = await test.aVerifiedUser()
    expect(await usesOf(owner, await upload(owner))).toEqual({
      is_avatar: false,
      walk_count: 0,
      routes: [],
      journeys: [],
    })
  })

  it('is told of walks', async () => {
    const owner = await test.aVerifiedUser()
    const [file, article] = [await upload(owner), await createArticle(owner)]
    for (let walk = 0; walk < 2; walk++) await logWalk(owner, article, { photo_ids: [file.id] })
    expect(await usesOf(owner, file)).toMatchObject({ walk_count: 2 })
  })

  it('is told of thumbnails, bodies and maps', async () => {
    const owner = await test.aVerifiedUser()
    const file = await upload(owner)
    const shown = `https://mishiori.example${file.url}`
    const block = { type: 'singleImage', url: shown, caption: '' }
    const spot = aSpot({ type: 'image_text', images: [shown], url: shown })
    const made = [
      await createArticle(owner, { title: 'thumbnail', thumbnail_path: file.url }),
      await createArticle(owner, { title: 'body', context: aBody(block) }),
      await createArticle(owner, { title: 'map', layer: [aLayer(aLine(), spot)] }),
    ]
    await createArticle(owner, { title: 'other' })
    const { routes } = await usesOf(owner, file)
    const [, , last] = made
    await owner.api.deleteRoute({ params: { id: String(last?.id) } })
    expect((await usesOf(owner, file)).routes.map(({ title, in_trash }) => [title, in_trash])).toEqual([
      ['map', true],
      ['body', false],
      ['thumbnail', false],
    ])
    expect(routes).toEqual(made.toReversed().map(({ id, title }) => ({ id, title, in_trash: false })))
  })
  it('is told of covers of journeys, those in the trash too', async () => {
    const owner = await test.aVerifiedUser()
    const file = await upload(owner)
    const journey = await createJourney(owner)
    await createJourney(owner, { title: 'other' })
    const body = inputOf(journey, { cover_path: file.url })
    expect(await owner.api.updateJourney({ ...paramsOf(journey), body }, ifMatch(journey))).toMatchObject({ ok: true })
    const { id, title } = journey
    expect((await usesOf(owner, file)).journeys).toEqual([{ id, title, in_trash: false }])
    await owner.api.deleteJourney(paramsOf(journey))
    expect((await usesOf(owner, file)).journeys).toEqual([{ id, title, in_trash: true }])
  })
})
