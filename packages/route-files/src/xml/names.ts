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

/** An element's name in the source, and without its namespace prefix. */
export interface TagName {
  readonly written: string
  readonly local: string
}

const SLOTS = 256

/** Gives the names of elements without making a new text for each tag: a file has millions of tags and a few dozen names. */
export class TagNames {
  readonly #known: (TagName | undefined)[] = new Array(SLOTS).fill(undefined)

  /** The name in `text` from `from` to `to`. */
  at(text: string, from: number, to: number): TagName {
    const slot = ((to - from) * 31 + text.charCodeAt(from) * 7 + text.charCodeAt(to - 1)) % SLOTS
    const known = this.#known[slot]
    if (known !== undefined && known.written.length === to - from && text.startsWith(known.written, from)) return known
    const written = text.slice(from, to)
    const name = { written, local: written.slice(written.indexOf(':') + 1) }
    this.#known[slot] = name
    return name
  }
}
