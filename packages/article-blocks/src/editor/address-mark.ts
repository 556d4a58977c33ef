import {
  combineTransactionSteps,
  findChildrenInRange,
  getChangedRanges,
  getMarksBetween,
  markPasteRule,
} from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import type { MarkType } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { linkAddress } from '../model/addresses.ts'
import { findLinks } from '../model/find-links.ts'
import { LINK_REL } from '../model/inline-html.ts'

/**
 * A link to an address. Typed and pasted addresses become links as `findLinks` finds them; what the extension finds by itself is a whole
 * Japanese sentence.
 */
export const AddressMark = Link.extend({
  excludes: 'link mapLink',
  inclusive: false,
  addPasteRules() {
    const pasted = (text: string) =>
      findAllowed(text).map(({ start, end, href }) => ({ index: start, text: text.slice(start, end), data: { href } }))
    return [markPasteRule({ find: pasted, type: this.type, getAttributes: ({ data }) => ({ href: data?.href }) })]
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), linkTyped(this.type)]
  },
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => linkAddress(url) !== null,
  // Of what is pasted over a selection, which it becomes the address of.
  shouldAutoLink: (url) => findLinks(url)[0]?.end === url.length,
  HTMLAttributes: { rel: LINK_REL, target: null, class: null },
})

const findAllowed = (text: string) => findLinks(text).filter(({ href }) => linkAddress(href) !== null)

/** Links the addresses of a word when a space or a new block ends it. */
function linkTyped(type: MarkType): Plugin {
  return new Plugin({
    key: new PluginKey('linkTyped'),
    appendTransaction: (transactions, before, after) => {
      const hasTyped = transactions.some(({ docChanged }) => docChanged)
      if (!hasTyped || transactions.some((one) => one.getMeta('preventAutolink'))) return null
      const { tr } = after
      const changes = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))
      for (const { newRange } of changes) linkWordBefore(tr, after, { ...newRange, type })
      return tr.steps.length > 0 ? tr : null
    },
  })
}

interface TypedRange {
  readonly from: number
  readonly to: number
  readonly type: MarkType
}

function linkWordBefore(tr: Transaction, { doc, schema }: EditorState, { from, to, type }: TypedRange): void {
  const [block, next] = findChildrenInRange(doc, { from, to }, ({ isTextblock }) => isTextblock)
  if (!block) return
  const start = block.pos + 1
  const end = next ? block.pos + 1 + block.node.content.size : to
  const text = doc.textBetween(start, end, undefined, '\ufffc')
  const isEnded = next !== undefined || /\s$/.test(text)
  if (!isEnded) return
  const word = /\S+(?=\s*$)/.exec(text)
  if (!word) return
  for (const link of findAllowed(word[0])) {
    const range = [start + word.index + link.start, start + word.index + link.end] as const
    const isTaken = getMarksBetween(...range, doc).some(({ mark }) =>
      [type, schema.marks.mapLink, schema.marks.code].includes(mark.type),
    )
    if (!isTaken) tr.addMark(...range, type.create({ href: link.href }))
  }
}
