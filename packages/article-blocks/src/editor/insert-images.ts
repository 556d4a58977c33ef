import type { Editor } from '@tiptap/core'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import type { ImageUploads } from './image-uploads.ts'

/** What the product stores; source: product specification §5. */
export const IMAGE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 12 * 1024 * 1024,
  atOnce: ARTICLE_LIMITS.galleryImages,
} as const

export type ImageRefusal = 'type' | 'size' | 'count'

export interface ImageInsertion {
  readonly files: readonly File[]
  /** Where the images go; the nearest place that can hold a block is taken. */
  readonly pos: number
}

export interface ImageRules {
  /** Media types that the host takes. */
  readonly types: readonly string[]
  readonly onRefuse: (refusal: ImageRefusal) => void
}

/** Puts images into the article and starts sending their files. Files that cannot be stored are named to `onRefuse`. */
export function insertImages(
  editor: Editor,
  uploads: ImageUploads,
  { files, pos, types, onRefuse }: ImageInsertion & ImageRules,
): void {
  const sent = files.slice(0, IMAGE_FILES.atOnce).filter((file) => {
    const refusal = refusalOf(file, types)
    if (refusal) onRefuse(refusal)
    return refusal === null
  })
  if (files.length > IMAGE_FILES.atOnce) onRefuse('count')
  if (sent.length === 0) return
  const images = sent.map((file) => ({ type: 'image', attrs: { uploadId: uploads.start(file) } }))
  const parent = editor.state.doc.resolve(pos)
  const block = parent.depth === 0 ? null : parent.node(1)
  const isEmptyParagraph = block?.type.name === 'paragraph' && block.content.size === 0
  const at =
    parent.depth === 0 ? pos : isEmptyParagraph ? { from: parent.before(1), to: parent.after(1) } : parent.after(1)
  editor
    .chain()
    .insertContentAt(at, [...images, ...(isEmptyParagraph ? [{ type: 'paragraph' }] : [])])
    .run()
}

/** The image files of a paste or drop; empty when it carries other things. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
}

function refusalOf(file: File, types: readonly string[]): ImageRefusal | null {
  if (!types.includes(file.type)) return 'type'
  return file.size > IMAGE_FILES.maxBytes ? 'size' : null
}
