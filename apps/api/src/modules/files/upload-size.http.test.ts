import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_LIMITS } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildTestApp,
  credentialsOf,
  openRaw,
  refusalIn,
  sendRaw,
  type TestApp,
  type TestUser,
} from '../../testing/index.ts'

const MAX = PRODUCT_LIMITS.imageBytes

let test: TestApp
let owner: TestUser
let port: number
let picture: Buffer
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())

/** A form with one picture that is padded to a size. */
function formOf(size: number): Buffer {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  return Buffer.concat([Buffer.from(head), picture, Buffer.alloc(size - picture.length), Buffer.from('\r\n--x--\r\n')])
}

/** In pieces as large as systems hand them on, which end where the limit does. */
function chunked(body: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length; at += 65_536) {
    const piece = body.subarray(at, at + 65_536)
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'))
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')])
}

const headOf = async (...more: string[]) => [
  'POST /api/v1/file/image-upload HTTP/1.1',
  ...(await credentialsOf(owner)),
  'Content-Type: multipart/form-data; boundary=x',
  ...more,
]
const storedNames = () => readdirSync(join(test.dataFolder, 'files')).sort()

describe('[D39] a picture as it comes over the network', () => {
  it.each(['with its length', 'without a length'])('of 12 MiB is taken %s', async (how) => {
    const form = formOf(MAX)
    const said =
      how === 'with its length'
        ? await sendRaw(port, await headOf(`Content-Length: ${form.length}`, 'Connection: close'), form)
        : await sendRaw(port, await headOf('Transfer-Encoding: chunked', 'Connection: close'), chunked(form))
    expect(refusalIn(said)?.[0]).toBe(201)
  })

  const excesses = [1, 2, 4_096, 65_535, 65_536, 1024 ** 2, 4 * 1024 ** 2, 8 * 1024 ** 2]
  it.each(excesses.flatMap((more) => [true, false].map((hasLength) => [more, hasLength] as const)))(
    'of %i bytes more is refused and not kept, with its length or not: %s',
    async (more, hasLength) => {
      const before = storedNames()
      const form = formOf(MAX + more)
      const body = hasLength ? form : chunked(form)
      const length = hasLength ? `Content-Length: ${form.length}` : 'Transfer-Encoding: chunked'
      const said = await sendRaw(port, await headOf(length, 'Connection: close'), body)
      // A client that is still sending when it is refused may lose the response with the connection.
      expect([null, '413 file.too_large']).toContain(refusalIn(said)?.join(' ') ?? null)
      if (more <= 4_096) expect(refusalIn(said)).toEqual([413, 'file.too_large'])
      expect(storedNames()).toEqual(before)
    },
  )

  it('that is longer than it says is cut there, and is no picture', async () => {
    const before = storedNames()
    const form = formOf(100_000)
    const said = await sendRaw(port, await headOf('Content-Length: 50000', 'Connection: close'), form)
    expect(refusalIn(said)).toEqual([400, 'request.malformed'])
    expect(storedNames()).toEqual(before)
  })

  it('[D45] that ends before its time leaves nothing behind', async () => {
    const before = storedNames()
    const { socket, untilClosed } = openRaw(port)
    const form = formOf(100_000)
    socket.write(`${(await headOf(`Content-Length: ${form.length + 1}`)).join('\r\n')}\r\n\r\n`)
    socket.write(form)
    await Promise.race([once(socket, 'drain'), new Promise((resolve) => setTimeout(resolve, 50))])
    socket.end()
    expect(refusalIn(await untilClosed())?.[0] ?? 400).toBe(400)
    expect(storedNames()).toEqual(before)
  })

  it.each([
    ['no boundary', 'multipart/form-data', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 400],
    ['no form', 'application/octet-stream', 415],
  ])('in what has %s is refused', async (_, type, status) => {
    const form = formOf(1_000)
    const head = (await headOf(`Content-Length: ${form.length}`, 'Connection: close')).map((line) =>
      line.startsWith('Content-Type') ? `Content-Type: ${type}` : line,
    )
    expect(refusalIn(await sendRaw(port, head, form))?.[0]).toBe(status)
  })
})
