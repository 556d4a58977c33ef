/** The digits of a text, full-width ones as half-width. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

interface Placed {
  readonly code: readonly string[]
  /** The box to write next. */
  readonly position: number
}

/** Writes a text into the boxes from a position on. What is no digit changes nothing; an empty text clears the box. */
export function placeDigits(code: readonly string[], position: number, text: string): Placed {
  if (text === '') return { code: code.with(position, ''), position }
  const before = code[position] ?? ''
  const all = digitsOf(text)
  const typed = all.length === 2 && before !== '' ? all.replace(before, '') || before : all
  const next = [...code]
  let at = position
  for (const digit of typed) {
    if (at >= code.length) break
    next[at] = digit
    at += 1
  }
  return { code: next, position: at }
}
