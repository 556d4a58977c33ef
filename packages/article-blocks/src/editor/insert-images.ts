import type { Editor, JSONContent } from '@tiptap/core'
import { newGalleryItem } from '../blocks/gallery/gallery-node.ts'
import type { ChosenImage } from '../blocks/image/choose-images.ts'
import { acceptedImages, IMAGE_FILES, type ImageRules } from '../blocks/image/image-files.ts'
import type { ImageUploads } from '../blocks/image/image-uploads.ts'
import { ARTICLE_LIMITS } from '../model/article-document.ts'

/** What chosen images become. */
export type ImagesAs = 'images' | 'gallery'

export interface ImageInsertion {
  readonly images: readonly ChosenImage[]
  readonly as: ImagesAs
  /** Where the images go; the nearest place that can hold a block is taken. */
  readonly pos: number
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
