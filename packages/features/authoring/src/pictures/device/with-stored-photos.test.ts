import { expect, it } from 'vitest'
import type { UploadResult } from '../upload-picture.ts'
import type { DevicePhoto } from './device-photos.ts'
import { withStoredPhotos } from './with-stored-photos.ts'

const ORIGIN = 'https://mishiori.example'

/** A device with the photos `a` and `b`, and a server that stores each under its key. */
function aDevice(answer: (key: string) => UploadResult = stored) {
  const kept = new Map(['a', 'b'].map((id) => [id, aPhoto(id)] as const))
  const sent: string[] = []
  const ports = {
    origin: ORIGIN,
    photos: {
      hasAny: async () => true,
      read: async (id: string) => kept.get(id) ?? null,
      markStored: async (id: string, storedUrl: string) => {
        const photo = kept.get(id)
        if (photo) kept.set(id, { ...photo, storedUrl })
      },
    },
    upload: async (file: File, key: string) => {
      sent.push(`${key} ${file.name} ${file.type}`)
      return answer(key)
    },
  }
  return { ports, sent }
}

const aPhoto = (id: string): DevicePhoto => ({
  id,
  name: `${id}.jpg`,
  picture: new Blob(['x'], { type: 'image/jpeg' }),
  keptAt: 0,
  storedUrl: null,
})

function stored(key: string): UploadResult {
  return { ok: true, file: { id: 1, name: key, url: `/files/${key}.jpg`, width: 4, height: 3 } }
}

const article = {
  title: '/device-photos/a is an address',
  layer: [{ objects: [{ images: [`${ORIGIN}/device-photos/a`, 'https://elsewhere.example/device-photos/b'] }] }],
  context: { blocks: [{ images: [{ src: '/device-photos/b' }, { src: '/device-photos/a' }] }] },
  thumbnail_path: '/files/mine.jpg',
}

it('sends each photo once and puts its address on the server in every place', async () => {
  const { ports, sent } = aDevice()
  const expected = {
    ...article,
    layer: [{ objects: [{ images: [`${ORIGIN}/files/a.jpg`, 'https://elsewhere.example/device-photos/b'] }] }],
    context: { blocks: [{ images: [{ src: '/files/b.jpg' }, { src: '/files/a.jpg' }] }] },
  }
  expect(await withStoredPhotos(article, ports)).toEqual({ ok: true, content: expected })
  expect(await withStoredPhotos(article, ports)).toEqual({ ok: true, content: expected })
  expect(sent).toEqual(['a a.jpg image/jpeg', 'b b.jpg image/jpeg'])
})

it('leaves content without such photos as it is', async () => {
  const { ports, sent } = aDevice()
  const plain = { title: 'A', layer: [], thumbnail_path: null }
  const answer = await withStoredPhotos(plain, ports)
  expect(answer.ok && answer.content).toBe(plain)
  expect(sent).toEqual([])
})

it('says why a photo was refused, and goes on with those that are left at the next try', async () => {
  let isFull = true
  const { ports, sent } = aDevice((key) =>
    key === 'b' && isFull ? { ok: false, error: { code: 'network' } } : stored(key),
  )
  expect(await withStoredPhotos(article, ports)).toEqual({ ok: false, error: { code: 'network' } })
  isFull = false
  expect((await withStoredPhotos(article, ports)).ok).toBe(true)
  expect(sent.map((line) => line[0])).toEqual(['a', 'b', 'b'])
})

it('keeps the address of a photo that the device has no more', async () => {
  const { ports } = aDevice()
  const lost = { src: '/device-photos/lost' }
  expect(await withStoredPhotos(lost, ports)).toEqual({ ok: true, content: lost })
})
