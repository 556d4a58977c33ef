const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** The number that a text says in decimal, or NaN: no hexadecimal, no comma, no Infinity, nothing empty. */
export function parseDecimal(text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value)) return Number.NaN
  const first = text.charCodeAt(0)
  const second = text.charCodeAt(1)
  // the usual shape, "35.1" or "-35.1", needs no pattern: a letter could only be the second or a later character
  const isPlain = ((first >= 48 && first <= 57) || first === 45) && !(second > 57)
  return isPlain || DECIMAL.test(text) ? value : Number.NaN
}
