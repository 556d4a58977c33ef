import { readdirSync } from 'node:fs'
import { PRODUCT_LIMITS } from '@repo/contract'
import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import {
  buildTestApp,
  credentialsOf,
  openRaw,
  refusalIn,
  sendRaw,
  type TestApp,
  type TestUser,
} from '../../testing/index.ts'

/** Of the request, and so of the upload. */
const DEADLINE_MS = 6_000
const MEGABYTE = 1024 ** 2

let test: TestApp
let owner: TestUser
let port: number
let picture: Buffer
beforeAll(async () => {
  test = await buildTestApp({ requestTimeoutMs: DEADLINE_MS })
  owner = await test.aVerifiedUser()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())

async function left() {
  const [rows] = await test.db.select({ number: count() }).from(files)
  return { rows: rows?.number, files: readdirSync(test.dataFolder, { recursive: true }) }
}

const partOf = (disposition: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const aFile = (content: Uint8Array | string = picture, name = 'file') =>
  partOf(`name="${name}"; filename="a.jpg"`, content)
const aField = (bytes: number, name = 'note') => partOf(`name="${name}"`, Buffer.alloc(bytes, 'a'))
const END = Buffer.from('--x--\r\n')
const formOf = (...parts: readonly Uint8Array[]) => Buffer.concat([...parts, END])

const headOf = async (...more: string[]) => [
  'POST /api/v1/file/image-upload HTTP/1.1',
  ...(await credentialsOf(owner)),
  'Content-Type: multipart/form-data; boundary=x',
  ...more,
]
const send = async (form: Uint8Array) =>
  refusalIn(await sendRaw(port, await headOf(`Content-Length: ${form.length}`, 'Connection: close'), form))

/** The status of the response, while the connection stays as it is: `null` when there is none in time. */
async function answeredWhileSending(head: readonly string[], body: Uint8Array, withinMs: number) {
  const connection = openRaw(port)
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  connection.socket.write(body)
  const endsAt = Date.now() + withinMs
  while (refusalIn(connection.said()) === null && Date.now() < endsAt) await new Promise((go) => setTimeout(go, 20))
  connection.socket.destroy()
  return refusalIn(connection.said())
}

describe('[D39] a form with more than one picture', () => {
  it.each<[string, () => Buffer]>([
    ['a large field before it', () => formOf(aField(4 * MEGABYTE), aFile())],
    ['a large field behind it', () => formOf(aFile(), aField(4 * MEGABYTE))],
    ['a small field before it', () => formOf(aField(10), aFile())],
    ['a small field behind it', () => formOf(aFile(), aField(10))],
    ['a second picture', () => formOf(aFile(), aFile())],
    ['a large second picture', () => formOf(aFile(), aFile(Buffer.alloc(8 * MEGABYTE)))],
    ['a large file of another name before it', () => formOf(aFile(Buffer.alloc(8 * MEGABYTE), 'other'), aFile())],
    ['a thousand parts', () => formOf(aFile(), ...Array.from({ length: 1_000 }, (_, at) => aField(1, `f${at}`)))],
    ['a field named __proto__', () => formOf(aField(10, '__proto__'), aFile())],
    ['fields alone', () => formOf(aField(4 * MEGABYTE))],
    ['nothing at all', () => formOf()],
  ])('is answered and leaves nothing: %s', async (_, form) => {
    const before = await left()
    const [status] = (await send(form())) ?? []
    expect([400, 413, 422]).toContain(status)
    expect(await left()).toEqual(before)
  })

  it.each<[string, () => Buffer]>([
    ['a field', () => aField(2 * MEGABYTE)],
    ['a second picture', () => Buffer.concat([aFile(), aFile(Buffer.alloc(2 * MEGABYTE))])],
  ])('is refused before the end of it has come: %s', async (_, begin) => {
    const head = await headOf(`Content-Length: ${6 * MEGABYTE}`)
    expect(await answeredWhileSending(head, begin(), DEADLINE_MS)).toEqual([422, 'request.invalid'])
  })

  it('is refused by what it says it will send', async () => {
    const head = await headOf(`Content-Length: ${PRODUCT_LIMITS.imageBytes * 2}`)
    expect(await answeredWhileSending(head, aFile().subarray(0, 50), DEADLINE_MS)).toEqual([413, 'file.too_large'])
  })

  it('does not keep what others send: sixty at once', async () => {
    const form = formOf(aField(11 * MEGABYTE), aFile())
    const before = { ...(await left()), memory: process.memoryUsage().rss }
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(form)))
    for (const answer of answers) expect([null, 413, 422]).toContain(answer?.[0] ?? null)
    expect(process.memoryUsage().rss - before.memory).toBeLessThan(300 * MEGABYTE)
    expect(await left()).toEqual({ rows: before.rows, files: before.files })
    expect((await send(formOf(aFile())))?.[0]).toBe(201)
  })
})

describe('[D39] what surrounds the picture', () => {
  it.each<[string, () => Buffer]>([
    ['a preamble', () => Buffer.concat([Buffer.alloc(13 * MEGABYTE, 'p'), formOf(aFile())])],
    ['an epilogue', () => Buffer.concat([formOf(aFile()), Buffer.alloc(13 * MEGABYTE, 'e')])],
    ['headers', () => formOf(partOf(`name="file"; filename="a.jpg"\r\nX-Long: ${'h'.repeat(13 * MEGABYTE)}`, picture))],
  ])('is bounded: %s', async (_, form) => {
    const before = await left()
    const status = (await send(form()))?.[0] ?? null
    expect([null, 400, 413, 422]).toContain(status)
    expect(await left()).toEqual(before)
  })

  it('leaves the connection usable', async () => {
    const { socket, said } = openRaw(port)
    const refused = formOf(aField(MEGABYTE), aFile())
    const taken = formOf(aFile())
    socket.write(`${(await headOf(`Content-Length: ${refused.length}`)).join('\r\n')}\r\n\r\n`)
    socket.write(refused)
    socket.write(`${(await headOf(`Content-Length: ${taken.length}`, 'Connection: close')).join('\r\n')}\r\n\r\n`)
    socket.write(taken)
    await new Promise((resolve) => socket.once('close', resolve))
    expect([...said().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['422', '201'])
  })
})

describe('[D39] an upload that does not end', () => {
  it.each<[string, () => Buffer]>([
    ['in its picture', () => aFile().subarray(0, -20)],
    ['in a part that is not read', () => Buffer.concat([aFile(), aField(100).subarray(0, -20)])],
    ['before its first part', () => Buffer.from('--')],
  ])('is answered at its deadline and leaves nothing: %s', async (_, begin) => {
    const before = await left()
    const { socket, untilClosed } = openRaw(port)
    socket.write(`${(await headOf(`Content-Length: ${MEGABYTE}`, 'Connection: close')).join('\r\n')}\r\n\r\n`)
    socket.write(begin())
    const drip = setInterval(() => socket.writable && socket.write('a'), 200)
    const answer = refusalIn(await untilClosed())
    clearInterval(drip)
    expect([408, 422]).toContain(answer?.[0])
    expect(await left()).toEqual(before)
  })

  it('[D45] holds nothing once its sender is gone', async () => {
    const before = await left()
    const connections = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const connection = openRaw(port)
        connection.socket.write(`${(await headOf(`Content-Length: ${MEGABYTE}`)).join('\r\n')}\r\n\r\n`)
        connection.socket.write(aFile(Buffer.alloc(200_000, 0xff)).subarray(0, 150_000))
        return connection
      }),
    )
    await expect
      .poll(() => readdirSync(test.dataFolder, { recursive: true }).length)
      .toBeGreaterThan(before.files.length)
    for (const { socket } of connections) socket.destroy()
    await expect.poll(left, { timeout: 30_000 }).toEqual(before)
  })
})
