import { hasReference, withCharacters } from './html-references.ts'

/** Elements that people and programs write into descriptions. Other angle brackets are literal. */
const ELEMENTS = [
  'a|abbr|address|applet|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite',
  'code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head',
  'header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|menu|meta|nav|noscript|object|ol',
  'option|p|param|picture|pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary',
  'sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr',
  // of XML within it, and of word processors
  '[a-z]+[:-][a-z][a-z:-]*',
].join('|')
/** What nobody writes but as a tag: one that ends an element or is empty, and one with attributes. */
const UNKNOWN = [
  '</[a-z][\\w:.-]*\\s*>',
  '<[a-z][\\w:.-]*(?:\\s[^<>]*)?/>',
  '<[a-z][\\w:.-]*\\s[^<>=]*=\\s*["\'][^<>]*>',
]
/** Of documents, of XML within texts, and of texts that were marked as such twice. */
const DECLARATION = ['<!doctype\\b[^<>]*>', '<\\?[a-z][^<>]*>', '<!\\[CDATA\\[', '\\]\\]>']
const TAG = new RegExp([`</?(?:${ELEMENTS})(?:[\\s/][^<>]*)?>`, ...UNKNOWN, ...DECLARATION].join('|'), 'gi')
/** With what its attributes hold, which may be angle brackets. */
const QUOTING_TAG = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gi
const ENDING_TAG = /<\/([a-z][\w:.-]*)\s*>/gi
const BEGINNING_TAG = /<([a-z][\w:.-]*)(?:[\s/][^<>]*)?>/gi
/** One that is never closed hides the rest: so each is looked for once. */
const HIDDEN = /<(script|style|head|template)\b[^<>]*>(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)/gi
/** Drawings and formulas. One that is not closed hides nothing. */
const DRAWING = /<(svg|math)\b[^<>]*>(?:[^<]|<(?!\/?(?:svg|math)\b))*<\/\1\s*>/gi
const PREFORMATTED = /<pre\b[^<>]*>(?:[^<]|<(?!\/?pre\b))*<\/pre\s*>/gi
const COMMENT = /<!--(?:[\s\S]*?-->|[\s\S]*$)/g
const BREAK = /<[bh]r\b[^<>]*>/gi
/** On lines of their own, also where the one before was not closed: few write `</li>`. */
const BLOCK = /<\/?(?:p|div|tr|li|h[1-6]|blockquote|dd|dt|figcaption|section|article|ul|ol|dl|table|pre)\b[^<>]*>/gi
/** Where a block begins or ends, until breaks are known: several make one line end. */
const EDGE = '\v'
const CELL = /<\/t[dh]\s*>/gi
const MEDIA = /<(?:iframe|video|audio|embed|object)\b/gi
const LINK = /<a\b([^<>]*)>((?:[^<]|<(?!\/?a\b))*)<\/a\s*>/gi
const ADDRESS = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i

export const hasTag = (text: string): boolean => text.search(TAG) >= 0 || text.includes('<!--')

/** Whether a text contains HTML: descriptions of KML are HTML, but most are plain text. */
export const isHtml = (text: string): boolean => hasTag(text) || hasReference(text)

/** HTML that a browser shows as the text. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replaceAll('  ', ' &nbsp;').replaceAll('\n', '<br>')
}

/** The text of which {@link htmlOf} made this; the visible one of what somebody added tags to. */
export function ownTextOf(html: string): string {
  const escaped = html.replaceAll('<br>', '\n')
  if (escaped.includes('<')) return plainTextOf(html)
  return escaped.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** The visible text of a piece of HTML, with its lines and cells in order. Addresses of links stand behind their text. */
function plainTextOf(html: string): string {
  const visible = withPlainTags(html)
    .replace(COMMENT, '')
    .replace(HIDDEN, '')
    .replace(DRAWING, '')
    .replace(PREFORMATTED, (text) => text.replaceAll('\n', '<br>'))
    .replace(/\s+/g, ' ')
    .replace(LINK, withAddress)
    .replace(CELL, ' ')
    .replace(BREAK, '\n')
    .replace(BLOCK, EDGE)
  const text = withoutTags(visible)
    .replace(/(^|\n)[ \v]+/g, '$1')
    .replace(/\v[ \v]*/g, '\n')
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .join('\n')
  return withCharacters(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed()
}

/** Angle brackets in the attributes of tags as references, so that each tag ends with its first one. */
const withPlainTags = (html: string) =>
  html.replace(QUOTING_TAG, (tag) => `${tag.slice(0, -1).replaceAll('>', '&gt;')}>`)

/** Also without those of elements that nobody knows, if they end somewhere. */
function withoutTags(html: string): string {
  const ending = new Set([...html.matchAll(ENDING_TAG)].map(([, name = '']) => name.toLowerCase()))
  const known = html.replace(BEGINNING_TAG, (tag, name) => (ending.has(String(name).toLowerCase()) ? '' : tag))
  return known.replace(TAG, '')
}

function withAddress(link: string, attributes: string, text: string): string {
  const address = shownAddress(addressIn(attributes))
  if (address === null) return link
  if (withoutTags(text).trim() === '') return `${text}${address}`
  const isSaid = text.includes(address.replace(/^https?:\/\//i, '').replace(/\/$/, ''))
  return isSaid ? link : `${text} (${address})`
}

function addressIn(attributes: string): string {
  const [, double, single, bare] = ADDRESS.exec(attributes) ?? []
  return (double ?? single ?? bare ?? '').trim()
}

/** What a reader can use of an address: of the web, of a mailbox or a telephone; null for any other. */
function shownAddress(address: string): string | null {
  if (address.startsWith('//')) return `https:${address}`
  const [, contact] = /^(?:mailto|tel):([^?]+)/i.exec(address) ?? []
  return contact ?? (/^https?:\/\//i.test(address) ? address : null)
}

/** How many links of a piece of HTML lead where no reader can follow: to scripts, files and pages beside the file. */
export const countLostLinks = (html: string): number =>
  [...withPlainTags(html).matchAll(LINK)]
    .map(([, attributes = '']) => addressIn(attributes))
    .filter((address) => address !== '' && !address.startsWith('#') && shownAddress(address) === null).length

/**
 * The visible text of what a format has as plain text, where programs write HTML all the same, also escaped once too
 * often. Its line breaks are kept, unless the HTML has its own.
 */
export function visibleTextOf(text: string): string {
  if (!isHtml(text)) return text
  const hasLines = text.search(BREAK) >= 0 || text.search(BLOCK) >= 0
  return visibleHtmlOf(hasLines ? text : text.replaceAll('\n', '<br>'), hasTag(text))
}

/** As often as programs escape a text that is escaped. */
const MOST_ESCAPES = 3

/** The visible text of HTML that other programs wrote, also escaped once too often: then it has no tags until it is read. */
export function visibleHtmlOf(html: string, hasOwnTag: boolean = hasTag(html)): string {
  const once = plainTextOf(html)
  if (hasOwnTag) return once
  let inner = once
  for (let level = 0; level < MOST_ESCAPES && !hasTag(inner) && hasReference(inner); level++)
    inner = withCharacters(inner)
  return hasTag(inner) ? plainTextOf(inner) : once
}

/** How many videos and other pages are shown within a piece of HTML. */
export const countMedia = (html: string): number => withPlainTags(html).match(MEDIA)?.length ?? 0

const IMAGE = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi

/** Addresses of the pictures in a piece of HTML, each once, in their order. */
export function picturesOf(html: string): readonly string[] {
  const found = [...withPlainTags(html).matchAll(IMAGE)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').trim(),
  )
  return [...new Set(found.filter((address) => address !== ''))]
}
