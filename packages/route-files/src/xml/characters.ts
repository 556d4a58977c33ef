function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13
}

/** The next place that is no space. */
export function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}

/** 1 for the characters that end a name; nothing beyond ASCII does. */
const ENDS_NAME = new Uint8Array(128)
for (const character of ' \t\n\r=></"\'') ENDS_NAME[character.charCodeAt(0)] = 1

/** The end of a name. */
export function skipName(text: string, from: number): number {
  let at = from
  while (at < text.length && ENDS_NAME[text.charCodeAt(at)] !== 1) at++
  return at
}

/** Characters that may not begin a name, of those that a broken file is likely to have there. */
export function isDigitOrSign(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45 || code === 46 || code === 38
}

/** Keeps the line and column of a place in a text that passes by in pieces. */
export class LineCounter {
  #line = 1
  #column = 1

  get line(): number {
    return this.#line
  }

  get column(): number {
    return this.#column
  }

  /** Goes on by the first `end` characters of `text`. */
  pass(text: string, end: number): void {
    let lineStart = -1
    for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
      this.#line++
      lineStart = at + 1
    }
    this.#column = lineStart < 0 ? this.#column + end : end - lineStart + 1
  }
}
