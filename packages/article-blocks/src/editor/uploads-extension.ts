import { Extension } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { type GalleryItem, readGalleryAttributes } from '../blocks/gallery/gallery-node.ts'
import type { ImageUploads } from '../blocks/image/image-uploads.ts'

/**
 * Ties the images of the document to their files: a file is uploaded while an image refers to it, and an image has its
 * address as soon as the file is stored. That holds for images that undo and redo bring back too, as they were before.
 */
export function uploadsExtension(uploads: ImageUploads): Extension {
  return Extension.create({
    name: 'imageUploads',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (transactions, _before, state) =>
          transactions.some(({ docChanged }) => docChanged) ? giveAddresses(state, uploads) : null,
        view: (view) => {
          const unsubscribe = uploads.subscribe(() => {
            const transaction = giveAddresses(view.state, uploads)
            if (transaction) view.dispatch(transaction)
          })
          return {
            update: ({ state }, before) => {
              if (state.doc !== before.doc) uploads.hold(uploadIdsOf(state.doc))
            },
            destroy: unsubscribe,
          }
        },
      }),
    ],
  })
}

/** Not a step to undo, because the writer did not make it; null when every stored image has its address. */
function giveAddresses(state: EditorState, uploads: ImageUploads): Transaction | null {
  const { tr } = state
  state.doc.forEach((node, pos) => {
    if (node.type.name === 'image') {
      const image = storedImage(node.attrs.url, node.attrs.uploadId, uploads)
      if (!image) return
      tr.setNodeAttribute(pos, 'url', image.url)
      tr.setNodeAttribute(pos, 'size', { width: image.width, height: image.height })
    } else if (node.type.name === 'gallery') {
      const { images } = readGalleryAttributes(node)
      const next = images.map((item): GalleryItem => {
        const image = storedImage(item.url, item.uploadId, uploads)
        return image ? { ...item, url: image.url } : item
      })
      if (next.some((item, index) => item !== images[index])) tr.setNodeAttribute(pos, 'images', next)
    }
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null
}

function storedImage(url: string | null, uploadId: string | null, uploads: ImageUploads) {
  const upload = url === null && uploadId !== null ? uploads.state(uploadId) : null
  return upload?.status === 'done' ? upload.image : null
}

function uploadIdsOf(doc: EditorNode): ReadonlySet<string> {
  const ids = doc.children.flatMap((node): readonly (string | null)[] => {
    if (node.type.name === 'image') return [node.attrs.uploadId]
    return node.type.name === 'gallery' ? readGalleryAttributes(node).images.map(({ uploadId }) => uploadId) : []
  })
  return new Set(ids.filter((id) => id !== null))
}
