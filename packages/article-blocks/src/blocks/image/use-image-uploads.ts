import { useEffect, useMemo, useRef } from 'react'
import type { ArticleEditorServices } from '../../services.ts'
import { ImageUploads } from './image-uploads.ts'

/** The uploads of one editor; what failed is sent again when the network is back, and all stop when the editor goes away. */
export function useImageUploads(
  uploadImage: ArticleEditorServices['uploadImage'],
  onPendingChange: ((count: number) => void) | undefined,
): ImageUploads {
  const latest = useRef({ uploadImage, onPendingChange })
  useEffect(() => {
    latest.current = { uploadImage, onPendingChange }
  })
  const uploads = useMemo(() => new ImageUploads((file, options) => latest.current.uploadImage(file, options)), [])
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
