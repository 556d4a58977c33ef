import { Node, textblockTypeInputRule } from '@tiptap/core'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
/** The page that holds the editor has its own h1. */
const LEVEL_OFFSET = 1

/** A heading of level 1-6, drawn one level lower because the page's title is its h1. */
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
    const tagLevel = Math.min(level + LEVEL_OFFSET, LEVELS.length)
    return [`h${tagLevel}`, { 'data-level': level, ...(tagLevel !== level + LEVEL_OFFSET && { 'aria-level': 7 }) }, 0]
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
