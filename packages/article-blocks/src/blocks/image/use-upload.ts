import { useSyncExternalStore } from 'react'
import type { ImageUploads, UploadState } from './image-uploads.ts'

/** The state of an upload; null without an id, or when this editor does not know it. */
export function useUpload(uploads: ImageUploads, id: string | null): UploadState | null {
  const read = () => (id === null ? null : uploads.state(id))
  return useSyncExternalStore(uploads.subscribe, read, () => null)
}
