import { Node } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { isForeignAddress } from '../../model/addresses.ts'
import type { AspectRatio, GalleryBlock, GalleryImage, LongSide } from '../../model/article-document.ts'
import { CLIPBOARD_ATTRIBUTE, fromClipboard, toClipboard } from '../clipboard-block.ts'
import type { ChosenImage } from '../image/choose-images.ts'
import type { ImageUploads } from '../image/image-uploads.ts'

/** A picture of a gallery. While its file is sent it has an `uploadId` and no `url`, and is not in the article yet. */
export interface GalleryItem {
  readonly url: string | null
  readonly alt: string
  readonly mapObjectId: string | null
  readonly uploadId: string | null
}

/** The address of a picture on another site; null for all others. */
export function foreignAddressOf({ url }: GalleryItem): string | null {
  return url !== null && isForeignAddress(url, location.origin) ? url : null
}

export interface GalleryAttributes {
  readonly images: readonly GalleryItem[]
  readonly aspectRatio: AspectRatio
  readonly longSide: LongSide
  readonly caption: string
}

export function newGalleryItem(image: ChosenImage, uploads: ImageUploads): GalleryItem {
  const source =
    image instanceof File ? { url: null, uploadId: uploads.add(image) } : { url: image.url, uploadId: null }
  return { ...source, alt: '', mapObjectId: null }
}

export function galleryAttributes({ images, aspectRatio, longSide, caption }: GalleryBlock): GalleryAttributes {
  return { images: images.map((image) => ({ ...image, uploadId: null })), aspectRatio, longSide, caption }
}

/** The gallery that a node represents; null as long as none of its files is stored. */
export function readGalleryNode(node: EditorNode): GalleryBlock | null {
  const { images, aspectRatio, longSide, caption } = readGalleryAttributes(node)
  const stored = images.flatMap(({ url, alt, mapObjectId }): GalleryImage[] =>
    url === null ? [] : [{ url, alt, mapObjectId }],
  )
  return stored.length === 0 ? null : { type: 'gallery', images: stored, aspectRatio, longSide, caption }
}

export function readGalleryAttributes(node: EditorNode): GalleryAttributes {
  const { images, aspectRatio, longSide, caption } = node.attrs
  return { images, aspectRatio, longSide, caption }
}

/** Several pictures in one shape. */
export const GalleryNode = Node.create({
  name: 'gallery',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    images: { default: [], rendered: false },
    aspectRatio: { default: '4-3', rendered: false },
    longSide: { default: 'width', rendered: false },
    caption: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: `figure[${CLIPBOARD_ATTRIBUTE}]`,
      priority: 61,
      getAttrs: (element) => {
        const block = fromClipboard(element)
        return block?.type === 'gallery' ? { ...galleryAttributes(block) } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const block = readGalleryNode(node)
    if (!block) return ['figure']
    return ['figure', toClipboard(block), ...block.images.map(({ url, alt }) => ['img', { src: url, alt }] as const)]
  },
})

/** The list with one entry standing elsewhere; places outside the list change nothing. */
export function movedItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
