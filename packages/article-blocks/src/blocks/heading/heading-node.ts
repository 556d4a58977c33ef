import { Node, textblockTypeInputRule } from '@tiptap/core'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
/** The page that holds the editor has its own h1. */
const HIGHEST_TAG = 2

/** A heading of level 1-6 under the page's title, with the tag that readers mostly get. */
export const ArticleHeadingNode = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () =>
    LEVELS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level: Number(element.getAttribute('data-level')) || level }),
    })),
  renderHTML: ({ node }) => {
    const level = Number(node.attrs.level)
    return [`h${Math.max(level, HIGHEST_TAG)}`, { 'data-level': level }, 0]
  },
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    )
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(#{1,6})\s$/,
        type: this.type,
        getAttributes: (match) => ({ level: match[1]?.length ?? 2 }),
      }),
    ]
  },
})
