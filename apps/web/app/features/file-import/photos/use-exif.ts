import type { PhotoExif } from '@mishiori/route-files/photos'
import { type Dispatch, useEffect, useRef } from 'react'
import type { ImportPhoto } from './import-photo.ts'
import type { PhotoAction } from './photo-state.ts'

/** Of a photo that this device cannot read. */
const NOTHING: PhotoExif = { hasExif: false, place: null, time: null }

/** Reads each photo's Exif data once, one photo after another, before anything is made smaller or sent. */
export function useExif(photos: readonly ImportPhoto[], dispatch: Dispatch<PhotoAction>): void {
  const started = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    for (const { id, file, exif } of photos) {
      if (exif || started.current.has(id)) continue
      started.current.add(id)
      queue.current = queue.current.then(async () => {
        const read = await import('./read-exif.ts').then(({ readExif }) => readExif(file)).catch(() => NOTHING)
        dispatch({ type: 'photo.read', id, exif: read })
      })
    }
  }, [photos, dispatch])
}
