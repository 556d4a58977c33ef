import { useEffect, useMemo, useRef } from 'react'
import type { ArticleEditorServices } from '../../services.ts'
import { ImageUploads } from './image-uploads.ts'

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
