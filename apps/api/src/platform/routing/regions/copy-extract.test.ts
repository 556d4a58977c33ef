import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { townBytes } from '@repo/demo-region'
import { expect, it, onTestFinished } from 'vitest'
import { copyExtract } from './copy-extract.ts'

const TOWN = townBytes()

/** Copies what such a server sends. */
async function copy(listener: RequestListener, silenceMs = 60_000) {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-extract-'))
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const sizes: number[] = []
  const parts: (number | null)[] = []
  const copying = copyExtract(
    { kind: 'url', name: 'town', url: `http://127.0.0.1:${address.port}/town.osm.pbf` },
    {
      to: join(folder, 'town.osm.pbf'),
      onProgress: (part) => parts.push(part),
      onSize: (bytes) => sizes.push(bytes),
      silenceMs,
    },
  )
  const changedAt = () => statSync(join(folder, 'town.osm.pbf')).mtime
  return { copying, sizes, parts, changedAt, files: () => readdirSync(folder) }
}

it('tells the size before and the part that is here', async () => {
  const { copying, sizes, parts } = await copy((_, response) => {
    response.writeHead(200, { 'content-length': TOWN.length }).end(TOWN)
  })
  expect(await copying).toBe(TOWN.length)
  expect(sizes).toEqual([TOWN.length])
  expect(parts.at(-1)).toBe(1)
})

it('copies what nobody knows the size of', async () => {
  const { copying, sizes, parts, files } = await copy((_, response) => {
    response.write(TOWN.subarray(0, 3_000))
    response.end(TOWN.subarray(3_000))
  })
  expect(await copying).toBe(TOWN.length)
  expect(sizes).toEqual([])
  expect(new Set(parts)).toEqual(new Set([null]))
  expect(files()).toEqual(['town.osm.pbf'])
})

it('keeps the date of the file, which is all that some extracts say of their age', async () => {
  const { copying, changedAt } = await copy((_, response) => {
    response.writeHead(200, { 'last-modified': 'Wed, 06 May 2020 12:00:00 GMT' }).end(TOWN)
  })
  await copying
  expect(changedAt()).toEqual(new Date('2020-05-06T12:00:00Z'))
})

it.each<[string, RequestListener, number, string]>([
  ['falls silent', (_, response) => void response.write(TOWN.subarray(0, 3_000)), 100, 'has been silent for too long'],
  ['never answers', () => {}, 100, 'has been silent for too long'],
  ['breaks off', (_, response) => void response.write(TOWN, () => response.destroy()), 60_000, 'stopped half-way'],
])('gives a server up that %s, and keeps nothing', async (_what, listener, silenceMs, message) => {
  const { copying, files } = await copy(listener, silenceMs)
  await expect(copying).rejects.toThrow(message)
  expect(files()).toEqual([])
})
