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
