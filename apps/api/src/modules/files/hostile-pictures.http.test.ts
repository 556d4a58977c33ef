import { readdirSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

/** Every file below the data folder, wherever it is. */
const storedNames = () => readdirSync(test.dataFolder, { recursive: true, encoding: 'utf8' }).sort()

function upload(bytes: Uint8Array, name = 'a.png') {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return owner.api.uploadImage({ body })
}

const text = (comment: string) => Buffer.from(comment)
const plain = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#5d8a77' } })

const SCRIPT = '<script>alert(1)</script>'
const SVG = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const MVG = (fill: string) => `push graphic-context\nviewbox 0 0 640 480\nfill '${fill}'\npop graphic-context`

describe('[D38] what is no picture', () => {
  it.each([
    ['an address that runs a command', MVG('url(https://example.com/image.jpg"|ls "-la)')],
    ['an address that asks another server', MVG('url(http://169.254.169.254/latest/meta-data/)')],
    ['a file that is deleted', "push graphic-context\nimage over 0,0 0,0 'ephemeral:/tmp/delete.txt'"],
    ['a file that is moved', "push graphic-context\nimage over 0,0 0,0 'msl:/tmp/msl.txt'"],
    ['a file that is read', "push graphic-context\nimage over 0,0 0,0 'label:@/etc/passwd'"],
    [
      'a script of pictures',
      '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>',
    ],
    ['PostScript', '%!PS\nuserdict /setpagedevice undef\nmark /OutputFile (%pipe%id) currentdevice putdeviceprops'],
    ['encapsulated PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n'],
    ['SVG that reads a file', SVG('<image xlink:href="file:///etc/passwd"/>')],
    ['SVG with an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG('<text>&x;</text>')}`],
    ['SVG that runs', SVG(SCRIPT)],
    ['SVG behind white space', `\n\n  ${SVG(SCRIPT)}`],
    ['a page', `<!doctype html>${SCRIPT}`],
    ['PDF', '%PDF-1.7\n1 0 obj\n<</OpenAction <</S/JavaScript/JS(app.alert(1))>>>>\nendobj'],
    ['a zip', 'PK\u0003\u0004'],
    ['a program', '\u007fELF'],
    ['X bitmaps', '#define x_width 1\n#define x_height 1\nstatic char x_bits[] = {0x00};'],
  ])('is not decoded: %s', async (_, comment) => {
    const before = storedNames()
    for (const name of ['a.png', 'a.jpg', 'a.gif', 'a.svg'])
      expect(await upload(text(comment), name)).toMatchObject({ status: 422, error: { code: 'file.unsupported_type' } })
    expect(storedNames()).toEqual(before)
  })

  it.each([
    ['a GIF whose first bytes are a script', () => text('GIF89a/*\0\0\0\0\0\0\0\0\0\0*/=1;alert(1)//;')],
    ['a JPEG that is a script', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('*/=alert(1);/*')])],
    ['a PNG that is a page', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text(SCRIPT)])],
  ])('is refused by the decoder: %s', async (_, bytes) => {
    expect(await upload(bytes())).toMatchObject({ status: 422, error: { code: 'file.unreadable' } })
  })

  it.each([
    ['a page behind a JPEG', async () => Buffer.concat([await plain().jpeg().toBuffer(), text(SCRIPT)])],
    ['a zip behind a PNG', async () => Buffer.concat([await plain().png().toBuffer(), text('PK\u0003\u0004')])],
    ['a PDF in a comment of a JPEG', async () => withComment(await plain().jpeg().toBuffer(), '%PDF-1.7 alert(1)')],
    ['a script in a text of a PNG', async () => withText(await plain().png().toBuffer(), SCRIPT)],
  ])('does not stay in what is one as well: %s', async (_, make) => {
    const answer = await upload(await make())
    if (!answer.ok) throw new Error(answer.error.code)
    const served = await test.aGuest().fetch(answer.data.url, {})
    const bytes = Buffer.from(await served.arrayBuffer())
    for (const part of ['script', 'alert', 'PK\u0003\u0004', '%PDF']) expect(bytes.includes(part)).toBe(false)
  })
})

describe('[D40] a picture that claims to be huge', () => {
  it.each([
    ['196 megapixels', 14_000, 14_000, 8],
    ['as large as decoders allow', 16_383, 16_383, 1],
    ['4 gigapixels', 65_000, 65_000, 1],
    ['as large as numbers get', 2_147_483_647, 2_147_483_647, 1],
  ])('is refused before it is drawn: %s', async (_, width, height, bits) => {
    const before = process.memoryUsage().rss
    const picture = pngOf(width, height, bits)
    expect(await upload(picture)).toMatchObject({ status: 422, error: { code: 'file.unreadable' } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2)
  })

  it('by its frames is refused: 500 are taken, 501 are not', async () => {
    expect((await upload(await gifOf(500), 'a.gif')).status).toBe(201)
    expect(await upload(await gifOf(501), 'a.gif')).toMatchObject({ error: { code: 'file.unreadable' } })
  })
})

describe('[D43] the name of a file', () => {
  it.each([
    ['../../../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\windows\\win.png', 'win.png'],
    ['..%2f..%2fetc%2fpasswd.png', '..%2f..%2fetc%2fpasswd.png'],
    ['/etc/cron.d/x.png', 'x.png'],
    [`${'a'.repeat(4_096)}.png`, 'a'.repeat(255)],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['a\u0007\u001bb.png', 'ab.png'],
    ['..', ''],
    ['con.png', 'con.png'],
  ])('is only shown, never used: %j', async (name, shown) => {
    const answer = await upload(await plain().png().toBuffer(), name)
    if (!answer.ok) throw new Error(answer.error.code)
    expect(answer.data.name).toBe(shown)
    expect(answer.data.file_name).toMatch(/^[\w-]{24}\.png$/)
    expect(storedNames()).toContain(`files/${answer.data.file_name}`)
  })
})

/** A PNG of a few bytes whose header declares these dimensions; the content does not match them. */
function pngOf(width: number, height: number, bits: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = bits
  const data = deflateSync(Buffer.alloc(1024 ** 2))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function withText(png: Buffer, comment: string): Buffer {
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), chunk('tEXt', text(`Comment\0${comment}`)), png.subarray(end)])
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text(comment), jpeg.subarray(2)])
}

function gifOf(frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(frames * 4 * 4 * 3)
  for (let index = 0; index < raw.length; index++) raw[index] = (index * 7919) % 251
  const size = { width: 4, height: 4 * frames, channels: 3 as const, pageHeight: 4 }
  return sharp(raw, { raw: size }).gif().toBuffer()
}
