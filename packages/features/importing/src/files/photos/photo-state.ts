import type { PhotoExif } from '@mishiori/route-files/photos'
import type { PictureProblem } from '@repo/authoring/accepted-picture'
import { type PlaceLabel, PRODUCT_LIMITS } from '@repo/contract'
import { isSameFile } from '../is-same-file.ts'
import type { ImportPhoto, PhotoUpload } from './import-photo.ts'

export interface PhotoState {
  readonly photos: readonly ImportPhoto[]
  /** Minutes that the clock of cameras without a zone is ahead of UTC; null until it is set. */
  readonly clockOffsetMinutes: number | null
  /** Names of the photos that were more than are taken at once, last time some were added. */
  readonly surplus: readonly string[]
  /** Photos that the server would not take, since some were added last. */
  readonly refused: readonly RefusedPhoto[]
  /** Place names of stops, by {@link placeKey}: requested once, so that a retry gives the same. */
  readonly labels: Readonly<Record<string, PlaceLabel>>
}

export interface RefusedPhoto {
  readonly name: string
  readonly problem: PictureProblem
}

/** A photo as the device keeps it. */
export interface StoredPhoto {
  readonly id: string
  readonly file: File
  /** Null while it is not on the server. */
  readonly url: string | null
}

export const NO_PHOTOS: PhotoState = { photos: [], clockOffsetMinutes: null, surplus: [], refused: [], labels: {} }

export type PhotoAction =
  | {
      readonly type: 'photos.loaded'
      readonly photos: readonly StoredPhoto[]
      readonly kept: Omit<PhotoState, 'photos' | 'surplus' | 'refused'>
    }
  | { readonly type: 'photos.added'; readonly photos: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'photo.refused'; readonly id: string; readonly problem: PictureProblem }
  | { readonly type: 'photo.read'; readonly id: string; readonly exif: PhotoExif }
  | { readonly type: 'photo.upload'; readonly id: string; readonly upload: PhotoUpload }
  | { readonly type: 'photo.removed'; readonly id: string }
  | { readonly type: 'clock.set'; readonly minutes: number | null }
  | { readonly type: 'places.named'; readonly labels: PhotoState['labels'] }

const waiting: PhotoUpload = { kind: 'waiting' }

export function photoReducer(state: PhotoState, action: PhotoAction): PhotoState {
  switch (action.type) {
    case 'photos.loaded': {
      const kept = action.photos.map(
        ({ id, file, url }): ImportPhoto => ({
          id,
          file,
          exif: null,
          upload: url === null ? waiting : { kind: 'stored', url },
        }),
      )
      return { ...state, ...action.kept, photos: [...kept, ...state.photos].slice(0, PRODUCT_LIMITS.importedPhotos) }
    }
    case 'photos.added':
      return added(state, action.photos)
    case 'photo.refused': {
      const photo = state.photos.find(({ id }) => id === action.id)
      const refused = photo ? [...state.refused, { name: photo.file.name, problem: action.problem }] : state.refused
      return { ...state, refused, photos: state.photos.filter(({ id }) => id !== action.id) }
    }
    case 'photo.read':
      return changed(state, action.id, { exif: action.exif })
    case 'photo.upload':
      return changed(state, action.id, { upload: action.upload })
    case 'photo.removed':
      return { ...state, surplus: [], photos: state.photos.filter(({ id }) => id !== action.id) }
    case 'clock.set':
      return { ...state, clockOffsetMinutes: action.minutes }
    case 'places.named':
      return { ...state, labels: { ...state.labels, ...action.labels } }
  }
}

/** One that is chosen again is the same: it goes on where it stopped, with what is on the server. */
function added(state: PhotoState, chosen: Extract<PhotoAction, { type: 'photos.added' }>['photos']): PhotoState {
  const isKnown = (file: File) => state.photos.some((photo) => isSameFile(photo.file, file))
  const photos = state.photos.map((photo): ImportPhoto => {
    const isAgain = photo.upload.kind === 'failed' && chosen.some(({ file }) => isSameFile(photo.file, file))
    return isAgain ? { ...photo, upload: waiting } : photo
  })
  const unknown = chosen.filter(({ file }) => !isKnown(file))
  const room = Math.min(PRODUCT_LIMITS.importedPhotos - photos.length, PRODUCT_LIMITS.imagesAtOnce)
  const taken = unknown.slice(0, room).map((photo): ImportPhoto => ({ ...photo, exif: null, upload: waiting }))
  const surplus = unknown.slice(room).map(({ file }) => file.name)
  return { ...state, photos: [...photos, ...taken], surplus, refused: [] }
}

function changed(state: PhotoState, id: string, change: Partial<ImportPhoto>): PhotoState {
  return { ...state, photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) }
}
