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
