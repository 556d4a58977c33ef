/** Elements that people and programs write into descriptions. Other angle brackets are literal. */
const TAG =
  /<\/?(?:a|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|li|meta|ol|p|pre|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|u|ul)\b[^<>]*>/gi
/** One that is never closed hides the rest: so each is looked for once. */
const HIDDEN = /<(script|style|head)\b[^<>]*>(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)/gi
const BREAK = /<(?:br|hr|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]*>/gi
const CELL = /<\/t[dh]\s*>/gi
const REFERENCES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,6}));/gi

/** Whether a text contains HTML: descriptions of KML are HTML, but most are plain text. */
export const isHtml = (text: string): boolean => text.search(TAG) >= 0 || text.search(REFERENCE) >= 0

/** HTML that a browser shows as the text. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replaceAll('  ', ' &nbsp;').replaceAll('\n', '<br>')
}

/** The visible text of a piece of HTML, with its lines and cells in order. */
export function plainTextOf(html: string): string {
  return html
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(CELL, ' ')
    .replace(BREAK, '\n')
    .replace(TAG, '')
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

const IMAGE = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi

/** Addresses of the pictures in a piece of HTML, each once, in their order. */
export function picturesOf(html: string): readonly string[] {
  const found = [...html.matchAll(IMAGE)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())
  return [...new Set(found.filter((address) => address !== ''))]
}
