import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_LIMITS, type StoredFile } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

const form = (bytes: Uint8Array, { name = 'photo.jpg', field = 'file' } = {}) => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)]), name)
  return body
}

const upload = (bytes: Uint8Array, options = {}, by: TestClient = owner) =>
  by.api.uploadImage({ body: form(bytes, options) })

async function uploaded(bytes: Uint8Array, options = {}): Promise<StoredFile> {
  const answer = await upload(bytes, options)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5d8a77' } })
const storedNames = () => readdirSync(join(test.dataFolder, 'files')).sort()

async function served(file: StoredFile) {
  const answer = await test.aGuest().fetch(file.url, {})
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('uploading a picture', () => {
  it('[D41] shrinks it to 1000 pixels, upright, without place, camera or colour profile', async () => {
    const photo = await plain(2400, 1200)
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 56/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const file = await uploaded(photo, { name: 'C:\\pictures\\峠.JPG' })
    // Orientation 6 turns it by 90°: 2400 × 1200 is 1200 × 2400 upright, then 1000 wide.
    expect(file).toMatchObject({ name: '峠.JPG', extension: 'jpg', width: 1000, height: 2000 })
    expect(file.url).toBe(`/files/${file.file_name}`)
    expect(file.file_name).toMatch(/^[\w-]{24}\.jpg$/)
    const { bytes } = await served(file)
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect({ width, height }).toEqual({ width: 1000, height: 2000 })
    expect(bytes.includes('Secret Camera')).toBe(false)
  })

  it('leaves a small one its size and a PNG its transparency', async () => {
    const file = await uploaded(await plain(40, 30).ensureAlpha(0.5).png().toBuffer(), { name: 'mark.png' })
    expect(file).toMatchObject({ extension: 'png', width: 40, height: 30 })
    expect((await sharp((await served(file)).bytes).metadata()).hasAlpha).toBe(true)
  })

  it('keeps a GIF moving', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const file = await uploaded(gif, { name: 'walk.gif' })
    expect(file).toMatchObject({ extension: 'gif', width: 20, height: 10 })
    expect((await sharp((await served(file)).bytes, { animated: true }).metadata()).pages).toBe(3)
  })

  it('[D44][B28] serves it for ever, and so that it can do nothing', async () => {
    const { answer } = await served(await uploaded(await plain(8, 8).jpeg().toBuffer()))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=10, s-maxage=10, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('[B20] is the only way to a thumbnail, and only to one’s own', async () => {
    const { url } = await uploaded(await plain(16, 9).jpeg().toBuffer())
    const mine = await owner.api.createRoute({ body: anArticle({ thumbnail_path: url }) })
    expect(mine).toMatchObject({ ok: true, data: { thumbnail_path: url } })
    const other = await test.aVerifiedUser()
    const theirs = await other.api.createRoute({ body: anArticle({ thumbnail_path: url }) })
    expect(theirs).toMatchObject({ status: 404, error: { code: 'file.not_found' } })
  })

  it('stores a repeated request under one key once', async () => {
    const bytes = await plain(9, 9).png().toBuffer()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await owner.api.uploadImage({ body: form(bytes) }, { headers })
    const again = await owner.api.uploadImage({ body: form(bytes) }, { headers })
    expect(first.ok && again.ok && first.data.id === again.data.id).toBe(true)
  })
})

describe('refusing an upload', () => {
  const text = (text: string) => Buffer.from(text)

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['file.unsupported_type', 'SVG named png', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['file.unsupported_type', 'HTML named jpg', () => text('<!doctype html><script>alert(1)</script>')],
    ['file.unsupported_type', 'PDF', () => text('%PDF-1.7\n')],
    ['file.unsupported_type', 'an ImageMagick script', () => text('push graphic-context\nfill url(https://x/)')],
    ['file.unsupported_type', 'WebP, which the browser converts first', () => plain(8, 8).webp().toBuffer()],
    ['file.unsupported_type', 'TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['file.unsupported_type', 'nothing', () => new Uint8Array()],
    ['file.unreadable', 'a script that is a GIF by its first bytes', () => text('GIF89a/*\0\0*/=1;alert(1)//;')],
    ['file.unreadable', 'a cut JPEG', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400)],
    ['file.unreadable', '41 megapixels in few bytes', () => plain(6400, 6407).png().toBuffer()],
  ])('[D38][D40] answers %s to %s and keeps nothing', async (code, _what, bytes) => {
    const before = storedNames()
    const answer = await upload(await bytes(), { name: 'a.png' })
    expect(answer.ok ? null : answer.error.code).toBe(code)
    expect(storedNames()).toEqual(before)
  })

  it('[D39] takes 12 MiB and refuses one byte more', async () => {
    const picture = await plain(8, 8).jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect((await upload(padded(PRODUCT_LIMITS.imageBytes))).status).toBe(201)
    expect(await upload(padded(PRODUCT_LIMITS.imageBytes + 1))).toMatchObject({
      status: 413,
      error: { code: 'file.too_large' },
    })
  })

  it('asks for the field `file`, multipart and a verified user', async () => {
    const bytes = await plain(8, 8).png().toBuffer()
    expect(await upload(bytes, { field: 'picture' })).toMatchObject({ error: { code: 'request.invalid' } })
    const json = await owner.fetch('/api/v1/file/image-upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(415)
    expect((await upload(bytes, {}, test.aGuest())).status).toBe(401)
    expect((await upload(bytes, {}, await test.anUnverifiedUser())).status).toBe(403)
  })

  it.each(['..%2f..%2fetc%2fpasswd', '.hidden', 'none.jpg', `${'a'.repeat(200)}.jpg`])(
    '[B28][D43] has no file %s',
    async (name) => {
      expect((await test.aGuest().fetch(`/files/${name}`, {})).status).toBe(404)
    },
  )

  it('[D46] lets exactly one of ten uploads take the last free place', async () => {
    const crowded = await test.aVerifiedUser()
    const row = (n: number) => ({
      userId: crowded.user.id,
      storedName: `${crowded.user.name}-${n}.png`,
      name: 'x.png',
      extension: 'png' as const,
      bytes: 1,
      width: 1,
      height: 1,
    })
    const taken = PRODUCT_LIMITS.filesPerUser - 1
    await test.db.insert(files).values(Array.from({ length: taken }, (_, n) => row(n)))
    const bytes = await plain(8, 8).png().toBuffer()
    const before = storedNames().length
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(bytes, {}, crowded)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'file.quota_reached' } })
    expect(storedNames()).toHaveLength(before + 1)
  })

  it('[D46] counts bytes as well', async () => {
    const full = await test.aVerifiedUser()
    await test.db.insert(files).values({
      userId: full.user.id,
      storedName: `${full.user.name}.png`,
      name: 'x.png',
      extension: 'png',
      bytes: PRODUCT_LIMITS.fileBytesPerUser,
      width: 1,
      height: 1,
    })
    const answer = await upload(await plain(8, 8).png().toBuffer(), {}, full)
    expect(answer).toMatchObject({ error: { code: 'file.quota_reached' } })
  })
})
