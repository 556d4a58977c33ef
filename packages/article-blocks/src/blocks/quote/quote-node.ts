import { Node, textblockTypeInputRule } from '@tiptap/core'

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
