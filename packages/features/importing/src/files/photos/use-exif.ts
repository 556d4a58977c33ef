import type { PhotoExif } from '@mishiori/route-files/photos'
import { findPictureProblem } from '@repo/authoring/accepted-picture'
import { type Dispatch, useEffect, useRef } from 'react'
import type { ImportPhoto } from './import-photo.ts'
import type { PhotoAction } from './photo-state.ts'

/** Of a photo that this device cannot read. */
const NOTHING: PhotoExif = { hasExif: false, place: null, time: null }

/**
 * Looks at each photo once, one after another, before anything is made smaller or sent: what the server would not take
 * is refused, of the others the Exif data are read.
 */
export function useExif(photos: readonly ImportPhoto[], dispatch: Dispatch<PhotoAction>): void {
  const started = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    for (const { id, file, exif } of photos) {
      if (exif || started.current.has(id)) continue
      started.current.add(id)
      queue.current = queue.current.then(async () => {
        const problem = await findPictureProblem(file).catch(() => null)
        if (problem) return dispatch({ type: 'photo.refused', id, problem })
        const read = await import('./read-exif.ts').then(({ readExif }) => readExif(file)).catch(() => NOTHING)
        dispatch({ type: 'photo.read', id, exif: read })
      })
    }
  }, [photos, dispatch])
}
