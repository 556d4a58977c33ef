import { escapeHtml } from './html.ts'

/** All but what XML 1.0 calls a Char. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text for XML: characters that it cannot hold become U+FFFD. */
export function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(NOT_IN_XML, '\uFFFD'))
}
