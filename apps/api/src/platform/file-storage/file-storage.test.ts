import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Gateway } from '../../testing/s3-gateway.ts'
import { createFolderStorage, type FileStorage } from './file-storage.ts'
import { createS3Storage, type S3Settings } from './s3-storage.ts'

const PICTURE = 'abcDEF-_123.png'

let gateway: Awaited<ReturnType<typeof startS3Gateway>>
const folder = mkdtempSync(join(tmpdir(), 'mishiori-storage-'))
beforeAll(async () => {
  gateway = await startS3Gateway()
})
afterAll(() => {
  gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const silent = () => {}
const read = async (storage: FileStorage, name: string) => {
  const found = await storage.find(name)
  return found && { size: found.size, bytes: await buffer(found.stream()) }
}

describe.each([
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', () => createS3Storage(gateway.settings, silent)],
])('files in %s', (_, open) => {
  it('are found as they were put, until they are deleted', async () => {
    const storage = open()
    const bytes = randomBytes(300_000)
    expect(await storage.find(PICTURE)).toBeNull()
    await storage.put(PICTURE, bytes)
    expect(await read(storage, PICTURE)).toEqual({ size: bytes.length, bytes })
    await storage.delete(PICTURE)
    await storage.delete(PICTURE) // again, as a job does that was interrupted
    expect(await storage.find(PICTURE)).toBeNull()
  })

  it('may be empty, of twelve megabytes, and read by several at once', async () => {
    const storage = open()
    await storage.put('empty.gif', new Uint8Array())
    expect(await read(storage, 'empty.gif')).toEqual({ size: 0, bytes: Buffer.alloc(0) })
    const large = randomBytes(12 * 1024 * 1024)
    await storage.put('large.jpg', large)
    const all = await Promise.all(Array.from({ length: 3 }, () => read(storage, 'large.jpg')))
    for (const one of all) expect(one?.bytes.equals(large)).toBe(true)
  })

  it.each(['', 'a', '../a.png', 'a/b.png', 'a..png', `${'a'.repeat(129)}.png`, 'a.png\n', 'a.html5x'])(
    'have no name such as %j',
    async (name) => {
      const storage = open()
      expect(await storage.find(name)).toBeNull()
      await expect(storage.put(name, new Uint8Array([1]))).rejects.toThrow('Not a file name')
      await expect(storage.delete(name)).rejects.toThrow('Not a file name')
    },
  )

  it('have names of up to 128 characters and an ending', async () => {
    const storage = open()
    const name = `${'a'.repeat(128)}.png`
    await storage.put(name, new Uint8Array([1]))
    expect((await read(storage, name))?.size).toBe(1)
  })
})

describe('a bucket', () => {
  it.each([
    ['of another name', { bucket: 'others' }, /NoSuchBucket|NotFound/],
    ['opened with an unknown key', { accessKey: 'nobody', secretKey: 'wrong' }, /InvalidAccessKeyId|403/],
  ])('%s is the operator’s to mend', async (_, other, reason) => {
    const warnings: string[] = []
    const storage = createS3Storage({ ...gateway.settings, ...other }, (warning) => warnings.push(warning))
    await expect(storage.put(PICTURE, new Uint8Array([1]))).rejects.toMatchObject({ code: 'server.unavailable' })
    expect(warnings.join()).toMatch(reason)
    expect(warnings.join()).not.toContain('wrong')
  })

  it('is asked with a signature, and keeps the type of the picture', async () => {
    const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
    const server = createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers })
      request.resume().once('end', () => response.end())
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await createS3Storage({ ...gateway.settings, endpoint }, silent).put('typed.jpg', new Uint8Array([1]))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toMatch(/^\/pictures\/files\/typed\.jpg/)
    expect(asked[0]?.headers['content-type']).toBe('image/jpeg')
    expect(asked[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\//)
    server.closeAllConnections()
    server.close()
  })

  it('is read by who pauses for longer than it may be silent', async () => {
    const silenceMs = 2_000
    const storage = createS3Storage(gateway.settings, silent, silenceMs)
    const bytes = randomBytes(12 * 1024 * 1024)
    await createS3Storage(gateway.settings, silent).put('slow.png', bytes)
    const stream = (await storage.find('slow.png'))?.stream()
    if (!stream) throw new Error('It is missing.')
    const pieces: Buffer[] = []
    for await (const piece of stream) {
      if (pieces.length === 0) await sleep(silenceMs + 500)
      pieces.push(piece)
    }
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  })
})

const document = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
const say = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)

describe('an object storage that', () => {
  it.each([
    ['is too busy', say(503, document('SlowDown')), 'SlowDown'],
    ['fails', say(500, document('InternalError')), 'InternalError'],
    ['refuses', say(403, document('AccessDenied')), 'AccessDenied'],
    ['answers a page of a proxy', say(502, '<html><body>Bad gateway</body></html>'), '502'],
    ['hangs up', (response: ServerResponse) => response.destroy(), /ECONNRESET|socket hang up|TimeoutError/],
  ])('%s is unavailable, which is said to people and to the operator', async (_, answer, reason) => {
    const server = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const settings: S3Settings = {
      ...gateway.settings,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }
    const warnings: string[] = []
    const storage = createS3Storage(settings, (warning) => warnings.push(warning))
    for (const act of [() => storage.put(PICTURE, new Uint8Array([1])), () => storage.delete(PICTURE)]) {
      await expect(act()).rejects.toMatchObject({ code: 'server.unavailable' })
      expect(warnings.pop()).toMatch(reason)
    }
    await expect(storage.find(PICTURE)).rejects.toMatchObject({ code: 'server.unavailable' })
    server.closeAllConnections()
    server.close()
  })

  it('breaks off in the middle fails the reading, and the next one works', async () => {
    const storage = createS3Storage(gateway.settings, silent)
    await storage.put('broken-off.png', randomBytes(100_000))
    let cuts = 0
    const server = createServer(async (request, response) => {
      if (request.method === 'HEAD' || cuts++ > 0) {
        const answer = await fetch(`${gateway.settings.endpoint}${request.url}`, { method: 'HEAD' }).catch(() => null)
        response.writeHead(answer ? 200 : 500, { 'content-length': '3' }).end(request.method === 'HEAD' ? '' : 'yes')
        return
      }
      response.writeHead(200, { 'content-length': '100000' })
      response.write(Buffer.alloc(10_000), () => response.destroy())
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const settings = { ...gateway.settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const cut = createS3Storage(settings, silent)
    await expect(read(cut, 'broken-off.png')).rejects.toThrow()
    expect((await read(cut, 'broken-off.png'))?.bytes.toString()).toBe('yes')
    server.closeAllConnections()
    server.close()
  })
})
