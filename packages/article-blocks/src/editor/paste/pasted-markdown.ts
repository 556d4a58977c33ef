import { type Node as EditorNode, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { Selection, type SelectionBookmark, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Text that is pasted or dropped, one at a time: the editor reads it first and decides then whether to take it. What is written in
 * Markdown comes in as soon as the parser is there, which loads when it is needed; everything else as paragraphs, line by line.
 */
export class PastedMarkdown {
  #text: string | null = null
  #isInserting = false
  readonly #kept = new Set<SavedSelection>()

  /** "Paste without formatting" (`isPlain`) always inserts the text unchanged. */
  read(text: string, context: ResolvedPos, isPlain: boolean): Slice {
    this.#text = !isPlain && looksLikeMarkdown(text) ? text : null
    return parsePastedText(text, context)
  }

  /** @returns whether the text that was read is Markdown, which replaces `selection` soon. */
  take(view: EditorView, selection: Selection): boolean {
    const text = this.#text
    this.discard()
    if (text === null) return false
    void this.#insert(view, text, this.#keep(selection))
    return true
  }

  /** Something else of the same paste is taken. */
  discard(): void {
    this.#text = null
  }

  /** To be called with all that changes the text meanwhile. */
  follow(transactions: readonly Transaction[]): void {
    for (const { mapping } of transactions) {
      // What is typed comes behind what was pasted before, and so does what is pasted after it.
      for (const selection of this.#kept) selection.follow(mapping, this.#isInserting ? 1 : -1)
    }
  }

  async #insert(view: EditorView, text: string, place: SavedSelection): Promise<void> {
    const html = await toHtml(text)
    this.#kept.delete(place)
    if (view.isDestroyed || !view.editable) return
    const { doc, selection, tr } = view.state
    const target = place.resolve(doc)
    const cursor = target.eq(selection) ? null : this.#keep(selection)
    this.#isInserting = true
    if (cursor) view.dispatch(tr.setSelection(target))
    if (html === null) view.pasteText(text)
    else view.pasteHTML(html)
    this.#isInserting = false
    if (!cursor) return
    this.#kept.delete(cursor)
    view.dispatch(view.state.tr.setSelection(cursor.resolve(view.state.doc)))
  }

  #keep(selection: Selection): SavedSelection {
    const kept = new SavedSelection(selection)
    this.#kept.add(kept)
    return kept
  }
}

/** A selection while the text around it changes. */
class SavedSelection {
  #bookmark: SelectionBookmark
  readonly #content: Slice
  readonly #isCursor: boolean

  constructor(selection: Selection) {
    this.#bookmark = selection.getBookmark()
    this.#content = selection.content()
    this.#isCursor = selection.empty
  }

  /** @param side where a cursor stays when something comes in at its place: before it (-1) or behind it (1). */
  follow(mapping: Transaction['mapping'], side: -1 | 1): void {
    this.#bookmark = this.#bookmark.map(
      this.#isCursor
        ? { map: (pos) => mapping.map(pos, side), mapResult: (pos) => mapping.mapResult(pos, side) }
        : mapping,
    )
  }

  /** Only a cursor before it when something else was written over it, which is not to be replaced. */
  resolve(doc: EditorNode): Selection {
    const selection = this.#bookmark.resolve(doc)
    return selection.content().eq(this.#content) ? selection : Selection.near(selection.$from)
  }
}

/** Null when the HTML would be empty, or the parser cannot be loaded, such as offline: the text is then inserted as plain text. */
async function toHtml(text: string): Promise<string | null> {
  try {
    const { markdownToHtml } = await import('./markdown-to-html.ts')
    return markdownToHtml(text) || null
  } catch {
    return null
  }
}

/** Paragraphs, line by line. */
function parsePastedText(text: string, { doc }: ResolvedPos): Slice {
  const { schema } = doc.type
  const lines = text.split(/(?:\r\n?|\n)+/)
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** What lines of Markdown begin with, or are, that plain text seldom is. */
const SIGNS = [
  /^#{1,6}\s+\S/, // heading
  /^\s*(?:[-*+]|\d{1,9}[.)])\s+/, // item of a list
  /^\s*>/, // quotation
  /^\s*(?:`{3,}[^`]*|~{3,}.*)$/, // fence
  /^!\[[^\]]*\]\(\S+?(?:\s+"[^"]*")?\)$/, // picture
  /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/, // rule below the first row of a table
]

/** Whether lines of a plain text begin with Markdown syntax. Does not need the parser, which is loaded on demand. */
export function looksLikeMarkdown(text: string): boolean {
  return text.split(/\r\n?|\n/).some((line) => SIGNS.some((sign) => sign.test(line)))
}
