import { Node } from '@tiptap/core'
import type { Attrs } from '@tiptap/pm/model'
import { imageAddress } from '../../model/addresses.ts'
import type { ImageBlock } from '../../model/article-document.ts'
import { cleanCaption } from '../../model/wire-values.ts'
import { CLIPBOARD_ATTRIBUTE, fromClipboard, toClipboard } from '../clipboard-block.ts'

/** The file of an image in pasted HTML; set only while a paste is read. */
export const PASTED_UPLOAD_ATTRIBUTE = 'data-pasted-upload'

/** An image. While its file is sent it has an `uploadId` and no `url`, and does not belong to the document yet. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: { default: null, rendered: false },
    caption: { default: '', rendered: false },
    mapObjectId: { default: null, rendered: false },
    size: { default: null, rendered: false },
    aspectRatio: { default: null, rendered: false },
    longSide: { default: null, rendered: false },
    uploadId: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: `figure[${CLIPBOARD_ATTRIBUTE}]`, priority: 60, getAttrs: (element) => imageFromClipboard(element) },
    {
      tag: `img[${PASTED_UPLOAD_ATTRIBUTE}]`,
      getAttrs: (element) => ({ uploadId: element.getAttribute(PASTED_UPLOAD_ATTRIBUTE), caption: captionOf(element) }),
    },
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const url = imageAddress(element.getAttribute('src') ?? '')
        return url ? { url, caption: captionOf(element) } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const block = imageBlockOf(node.attrs)
    return block ? ['figure', toClipboard(block), ['img', { src: block.url, alt: block.caption }]] : ['figure']
  },
})

function captionOf(element: HTMLElement): string {
  return cleanCaption(element.getAttribute('alt') ?? '')
}

function imageFromClipboard(element: HTMLElement) {
  const block = fromClipboard(element)
  if (block?.type !== 'image') return false
  const { type: _, ...attributes } = block
  return attributes
}

/** The image that a node's attributes represent; null while its file is sent. */
export function imageBlockOf({ url, caption, mapObjectId, size, aspectRatio, longSide }: Attrs): ImageBlock | null {
  if (typeof url !== 'string') return null
  return {
    type: 'image',
    url,
    caption: String(caption),
    mapObjectId,
    size,
    ...(aspectRatio && { aspectRatio }),
    ...(longSide && { longSide }),
  }
}
