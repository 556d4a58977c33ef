import { useState } from 'react'
import { RoutePicture } from '../../article-list/route-picture.tsx'
import type { MapPicture } from './use-map-picture.ts'

/** The drawn picture of the saved map. While another map is on its way, what was loaded before stays, and nothing is asked for. */
export function SavedMapPicture({ path, mayGo }: MapPicture) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const shown = mayGo ? loaded : path
  if (shown === null) return null
  return (
    <RoutePicture
      article={{ thumbnailPath: null, previewPath: shown }}
      width={640}
      height={360}
      onLoad={() => setLoaded(shown)}
    />
  )
}
