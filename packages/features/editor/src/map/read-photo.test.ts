import { readFile } from 'node:fs/promises'
import { MAP_LIMITS } from '@mishiori/map-document'
import type { ImageAnswer } from '@mishiori/map-editor'
import { aPhotoTakenAt, TEA_HOUSE_JPEG } from '@repo/authoring/testing/photo'
import { createTranslator } from '@repo/i18n'
import { expect, it, vi } from 'vitest'
import type { EditorMessages } from '../messages/en-us.ts'
import { messages as english } from '../messages/en-us.ts'
import { readPhoto } from './read-photo.ts'

const t = createTranslator<EditorMessages>('en-us', english)
const url = 'https://mishiori.example/files/1.jpg'
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} })
const uploads = (answer: ImageAnswer = { ok: true, url }) => vi.fn(async () => answer)

/** Of the pass, with its place. */
async function photo(name = 'tea house.jpg'): Promise<File> {
  const bytes = await readFile(TEA_HOUSE_JPEG)
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

it('makes a photo spot where the photo was taken, in the layer that is selected', async () => {
  const uploadPhoto = uploads()
  const answer = await readPhoto(await photo(), options(), { t, uploadPhoto })
  expect(answer).toMatchObject({ ok: true, layers: [{ name: null }], notes: [] })
  expect(answer.ok && answer.layers[0]?.objects).toMatchObject([
    {
      kind: 'spot',
      display: 'image',
      icon: 'image',
      name: expect.stringMatching(/^Photo at \d\d:\d\d$|^Photo$/),
      images: [url],
      elevationMeters: 1190.5,
    },
  ])
  expect(uploadPhoto).toHaveBeenCalledTimes(1)
})

it('has the author asked where a photo belongs that names no place', async () => {
  const unplaced = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], 'sent.jpg')
  const answer = await readPhoto(unplaced, options(), { t, uploadPhoto: uploads() })
  expect(answer).toMatchObject({ ok: true, layers: [], notes: [t('file.photoNoExif')] })
  expect(answer.ok && answer.unplaced?.[0]).not.toHaveProperty('takenAt')
  expect(answer.ok && answer.unplaced).toMatchObject([
    { kind: 'spot', display: 'image', name: 'Photo', askedAs: 'sent', images: [url] },
  ])
  expect(answer.ok && answer.unplaced?.[0]).not.toHaveProperty('position')
})

it('passes on when a photo was taken that names no place, without a word: its time may place it', async () => {
  const file = new File([new Uint8Array(await aPhotoTakenAt('2026:10:18 09:32:00'))], 'camera.jpg')
  const answer = await readPhoto(file, options(), { t, uploadPhoto: uploads() })
  expect(answer).toMatchObject({ ok: true, layers: [], notes: [] })
  expect(answer.ok && answer.unplaced).toMatchObject([
    {
      name: 'Photo at 09:32',
      askedAs: 'camera',
      takenAt: { clockMs: Date.UTC(2026, 9, 18, 9, 32), utcOffsetMinutes: null },
    },
  ])
})

it('passes on why a photo was not stored', async () => {
  const refusal = { ok: false, message: 'Your space for pictures is full.' } as const
  expect(await readPhoto(await photo(), options(), { t, uploadPhoto: uploads(refusal) })).toEqual(refusal)
})

it('does not send a photo once the person has cancelled', async () => {
  const uploadPhoto = uploads()
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(readPhoto(await photo(), { ...options(), signal }, { t, uploadPhoto })).rejects.toThrow('enough')
  expect(uploadPhoto).not.toHaveBeenCalled()
})

it.each([
  [MAP_LIMITS.nameLength.max, MAP_LIMITS.nameLength.max],
  [MAP_LIMITS.nameLength.max + 1, MAP_LIMITS.nameLength.max],
])('asks with %i letters of the name of the file as %i', async (given, kept) => {
  const unplaced = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], `${'a'.repeat(given)}.jpg`)
  const answer = await readPhoto(unplaced, options(), { t, uploadPhoto: uploads() })
  expect(answer.ok && answer.unplaced?.[0]?.askedAs).toBe('a'.repeat(kept))
})

it('asks for a photo whose file has no name by the name of its spot', async () => {
  const unplaced = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], '.jpg')
  const answer = await readPhoto(unplaced, options(), { t, uploadPhoto: uploads() })
  expect(answer.ok && answer.unplaced?.[0]).toMatchObject({ name: 'Photo' })
  expect(answer.ok && answer.unplaced?.[0]).not.toHaveProperty('askedAs')
})
