import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStorage, type FileStorage } from '../../platform/file-storage/file-storage.ts'
import { createS3Storage } from '../../platform/file-storage/s3-storage.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { startS3Gateway } from '../../testing/s3-gateway.ts'
import { moveFiles } from './move-files.ts'

let gateway: Awaited<ReturnType<typeof startS3Gateway>>
let test: TestApp
let folder: FileStorage
let bucket: FileStorage
const names: string[] = []
beforeAll(async () => {
  gateway = await startS3Gateway()
  test = await buildTestApp()
  folder = createFolderStorage(join(test.dataFolder, 'files'))
  bucket = createS3Storage(gateway.settings, () => {})
  const owner = await test.aVerifiedUser()
  for (const red of [10, 120, 240]) {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer()
    const upload = { fileName: `${red}.png`, read: async () => picture }
    const { url } = await test.services.files.uploadPicture(owner.user.id, upload)
    names.push(url.slice(url.lastIndexOf('/') + 1))
  }
})
afterAll(async () => {
  await test.close()
  gateway.stop()
})

const bytesOf = async (storage: FileStorage, name: string) => {
  const found = await storage.find(name)
  return found && buffer(found.stream())
}

it('copies every picture, goes on after an interruption, and copies back', async () => {
  const [first = '', second = '', third = ''] = names
  const stopping: FileStorage = {
    ...bucket,
    put: async (name, bytes) => {
      if (name === second) throw new Error('interrupted')
      await bucket.put(name, bytes)
    },
  }
  await expect(moveFiles(test.db, { from: folder, to: stopping })).rejects.toThrow('interrupted')
  expect(await bytesOf(bucket, first)).toEqual(await bytesOf(folder, first))
  await bucket.put(third, new Uint8Array([1, 2, 3])) // cut off, as by another program
  expect(await moveFiles(test.db, { from: folder, to: bucket })).toEqual({ copied: 2, present: 1, missing: [] })
  for (const name of names) expect(await bytesOf(bucket, name)).toEqual(await bytesOf(folder, name))

  const back = mkdtempSync(join(tmpdir(), 'mishiori-back-'))
  const restored = createFolderStorage(back)
  expect(await moveFiles(test.db, { from: bucket, to: restored })).toEqual({ copied: 3, present: 0, missing: [] })
  for (const name of names) expect(await bytesOf(restored, name)).toEqual(await bytesOf(folder, name))
  rmSync(back, { recursive: true })
})

it('does not take a picture for copied that is another there', async () => {
  const lying: FileStorage = { ...bucket, find: async () => null }
  await expect(moveFiles(test.db, { from: folder, to: lying })).rejects.toThrow('is not the same there')
})

it('tells of pictures that are in neither place', async () => {
  const [first = ''] = names
  await folder.delete(first)
  await bucket.delete(first)
  expect(await moveFiles(test.db, { from: folder, to: bucket })).toEqual({ copied: 0, present: 2, missing: [first] })
})

it('serves and takes pictures from a bucket as from a folder', async () => {
  const there = await buildTestApp({ s3: gateway.settings })
  const owner = await there.aVerifiedUser()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const { url } = await there.services.files.uploadPicture(owner.user.id, {
    fileName: 'one.png',
    read: async () => picture,
  })
  const name = url.slice(url.lastIndexOf('/') + 1)
  const answer = await there.aGuest().fetch(`/files/${name}`, {})
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await bytesOf(bucket, name))
  await there.close()
})

it('answers 503 while the bucket cannot be reached, and stores nothing half', async () => {
  const there = await buildTestApp({ s3: { ...gateway.settings, endpoint: 'http://127.0.0.1:9' } })
  const owner = await there.aVerifiedUser()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const upload = { fileName: 'one.png', read: async () => picture }
  await expect(there.services.files.uploadPicture(owner.user.id, upload)).rejects.toMatchObject({
    code: 'server.unavailable',
  })
  expect(await there.services.files.list(owner.user.id)).toEqual([])
  const answer = await there.aGuest().fetch(`/files/${names[1]}`, {})
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(there.warnings.join()).toContain('The object storage at http://127.0.0.1:9 failed')
  await there.close()
})
