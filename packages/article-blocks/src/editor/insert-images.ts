import type { Editor, JSONContent } from '@tiptap/core'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import { newGalleryItem } from './gallery/gallery-node.ts'
import type { ImageUploads } from './image-uploads.ts'

/** What the product stores; source: product specification §5. */
export const IMAGE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 12 * 1024 * 1024,
  atOnce: ARTICLE_LIMITS.galleryImages,
} as const

export type ImageRefusal = 'type' | 'size' | 'count' | 'galleryCount'

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

/** Puts images into the article, each a block. */
export function insertImages(
  editor: Editor,
  uploads: ImageUploads,
  { files, pos, ...rules }: ImageInsertion & ImageRules,
): void {
  const sent = acceptedFiles(files, rules, { max: IMAGE_FILES.atOnce, refusal: 'count' })
  insertBlocks(
    editor,
    pos,
    sent.map((file) => ({ type: 'image', attrs: { uploadId: uploads.add(file) } })),
  )
}

/** Puts one gallery of all the images into the article. */
export function insertGallery(
  editor: Editor,
  uploads: ImageUploads,
  { files, pos, ...rules }: ImageInsertion & ImageRules,
): void {
  const sent = acceptedFiles(files, rules, { max: ARTICLE_LIMITS.galleryImages, refusal: 'galleryCount' })
  if (sent.length === 0) return
  const images = sent.map((file) => newGalleryItem(uploads.add(file)))
  insertBlocks(editor, pos, [{ type: 'gallery', attrs: { images } }])
}

/** The files that can be stored, at most `max`; the others are named to `onRefuse`. */
export function acceptedFiles(
  files: readonly File[],
  { types, onRefuse }: ImageRules,
  { max, refusal }: { readonly max: number; readonly refusal: ImageRefusal },
): File[] {
  if (files.length > max) onRefuse(refusal)
  return files.slice(0, max).filter((file) => {
    const fault = imageFault(file, types)
    if (fault) onRefuse(fault)
    return fault === null
  })
}

/** The image files of a paste or drop; empty when it carries other things. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
}

/** Blocks take the place of an empty paragraph and leave one to go on in; elsewhere they stand below the block at `pos`. */
function insertBlocks(editor: Editor, pos: number, blocks: readonly JSONContent[]): void {
  if (blocks.length === 0) return
  const parent = editor.state.doc.resolve(pos)
  const block = parent.depth === 0 ? null : parent.node(1)
  const isEmptyParagraph = block?.type.name === 'paragraph' && block.content.size === 0
  const at =
    parent.depth === 0 ? pos : isEmptyParagraph ? { from: parent.before(1), to: parent.after(1) } : parent.after(1)
  editor
    .chain()
    .insertContentAt(at, [...blocks, ...(isEmptyParagraph ? [{ type: 'paragraph' }] : [])])
    .run()
}

/** Why a file cannot be stored; null when it can. */
export function imageFault(file: File, types: readonly string[]): ImageRefusal | null {
  if (!types.includes(file.type)) return 'type'
  return file.size > IMAGE_FILES.maxBytes ? 'size' : null
}
