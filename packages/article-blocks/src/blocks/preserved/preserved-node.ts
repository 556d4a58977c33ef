import { Node } from '@tiptap/core'
import type { ArticleBlock } from '../../model/article-document.ts'
import { CLIPBOARD_ATTRIBUTE, fromClipboard, toClipboard } from '../clipboard-block.ts'

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
