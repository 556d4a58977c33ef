/** A piece of a comment. What a link or a mention is shown by is `text`, as it was written. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly name: string }

interface FoundAddress {
  readonly start: number
  readonly end: number
  readonly href: string
}

/** Finds addresses in plain text, each once, in order. `findLinks` of the article's text is one, so that both link alike. */
export type FindAddresses = (text: string) => readonly FoundAddress[]

/** Letters of user names, also as input methods write them at full width. */
const NAME_LETTER = 'A-Za-z0-9._Ａ-Ｚａ-ｚ０-９．＿'
/** Nothing that an address of a mailbox or of a page has before its sign. */
const MENTION = new RegExp(`(?<![${NAME_LETTER}@＠/])[@＠]([${NAME_LETTER}]{5,100})`, 'gu')
const MIN_NAME = 5

/** Finds links and mentions in the plain text of a comment. Everything else stays text. */
export function parseCommentText(text: string, findAddresses: FindAddresses): readonly CommentPart[] {
  const parts: CommentPart[] = []
  let end = 0
  for (const { start, end: after, href } of findAddresses(text)) {
    parts.push(...mentionsIn(text.slice(end, start)), { kind: 'link', text: text.slice(start, after), href })
    end = after
  }
  return [...parts, ...mentionsIn(text.slice(end))]
}

/** The names that a text mentions, in lower case as they are compared, each once. */
export function mentionNames(text: string, findAddresses: FindAddresses): readonly string[] {
  const parts = parseCommentText(text, findAddresses)
  const names = parts.flatMap((part) => (part.kind === 'mention' ? [part.name.toLowerCase()] : []))
  return [...new Set(names)]
}

function mentionsIn(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(MENTION)) {
    const written = found.replace(/[.．]+$/, '') // a full stop ends the sentence rather than the name
    const name = written.slice(1).normalize('NFKC')
    if (name.length < MIN_NAME) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'mention', text: written, name })
    end = index + written.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
