import { type Extensions, Mark, Node, nodeInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { ListItem, OrderedList } from '@tiptap/extension-list'
import type { Attrs } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { GalleryNode } from '../blocks/gallery/gallery-node.ts'
import { ArticleHeadingNode } from '../blocks/heading/heading-node.ts'
import { tableExtensions } from '../blocks/table/table-nodes.ts'
import { imageAddress, isMapObjectId } from '../model/addresses.ts'
import type { ArticleBlock, ImageBlock } from '../model/article-document.ts'
import { listForm } from '../model/list-form.ts'
import { cleanCaption } from '../model/wire-values.ts'
import { AddressMark } from './address-mark.ts'
import { CLIPBOARD_ATTRIBUTE, fromClipboard, toClipboard } from './clipboard-block.ts'

/** A link to an object on the map. It excludes addresses: text leads to one place. */
const MapLinkMark = Mark.create({
  name: 'mapLink',
  // Outermost, as links are: marks inside would otherwise cut one link into several.
  priority: 1001,
  inclusive: false,
  excludes: 'mapLink link',
  addAttributes: () => ({ objectId: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'span.map-link[data-map-link]',
      getAttrs: (element) => {
        const objectId = element.getAttribute('data-map-link')
        return isMapObjectId(objectId) ? { objectId } : false
      },
    },
  ],
  renderHTML: ({ mark }) => ['span', { class: 'map-link', 'data-map-link': String(mark.attrs.objectId) }, 0],
})

/** A quotation; its source is an attribute that the node view edits in a field of its own. */
export const QuoteNode = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ caption: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'blockquote',
      getAttrs: (element) => ({ caption: element.getAttribute('data-caption') ?? '' }),
    },
  ],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^[>＞]\s$/, type: this.type })]
  },
  renderHTML: ({ node }) => ['blockquote', node.attrs.caption ? { 'data-caption': node.attrs.caption } : {}, 0],
})

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

/** A block of a kind from a newer version: it can be moved and deleted, and is stored unchanged. */
export const PreservedNode = Node.create({
  name: 'preserved',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ block: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: `div[${CLIPBOARD_ATTRIBUTE}]`,
      getAttrs: (element) => {
        const block = fromClipboard(element)
        return block?.type === 'unknown' ? { block } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const block: ArticleBlock = node.attrs.block
    return ['div', toClipboard(block)]
  },
})

/** A line between two parts. It cannot be written in, so that Enter and the arrow keys pass it. */
const DividerNode = Node.create({
  name: 'divider',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|—-|___\s|\*\*\*\s)$/, type: this.type })]
  },
})

/** Begins with a number that an article can hold. Readers see digits, so there are no letters or Roman numerals here either. */
const NumberedListNode = OrderedList.extend({
  addAttributes: () => ({
    start: { default: 1, parseHTML: (list) => listForm('ordered', Number(list.getAttribute('start') ?? 1)).start ?? 1 },
  }),
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,4})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + list.attrs.start === Number(number),
      }),
    ]
  },
  addProseMirrorPlugins: () => [], // it reads pasted lists of plain text, as Markdown is read
})

/** The text kinds and marks; images, galleries, quotes and preserved blocks join with their views. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
    dropcursor: { class: 'ab-drop-cursor', color: false, width: 3 },
    undoRedo: { depth: 200 },
  }),
  ArticleHeadingNode,
  ListItem.extend({ content: 'paragraph (bulletList|orderedList)*' }),
  NumberedListNode,
  DividerNode,
  ...tableExtensions,
  AddressMark,
  MapLinkMark,
]

/** Everything the editor can hold, without views. */
export const schemaExtensions: Extensions = [...textExtensions, QuoteNode, ImageNode, GalleryNode, PreservedNode]

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
