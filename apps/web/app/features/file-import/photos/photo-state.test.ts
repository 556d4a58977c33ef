import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { EMPTY_IMPORT, importReducer } from '../import-state.ts'
import { isPhoto } from './is-photo.ts'
import { NO_PHOTOS, photoReducer } from './photo-state.ts'

const files = (count: number, name = 'p') =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, file: new File([], `${name}${at}.jpg`) }))
const add = (count: number, name?: string) => ({ type: 'photos.added', photos: files(count, name) }) as const
const { imagesAtOnce, importedPhotos } = PRODUCT_LIMITS

describe('photos of an import', () => {
  it.each([
    [imagesAtOnce, 0],
    [imagesAtOnce + 1, 1],
  ])('are ten at once: of %i, %i are left out', (count, surplus) => {
    const state = photoReducer(NO_PHOTOS, add(count))
    expect([state.photos.length, state.surplus]).toEqual([imagesAtOnce, surplus])
  })

  it('are fifty at most, however often some are added', () => {
    let state = NO_PHOTOS
    for (let turn = 0; turn < importedPhotos / imagesAtOnce; turn++)
      state = photoReducer(state, add(imagesAtOnce, `${turn}-`))
    expect([state.photos.length, state.surplus]).toEqual([importedPhotos, 0])
    expect(photoReducer(state, add(1, 'more'))).toMatchObject({ photos: { length: importedPhotos }, surplus: 1 })
  })

  it('of an earlier visit come first, and those on the server are not sent again', () => {
    const added = importReducer(EMPTY_IMPORT, add(1, 'new'))
    const photos = [
      { ...files(1, 'a')[0], url: '/files/a.jpg' },
      { ...files(1, 'b')[0], url: null },
    ].map(({ id = '', file = new File([], ''), url }) => ({ id, file, url }))
    const stored = { userId: 1, files: [], choices: {}, mode: 'one', isThinned: false, created: [] } as const
    const state = importReducer(added, { type: 'loaded', stored: { ...stored, photos, clockOffsetMinutes: 555 } })
    expect(state).toMatchObject({ isResumed: true, photoState: { clockOffsetMinutes: 555 } })
    expect(state.photoState.photos.map(({ id, upload }) => [id, upload.kind])).toEqual([
      ['a0', 'stored'],
      ['b0', 'waiting'],
      ['new0', 'waiting'],
    ])
    // kept by the page before it knew of photos
    expect(importReducer(added, { type: 'loaded', stored })).toMatchObject({ isResumed: false, isLoaded: true })
  })

  it.each([
    ['image/jpeg', 'a', true],
    ['', 'IMG_1.HEIC', true],
    ['', 'a.webp', true],
    ['application/gpx+xml', 'a.gpx', false],
    ['', 'heic.gpx', false],
  ])('are told from files by the type %j and the name %s: %s', (type, name, is) => {
    expect(isPhoto(new File([], name, { type }))).toBe(is)
  })
})
