import { type Extensions, Mark, Node, textblockTypeInputRule } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'
import { imageAddress, isMapObjectId, linkAddress } from '../model/addresses.ts'
import type { ArticleBlock } from '../model/article-document.ts'
import { LINK_REL } from '../model/inline-html.ts'
import { parseBlock, writeBlock } from '../model/wire.ts'
import { ArticleHeadingNode } from './heading-node.ts'

/** Carries a block through the clipboard in its stored form. */
const CLIPBOARD_ATTRIBUTE = 'data-article-block'

/** A link to an object on the map. It excludes addresses: text leads to one place. */
export const MapLinkMark = Mark.create({
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

const AddressMark = Link.extend({ excludes: 'link mapLink', inclusive: false }).configure({
  openOnClick: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => linkAddress(url) !== null,
  HTMLAttributes: { rel: LINK_REL, target: null, class: null },
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
    uploadId: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: `figure[${CLIPBOARD_ATTRIBUTE}]`, priority: 60, getAttrs: (element) => imageFromClipboard(element) },
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const url = imageAddress(element.getAttribute('src') ?? '')
        return url ? { url } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { uploadId: _, ...image } = node.attrs
    if (typeof image.url !== 'string') return ['figure']
    const stored = JSON.stringify({
      type: 'singleImage',
      url: image.url,
      caption: image.caption,
      tmpId: image.mapObjectId,
      ...image.size,
    })
    return ['figure', { [CLIPBOARD_ATTRIBUTE]: stored }, ['img', { src: image.url, alt: image.caption }]]
  },
})

/** A block that this editor shows but does not edit: a table, a gallery, or a kind of a newer version. */
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
        const block = blockFromClipboard(element)
        return block && isPreserved(block) ? { block } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const block: ArticleBlock = node.attrs.block
    return ['div', { [CLIPBOARD_ATTRIBUTE]: JSON.stringify(writeBlock(block)) }]
  },
})

/** Whether the editor keeps a block of this kind without editing it. */
export function isPreserved(block: ArticleBlock): boolean {
  return block.type === 'table' || block.type === 'gallery' || block.type === 'unknown'
}

/** The text kinds and marks; images, quotes and preserved blocks join with their views. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    dropcursor: { class: 'ab-drop-cursor', color: false, width: 3 },
    undoRedo: { depth: 200 },
  }),
  ArticleHeadingNode,
  ListItem.extend({ content: 'paragraph (bulletList|orderedList)*' }),
  AddressMark,
  MapLinkMark,
]

/** Everything the editor can hold, without views. */
export const schemaExtensions: Extensions = [...textExtensions, QuoteNode, ImageNode, PreservedNode]

function imageFromClipboard(element: HTMLElement) {
  const block = blockFromClipboard(element)
  if (block?.type !== 'image') return false
  const { url, caption, mapObjectId, size } = block
  return { url, caption, mapObjectId, size }
}

function blockFromClipboard(element: HTMLElement): ArticleBlock | null {
  try {
    return parseBlock(JSON.parse(element.getAttribute(CLIPBOARD_ATTRIBUTE) ?? ''))
  } catch {
    return null // text from outside that only looks like ours
  }
}
