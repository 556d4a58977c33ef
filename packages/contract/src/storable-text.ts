/** NUL and other control characters but tab and line breaks, and the mark that some systems put before texts. Nobody sees them. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\ufeff]/u

/** Whether a text can be stored and read back unchanged. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !INVISIBLE.test(text)
}

/** A value as JSON, without characters that cannot be stored: pasted text must not make a save fail. */
export function toStorableJson(value: unknown): string {
  // Pairs that begin with a backslash are skipped together, so that an escaped backslash does not start an escape.
  return JSON.stringify(value).replace(ESCAPED_OR_INVISIBLE, (found) => (isAllowed(found) ? found : ''))
}

const ESCAPED_OR_INVISIBLE = /\\u[\da-f]{4}|\\.|[\p{Cc}\ufeff]/gu
const ALLOWED_ESCAPES = new Set(['n', 'r', 't', '"', '\\'])

function isAllowed(found: string): boolean {
  if (found.length === 2) return ALLOWED_ESCAPES.has(found.charAt(1))
  return found.startsWith('\\ud') // half of a surrogate pair, which is refused with a word
}
