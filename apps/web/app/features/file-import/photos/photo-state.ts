import type { PhotoExif } from '@mishiori/route-files/photos'
import { type PlaceLabel, PRODUCT_LIMITS } from '@repo/contract'
import type { ImportPhoto, PhotoUpload } from './import-photo.ts'

export interface PhotoState {
  readonly photos: readonly ImportPhoto[]
  /** Minutes that the clock of cameras without a zone is ahead of UTC; null until it is set. */
  readonly clockOffsetMinutes: number | null
  /** How many photos were more than are taken at once, last time some were added. */
  readonly surplus: number
  /** Place names of stops, by {@link placeKey}: requested once, so that a retry gives the same. */
  readonly labels: Readonly<Record<string, PlaceLabel>>
}

/** A photo as the device keeps it. */
export interface StoredPhoto {
  readonly id: string
  readonly file: File
  /** Null while it is not on the server. */
  readonly url: string | null
}

export const NO_PHOTOS: PhotoState = { photos: [], clockOffsetMinutes: null, surplus: 0, labels: {} }

export type PhotoAction =
  | {
      readonly type: 'photos.loaded'
      readonly photos: readonly StoredPhoto[]
      readonly kept: Omit<PhotoState, 'photos' | 'surplus'>
    }
  | { readonly type: 'photos.added'; readonly photos: readonly { readonly id: string; readonly file: File }[] }
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
    case 'photos.added': {
      const room = PRODUCT_LIMITS.importedPhotos - state.photos.length
      const taken = action.photos.slice(0, Math.min(room, PRODUCT_LIMITS.imagesAtOnce))
      const added = taken.map((photo): ImportPhoto => ({ ...photo, exif: null, upload: waiting }))
      return { ...state, photos: [...state.photos, ...added], surplus: action.photos.length - added.length }
    }
    case 'photo.read':
      return changed(state, action.id, { exif: action.exif })
    case 'photo.upload':
      return changed(state, action.id, { upload: action.upload })
    case 'photo.removed':
      return { ...state, surplus: 0, photos: state.photos.filter(({ id }) => id !== action.id) }
    case 'clock.set':
      return { ...state, clockOffsetMinutes: action.minutes }
    case 'places.named':
      return { ...state, labels: { ...state.labels, ...action.labels } }
  }
}

function changed(state: PhotoState, id: string, change: Partial<ImportPhoto>): PhotoState {
  return { ...state, photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) }
}
