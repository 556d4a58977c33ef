import 'fake-indexeddb/auto'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { expect, it } from 'vitest'
import { createDevicePhotos, devicePhotoId } from './device-photos.ts'

let databases = 0
const openPhotos = (now?: () => number) => createDevicePhotos(`photos-${++databases}`, now)

const aPhoto = (id: string, bytes = 3) => ({ id, name: `${id}.jpg`, picture: new Blob([new Uint8Array(bytes)]) })

it('keeps a photo until the server has it, and then only where that is', async () => {
  const photos = openPhotos()
  expect(await photos.hasAny()).toBe(false)
  expect(await photos.add(aPhoto('a'))).toBe(true)
  expect(await photos.hasAny()).toBe(true)
  expect(await photos.read('a')).toMatchObject({ name: 'a.jpg', storedUrl: null })
  expect((await photos.read('a'))?.picture.size).toBe(3)
  await photos.markStored('a', '/files/a.jpg')
  expect(await photos.read('a')).toMatchObject({ storedUrl: '/files/a.jpg' })
  expect((await photos.read('a'))?.picture.size).toBe(0)
  expect(await photos.read('b')).toBeNull()
})

it('takes as many as it says and no more, and has room again when one has gone up', async () => {
  const photos = openPhotos()
  for (let index = 0; index < DEVICE_LIMITS.guestPhotos; index++) {
    expect(await photos.add(aPhoto(`p${index}`))).toBe(true)
  }
  expect(await photos.add(aPhoto('more'))).toBe(false)
  expect(await photos.read('more')).toBeNull()
  await photos.markStored('p0', '/files/p0.jpg')
  expect(await photos.add(aPhoto('more'))).toBe(true)
})

it('takes as many bytes as it says and no more', async () => {
  const photos = openPhotos()
  const half = DEVICE_LIMITS.guestPhotoBytes / 2
  expect(await photos.add(aPhoto('a', half))).toBe(true)
  expect(await photos.add(aPhoto('b', half + 1))).toBe(false)
  expect(await photos.add(aPhoto('b', half))).toBe(true)
  expect(await photos.add(aPhoto('c', 1))).toBe(false)
})

it('forgets after a month what has gone up, and never what has not', async () => {
  let day = 0
  const photos = openPhotos(() => day * 24 * 60 * 60 * 1000)
  await photos.add(aPhoto('sent'))
  await photos.add(aPhoto('waiting'))
  await photos.markStored('sent', '/files/sent.jpg')
  day = 31
  await photos.add(aPhoto('new'))
  expect(await photos.read('sent')).toBeNull()
  expect(await photos.read('waiting')).not.toBeNull()
})

it('is emptied when a guest discards the work', async () => {
  const photos = openPhotos()
  await photos.add(aPhoto('a'))
  await photos.removeAll()
  expect(await photos.read('a')).toBeNull()
})

it.each([
  ['/device-photos/abc-1_2', 'abc-1_2'],
  ['/device-photos/', null],
  ['/device-photos/a/b', null],
  ['/files/abc.jpg', null],
])('reads the id of %s', (path, id) => {
  expect(devicePhotoId(path)).toBe(id)
})
