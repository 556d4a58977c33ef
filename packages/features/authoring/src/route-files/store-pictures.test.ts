import { mapObjectId, type Spot } from '@mishiori/map-document'
import type { MapEditorServices } from '@mishiori/map-editor'
import { expect, it, vi } from 'vitest'
import { storePictures, withPicturesLeftOut } from './store-pictures.ts'

const spot = (id: string, icon: Spot['icon'] = 'text'): Spot => ({
  id: mapObjectId(id),
  kind: 'spot',
  name: id,
  description: '',
  color: 'red',
  position: [138, 36],
  icon,
  display: 'text',
  images: [],
  placeId: null,
})
const layers = [{ name: '宿', objects: [spot('a'), spot('b', 'hotel'), spot('c')] }]
const picture = (objectId: string, name: string) => ({
  objectId: mapObjectId(objectId),
  name,
  bytes: new Uint8Array([1]),
})
const options = (signal = new AbortController().signal) => ({ signal, onProgress: vi.fn() })
type Upload = NonNullable<MapEditorServices['uploadImage']>
const upload = vi.fn<Upload>(async (file) =>
  file.name === 'bad.jpg' ? { ok: false, message: 'no' } : { ok: true, url: `https://m.example/${file.name}` },
)

it('stores the pictures of a file and shows them at their spots, in their order', async () => {
  const given = options()
  const pictures = [
    picture('a', 'files/1.jpg'),
    picture('a', 'files/2.PNG'),
    picture('b', '3.webp'),
    picture('c', 'bad.jpg'),
  ]
  const stored = await storePictures({ layers, pictures }, given, upload)
  expect(stored.unstored).toBe(1)
  expect(stored.layers[0]?.objects).toMatchObject([
    { icon: 'image', display: 'image', images: ['https://m.example/1.jpg', 'https://m.example/2.PNG'] },
    { icon: 'hotel', display: 'image', images: ['https://m.example/3.webp'] },
    { icon: 'text', display: 'text', images: [] },
  ])
  expect(upload.mock.calls.map(([{ name, type }]) => [name, type])).toEqual([
    ['1.jpg', 'image/jpeg'],
    ['2.PNG', 'image/png'],
    ['3.webp', 'image/webp'],
    ['bad.jpg', 'image/jpeg'],
  ])
  upload.mock.calls[2]?.[1].onProgress(0.5)
  expect(given.onProgress).toHaveBeenLastCalledWith(0.625)
})

it('shows them beside the photos on the web that a spot has, at most five', async () => {
  const web = [1, 2, 3, 4].map((number) => `https://web.example/${number}.jpg`)
  const given = { layers: [{ name: '宿', objects: [{ ...spot('a'), images: web }] }] }
  const pictures = [picture('a', '1.jpg'), picture('a', '2.jpg')]
  const { layers: stored } = await storePictures({ ...given, pictures }, options(), upload)
  expect(stored[0]?.objects).toMatchObject([{ images: [...web, 'https://m.example/1.jpg'] }])
})

it('sends nothing of a file without pictures, and no more once somebody has cancelled', async () => {
  upload.mockClear()
  expect(await storePictures({ layers, pictures: [] }, options(), upload)).toEqual({ layers, unstored: 0 })
  const cancelled = storePictures({ layers, pictures: [picture('a', '1.jpg')] }, options(AbortSignal.abort()), upload)
  await expect(cancelled).rejects.toThrow()
  expect(upload).not.toHaveBeenCalled()
})

it('counts pictures that were not taken over with those that the reader left out', () => {
  const notes = [
    { code: 'picture.left_out', count: 2 },
    { code: 'name.cut', count: 1 },
  ] as const
  expect(withPicturesLeftOut(notes, 0)).toBe(notes)
  expect(withPicturesLeftOut(notes, 3)).toEqual([notes[1], { code: 'picture.left_out', count: 5 }])
  expect(withPicturesLeftOut([], 1)).toEqual([{ code: 'picture.left_out', count: 1 }])
})
