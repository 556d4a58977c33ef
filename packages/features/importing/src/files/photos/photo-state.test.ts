import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { EMPTY_IMPORT, importReducer } from '../import-state.ts'
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
    expect([state.photos.length, state.surplus.length]).toEqual([imagesAtOnce, surplus])
  })

  it('are fifty at most, however often some are added', () => {
    let state = NO_PHOTOS
    for (let turn = 0; turn < importedPhotos / imagesAtOnce; turn++)
      state = photoReducer(state, add(imagesAtOnce, `${turn}-`))
    expect([state.photos.length, state.surplus]).toEqual([importedPhotos, []])
    expect(photoReducer(state, add(1, 'more'))).toMatchObject({
      photos: { length: importedPhotos },
      surplus: ['more0.jpg'],
    })
  })

  it('that the server would not take are left out, and named', () => {
    const state = photoReducer(photoReducer(NO_PHOTOS, add(2)), { type: 'photo.refused', id: 'p0', problem: 'kind' })
    expect(state).toMatchObject({ photos: [{ id: 'p1' }], refused: [{ name: 'p0.jpg', problem: 'kind' }] })
    expect(photoReducer(state, add(1, 'next')).refused).toEqual([])
  })

  it('that are chosen again go on where they stopped', () => {
    const chosen = add(3)
    let state = photoReducer(NO_PHOTOS, chosen)
    state = photoReducer(state, { type: 'photo.upload', id: 'p0', upload: { kind: 'stored', url: '/files/a.jpg' } })
    const reason = { ok: false, problem: 'unreadable' } as const
    state = photoReducer(state, { type: 'photo.upload', id: 'p1', upload: { kind: 'failed', reason } })
    const again = chosen.photos.map(({ file }, at) => ({ id: `again${at}`, file }))
    const { photos, surplus } = photoReducer(state, { type: 'photos.added', photos: again })
    expect(photos.map(({ id, upload }) => [id, upload.kind])).toEqual([
      ['p0', 'stored'],
      ['p1', 'waiting'],
      ['p2', 'waiting'],
    ])
    expect(surplus).toEqual([])
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
})
