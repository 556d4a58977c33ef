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
