import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ArticleEditorServices } from '../../services.ts'
import { ImageUploads, type UploadState } from './image-uploads.ts'

/** The uploads of one editor; what failed is sent again when the network is back, and all stop when the editor goes away. */
export function useImageUploads(
  { uploadImage, takeOverImage }: Pick<ArticleEditorServices, 'uploadImage' | 'takeOverImage'>,
  onPendingChange: ((count: number) => void) | undefined,
): ImageUploads {
  const latest = useRef({ uploadImage, takeOverImage, onPendingChange })
  useEffect(() => {
    latest.current = { uploadImage, takeOverImage, onPendingChange }
  })
  const uploads = useMemo(
    () =>
      new ImageUploads(async (source, options) => {
        if (typeof source !== 'string') return latest.current.uploadImage(source, options)
        if (!latest.current.takeOverImage) throw new Error('Addresses are only added where the host takes images over.')
        return latest.current.takeOverImage(source, options)
      }),
    [],
  )
  useEffect(() => {
    let reported = 0
    const unsubscribe = uploads.subscribe(() => {
      if (uploads.pendingCount === reported) return
      reported = uploads.pendingCount
      latest.current.onPendingChange?.(reported)
    })
    const sendAgain = () => uploads.retryAll()
    window.addEventListener('online', sendAgain)
    return () => {
      window.removeEventListener('online', sendAgain)
      uploads.removeAll()
      unsubscribe()
    }
  }, [uploads])
  return uploads
}

/** The state of an upload; null without an id, or when this editor does not know it. */
export function useUpload(uploads: ImageUploads, id: string | null): UploadState | null {
  const read = () => (id === null ? null : uploads.state(id))
  return useSyncExternalStore(uploads.subscribe, read, () => null)
}
