import { withHarmlessCharacters, withoutControls } from './html-references.ts'
import type { NoteCounter } from './notes.ts'
import {
  countLostLinks,
  countMedia,
  hasTag,
  isHtml,
  ownTextOf,
  picturesOf,
  visibleHtmlOf,
  visibleTextOf,
} from './plain-text.ts'

/** What a text of a file is taken for. */
interface TextKind {
  /** HTML, as KML has it; else text that may have HTML in it. */
  readonly isHtml?: boolean
  /** This product wrote it: it is as its author typed it. */
  readonly isOwn?: boolean
}

/** Line ends as XML 1.0 §2.11 has them. */
const withLineFeeds = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

/** A description without its markup, which is counted. */
export function readDescription(text: string, notes: NoteCounter, { isHtml: isMarkup, isOwn }: TextKind = {}): string {
  const trimmed = withLineFeeds((isOwn ? text : withoutControls(text)).trim())
  if ((isOwn && !isMarkup) || !isHtml(trimmed)) return trimmed
  if (!isOwn) notes.add('description.plain_text')
  notes.add('media.left_out', countMedia(trimmed))
  if (!isOwn) notes.add('data.left_out', countLostLinks(trimmed))
  if (!isMarkup) notes.add('picture.left_out', picturesOf(trimmed).length)
  if (!isMarkup) return visibleTextOf(trimmed)
  return isOwn ? ownTextOf(trimmed) : visibleHtmlOf(trimmed)
}

/** A name without tags, on one line. References to angle brackets are words in a name without tags. */
export function readName(text: string, { isOwn }: Pick<TextKind, 'isOwn'> = {}): string {
  if (isOwn) return withLineFeeds(text.trim())
  const trimmed = withLineFeeds(withoutControls(text).trim())
  return (hasTag(trimmed) ? visibleTextOf(trimmed) : withHarmlessCharacters(trimmed)).replace(/\n+/g, ' ').trim()
}
