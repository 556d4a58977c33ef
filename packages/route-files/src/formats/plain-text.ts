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
const TAG = new RegExp(`</?(?:${ELEMENTS})(?:[\\s/][^<>]*)?>|<!doctype\\b[^<>]*>`, 'gi')
/** One that is never closed hides the rest: so each is looked for once. */
const HIDDEN = /<(script|style|head|template)\b[^<>]*>(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)/gi
const COMMENT = /<!--(?:[\s\S]*?-->|[\s\S]*$)/g
const BREAK = /<[bh]r\b[^<>]*>/gi
/** On lines of their own, also where the one before was not closed: few write `</li>`. */
const BLOCK = /<\/?(?:p|div|tr|li|h[1-6]|blockquote|dd|dt|figcaption|section|article|ul|ol|dl|table|pre)\b[^<>]*>/gi
/** Where a block begins or ends, until breaks are known: several make one line end. */
const EDGE = '\v'
const CELL = /<\/t[dh]\s*>/gi
const MEDIA = /<(?:iframe|video|audio|embed|object)\b/gi
const LINK = /<a\b([^<>]*)>([^<>]*)<\/a\s*>/gi
const ADDRESS = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
const REFERENCES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,6}));/gi

export const hasTag = (text: string): boolean => text.search(TAG) >= 0 || text.includes('<!--')

/** Whether a text contains HTML: descriptions of KML are HTML, but most are plain text. */
export const isHtml = (text: string): boolean => hasTag(text) || text.search(REFERENCE) >= 0

/** HTML that a browser shows as the text. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replaceAll('  ', ' &nbsp;').replaceAll('\n', '<br>')
}

/** The visible text of a piece of HTML, with its lines and cells in order. Addresses of links stand behind their text. */
export function plainTextOf(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINK, withAddress)
    .replace(CELL, ' ')
    .replace(BREAK, '\n')
    .replace(BLOCK, EDGE)
    .replace(TAG, '')
    .replace(/(^|\n)[ \v]+/g, '$1')
    .replace(/\v[ \v]*/g, '\n')
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .join('\n')
    .replace(REFERENCE, (whole, hex, decimal, name) => {
      if (name) return REFERENCES[String(name).toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0x10ffff || code === 0 ? '\uFFFD' : String.fromCodePoint(code)
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed()
}

function withAddress(link: string, attributes: string, text: string): string {
  const [, double, single, bare] = ADDRESS.exec(attributes) ?? []
  const address = (double ?? single ?? bare ?? '').trim()
  const isSaid = text.includes(address.replace(/^https?:\/\//i, '').replace(/\/$/, ''))
  return /^https?:\/\//i.test(address) && !isSaid ? `${text} (${address})` : link
}

/**
 * The visible text of what a format has as plain text, where programs write HTML all the same, also escaped once too
 * often. Its line breaks are kept, unless the HTML has its own.
 */
export function visibleTextOf(text: string): string {
  if (!isHtml(text)) return text
  const hasLines = text.search(BREAK) >= 0 || text.search(BLOCK) >= 0
  return visibleHtmlOf(hasLines ? text : text.replaceAll('\n', '<br>'), hasTag(text))
}

/** The visible text of HTML that other programs wrote, also escaped once too often: then it has no tags until it is read. */
export function visibleHtmlOf(html: string, hasOwnTag: boolean = hasTag(html)): string {
  const once = plainTextOf(html)
  return !hasOwnTag && hasTag(once) ? plainTextOf(once) : once
}

/** How many videos and other pages are shown within a piece of HTML. */
export const countMedia = (html: string): number => html.match(MEDIA)?.length ?? 0

const IMAGE = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi

/** Addresses of the pictures in a piece of HTML, each once, in their order. */
export function picturesOf(html: string): readonly string[] {
  const found = [...html.matchAll(IMAGE)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())
  return [...new Set(found.filter((address) => address !== ''))]
}
