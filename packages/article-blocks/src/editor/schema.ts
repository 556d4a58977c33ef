import { type Extensions, Mark, Node, nodeInputRule, wrappingInputRule } from '@tiptap/core'
import { ListItem, OrderedList } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'
import { GalleryNode } from '../blocks/gallery/gallery-node.ts'
import { ArticleHeadingNode } from '../blocks/heading/heading-node.ts'
import { ImageNode } from '../blocks/image/image-node.ts'
import { PreservedNode } from '../blocks/preserved/preserved-node.ts'
import { QuoteNode } from '../blocks/quote/quote-node.ts'
import { tableExtensions } from '../blocks/table/table-nodes.ts'
import { isMapObjectId } from '../model/addresses.ts'
import { listForm } from '../model/list-form.ts'
import { AddressMark } from './address-mark.ts'

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
