import { RoutePicture } from '@repo/articles/route-picture'
import { useState } from 'react'
import styles from './saved-map-picture.module.css'
import type { MapPicture } from './use-map-picture.ts'

/**
 * The drawn picture of the saved map. What was loaded stays until the next one is, in the same element: a picture of a
 * draft is kept by no cache, so another element would ask for it again, and the server has it no more. While another
 * map is on its way, nothing is asked for.
 */
export function SavedMapPicture({ path, mayGo }: MapPicture) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const next = mayGo || path === loaded ? null : path
  const paths = [loaded, next].filter((one) => one !== null)
  return paths.map((one, index) => (
    <span key={one} className={styles.picture} hidden={index > 0}>
      <RoutePicture
        article={{ thumbnailPath: null, previewPath: one }}
        width={640}
        height={360}
        loading={index > 0 ? 'eager' : 'lazy'}
        onLoad={() => setLoaded(one)}
      />
    </span>
  ))
}
