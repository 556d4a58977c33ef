import { escapeHtml } from '../../../platform/pages/html.ts'

/** Text for XML: characters that it cannot hold become U+FFFD. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD'))
}
