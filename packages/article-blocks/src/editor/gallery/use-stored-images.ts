import type { NodeViewProps } from '@tiptap/react'
import { useEffect } from 'react'
import { useEditorSetting } from '../editor-context.ts'
import type { ImageUploads } from '../image-uploads.ts'
import { type GalleryItem, readGalleryAttributes } from './gallery-node.ts'

/** Gives pictures their addresses once their files are stored; not a step to undo, because the writer did not make it. */
export function useStoredImages({ editor, getPos }: NodeViewProps): void {
  const { uploads } = useEditorSetting()
  useEffect(() => {
    const store = () => {
      const pos = getPos()
      const node = pos === undefined ? null : editor.state.doc.nodeAt(pos)
      if (pos === undefined || node?.type.name !== 'gallery') return
      const { images } = readGalleryAttributes(node)
      const next = images.map((image) => stored(image, uploads))
      if (next.every((image, index) => image === images[index])) return
      editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'images', next).setMeta('addToHistory', false))
    }
    store()
    return uploads.subscribe(store)
  }, [editor, getPos, uploads])
}

function stored(image: GalleryItem, uploads: ImageUploads): GalleryItem {
  const upload = image.url === null && image.uploadId !== null ? uploads.state(image.uploadId) : null
  return upload?.status === 'done' ? { ...image, url: upload.image.url } : image
}
