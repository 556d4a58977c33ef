import type { Editor, JSONContent } from '@tiptap/core'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { newGalleryItem } from '../gallery/gallery-node.ts'
import type { ChosenImage } from './choose-images.ts'
import type { ImageUploads } from './image-uploads.ts'

/** What the product stores; source: product specification §5. */
export const IMAGE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 12 * 1024 * 1024,
  atOnce: ARTICLE_LIMITS.galleryImages,
} as const

/** What chosen images become. */
export type ImagesAs = 'images' | 'gallery'

export type ImageRefusal = 'type' | 'size' | 'count' | 'galleryCount'

export interface ImageInsertion {
  readonly images: readonly ChosenImage[]
  readonly as: ImagesAs
  /** Where the images go; the nearest place that can hold a block is taken. */
  readonly pos: number
}

export interface ImageRules {
  /** Media types that the host takes. */
  readonly types: readonly string[]
  /** Whether it stores images of other sites; otherwise they are shown from there. */
  readonly takesOver: boolean
  readonly onRefuse: (refusal: ImageRefusal) => void
}

/** Puts images into the article: each a block, or all in one gallery. Files are sent from there. */
export function insertImages(
  editor: Editor,
  uploads: ImageUploads,
  { images, as, pos, ...rules }: ImageInsertion & ImageRules,
): void {
  const max = as === 'gallery' ? ARTICLE_LIMITS.galleryImages : IMAGE_FILES.atOnce
  const taken = acceptedImages(images, rules, { max, refusal: as === 'gallery' ? 'galleryCount' : 'count' })
  if (as === 'gallery') insertBlocks(editor, pos, galleryOf(taken, uploads))
  else
    insertBlocks(
      editor,
      pos,
      taken.map((image) => imageNode(image, uploads)),
    )
}

function galleryOf(images: readonly ChosenImage[], uploads: ImageUploads): JSONContent[] {
  const items = images.map((image) => newGalleryItem(image, uploads))
  return items.length > 0 ? [{ type: 'gallery', attrs: { images: items } }] : []
}

function imageNode(image: ChosenImage, uploads: ImageUploads): JSONContent {
  if (image instanceof File) return { type: 'image', attrs: { uploadId: uploads.add(image) } }
  const { url, width, height } = image
  return { type: 'image', attrs: { url, size: { width, height } } }
}

/** At most `max` images, without files that cannot be stored; what is left out is named to `onRefuse`. */
export function acceptedImages(
  images: readonly ChosenImage[],
  { types, onRefuse }: ImageRules,
  { max, refusal }: { readonly max: number; readonly refusal: ImageRefusal },
): ChosenImage[] {
  if (images.length > max) onRefuse(refusal)
  return images.slice(0, max).filter((image) => {
    const fault = image instanceof File ? imageFault(image, types) : null
    if (fault) onRefuse(fault)
    return fault === null
  })
}

/** The image files of a paste or drop; empty when it carries other things. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
}

/** Blocks replace an empty paragraph and leave one below to continue in; elsewhere they are inserted below the block at `pos`. */
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
