/** A piece of a comment. What a link or a mention is shown by is `text`, as it was written. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly name: string }

/** Letters of addresses as they are copied from browsers: whatever else follows is the sentence around it. */
const ADDRESS = String.raw`https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+`
/** Nothing that an address of a mailbox or of a page has before its sign. */
const MENTION = String.raw`(?<![\w.@/])@[A-Za-z0-9._]{5,100}`
const MARKED = new RegExp(`${ADDRESS}|${MENTION}`, 'gi')

/** Finds links and mentions in the plain text of a comment. Everything else stays text. */
export function parseCommentText(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(MARKED)) {
    const marked = found.startsWith('@') ? mentionOf(found) : linkOf(found)
    if (marked === null) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push(marked)
    end = index + marked.text.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The names that a text mentions, in lower case as they are compared, each once. */
export function mentionNames(text: string): readonly string[] {
  const names = parseCommentText(text).flatMap((part) => (part.kind === 'mention' ? [part.name.toLowerCase()] : []))
  return [...new Set(names)]
}

/** A full stop ends the sentence rather than the name. */
function mentionOf(found: string): CommentPart | null {
  const name = found.slice(1).replace(/\.+$/, '')
  return name.length < 5 ? null : { kind: 'mention', text: `@${name}`, name }
}

/** Null for text that is no address, or hides its host behind a name. */
function linkOf(found: string): CommentPart | null {
  const text = withoutEnd(found)
  if (!URL.canParse(text)) return null
  const { href, username, password } = new URL(text)
  return username === '' && password === '' ? { kind: 'link', text, href } : null
}

/** Without what ends the sentence, and without a bracket that began before the address. */
function withoutEnd(address: string): string {
  let kept = address.replace(/[.,;:!?'*]+$/, '')
  while (kept.endsWith(')') && kept.split(')').length > kept.split('(').length) {
    kept = kept.slice(0, -1).replace(/[.,;:!?'*]+$/, '')
  }
  return kept
}
