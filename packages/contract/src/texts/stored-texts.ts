import { fewEmptyLines, visibleTexts } from './tidy-text.ts'

const BREAK = String.raw`(?:\\[nrf]|[\u0085\u2028\u2029])`
/** In JSON: three line breaks with nothing between them. What only looks so is read and written as it was. */
const EMPTY_LINES = new RegExp(String.raw`${BREAK}(?:(?:[^\S\u2028\u2029]|\u2800|\\t)*${BREAK}){2}`, 'u')
const BLANK_SIGN = '\u2800'
/** In JSON: a text of blank signs alone. */
const BLANK_TEXT = /"[\s\u2800]*\u2800[\s\u2800]*"/gu

/**
 * JSON of an answer, shown as it would be stored today: texts of people may be older than their rule. Articles' texts keep their lines,
 * which may be of code.
 */
export function tidyStoredJson(json: string): string {
  const visible = visibleTexts(json)
  const tidied = visible.includes(BLANK_SIGN) ? visible.replace(BLANK_TEXT, '""') : visible
  return EMPTY_LINES.test(tidied) ? JSON.stringify(withFewEmptyLines(JSON.parse(tidied))) : tidied
}

function withFewEmptyLines(value: unknown): unknown {
  if (typeof value === 'string') return fewEmptyLines(value)
  if (typeof value !== 'object' || value === null || isArticleText(value)) return value
  if (Array.isArray(value)) return value.map(withFewEmptyLines)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFewEmptyLines(inner)]))
}

const isArticleText = (value: object) => 'blocks' in value && Array.isArray(value.blocks)
