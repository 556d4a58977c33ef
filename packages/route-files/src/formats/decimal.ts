const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** As many digits as a double keeps whatever they are. */
const EXACT_DIGITS = 15
const POWERS_OF_TEN = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent)
const MINUS = 45
const POINT = 46

/** The number that a text says in decimal, or NaN: no hexadecimal, no comma, no Infinity, nothing empty. */
export function parseDecimal(text: string): number {
  const usual = parseUsual(text)
  if (!Number.isNaN(usual)) return usual
  const value = Number(text)
  return Number.isFinite(value) && DECIMAL.test(text) ? value : Number.NaN
}

/**
 * The usual shape, "35.1" or "-35.1", several times faster than `Number`; NaN for any other. The digits as an integer and the power of ten
 * are both exact, so their quotient is the double that is nearest to the text, which is what `Number` answers.
 */
function parseUsual(text: string): number {
  const { length } = text
  const isNegative = text.charCodeAt(0) === MINUS
  const first = isNegative ? 1 : 0
  if (length === first || length - first > EXACT_DIGITS + 1) return Number.NaN
  let integer = 0
  let pointAt = -1
  for (let at = first; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) integer = integer * 10 + code - 48
    else if (code === POINT && pointAt < 0 && at > first) pointAt = at
    else return Number.NaN
  }
  if (pointAt < 0 && length - first > EXACT_DIGITS) return Number.NaN
  const value = pointAt < 0 ? integer : integer / (POWERS_OF_TEN[length - pointAt - 1] ?? Number.NaN)
  return isNegative ? -value : value
}
