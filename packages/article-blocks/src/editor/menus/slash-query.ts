import type { EditorState } from '@tiptap/pm/state'

/** The text typed after a slash, and the position of the slash. */
export interface SlashQuery {
  readonly query: string
  readonly from: number
  readonly to: number
}

/** Both slashes count: a Japanese input method writes the full-width one. */
const SLASH = /(?:^|[\s\u3000])([/／])([^\s/／]{0,24})$/u

/** The slash command being typed at the cursor; null when there is none or the text is not a paragraph's. */
export function findSlashQuery(state: EditorState): SlashQuery | null {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.depth !== 1) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n')
  const match = SLASH.exec(before)
  if (!match) return null
  const query = match[2] ?? ''
  return { query, from: $from.pos - query.length - 1, to: $from.pos }
}

/** Normalised text for searches: width, case and kana form do not matter. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
}
