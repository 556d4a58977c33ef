/** What keeps a text from being JSON (RFC 8259), and where it begins. */
export interface JsonFault {
  /** A number that is written otherwise, the end of the text, or anything else. */
  readonly kind: 'number' | 'end' | 'other'
  readonly at: number
  /** The number as it is written. */
  readonly found?: string
}

const SPACE = /[ \t\n\r]*/y
/** A piece of a string: characters as they are, or one that is escaped. */
const STRING_PIECE = /[^"\\\p{Cc}]+|[\u007f-\u009f]+|\\(?:["\\/bfnrt]|u[0-9a-f]{4})/iuy
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy
/** Everything that people and programs write for a number. */
const NUMBER_LIKE = /[+-]?(?:infinity|nan|[\d.][\w.+-]*?|)(?=[\s,\]}]|$)/iy
const WORD = /true|false|null/y
const LONGEST_NUMBER = 40

/** What may come: a value, a key, what stands behind a key, or what stands behind a value. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'next'

/** Finds the first fault of a text that `JSON.parse` refuses. */
export function findJsonFault(text: string): JsonFault {
  const scanner = new JsonScanner(text)
  for (;;) {
    const fault = scanner.step()
    if (fault) return fault
  }
}

class JsonScanner {
  readonly #text: string
  readonly #open: string[] = []
  #at = 0
  #expected: Expected = 'value'

  constructor(text: string) {
    this.#text = text
  }

  /** Takes one token. @returns what is wrong with it. */
  step(): JsonFault | null {
    this.#take(SPACE)
    if (this.#at >= this.#text.length) return { kind: 'end', at: this.#text.length }
    const sign = this.#text.charAt(this.#at)
    switch (this.#expected) {
      case 'colon':
        return this.#takeSign(sign === ':', 'value')
      case 'next':
        return this.#takeNext(sign)
      case 'key':
      case 'keyOrEnd':
        if (sign === '}' && this.#expected === 'keyOrEnd') return this.#close()
        return sign === '"' ? this.#takeString('colon') : this.#other()
      default:
        if (sign === ']' && this.#expected === 'valueOrEnd') return this.#close()
        return this.#takeValue(sign)
    }
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #other(at = this.#at): JsonFault {
    return { kind: at >= this.#text.length ? 'end' : 'other', at }
  }

  #takeSign(isExpected: boolean, next: Expected): JsonFault | null {
    if (!isExpected) return this.#other()
    this.#at++
    this.#expected = next
    return null
  }

  #takeNext(sign: string): JsonFault | null {
    const open = this.#open.at(-1)
    if (open !== undefined && sign === (open === '[' ? ']' : '}')) return this.#close()
    return this.#takeSign(sign === ',' && open !== undefined, open === '[' ? 'value' : 'key')
  }

  #close(): null {
    this.#open.pop()
    this.#at++
    this.#expected = 'next'
    return null
  }

  #takeString(next: Expected): JsonFault | null {
    this.#at++
    while (this.#take(STRING_PIECE) !== '') {
      // to the end of the string or to what it cannot hold
    }
    return this.#takeSign(this.#text.charAt(this.#at) === '"', next)
  }

  #takeValue(sign: string): JsonFault | null {
    if (sign === '[' || sign === '{') {
      this.#open.push(sign)
      return this.#takeSign(true, sign === '[' ? 'valueOrEnd' : 'keyOrEnd')
    }
    if (sign === '"') return this.#takeString('next')
    if (this.#take(WORD) === '') return this.#takeNumber()
    this.#expected = 'next'
    return null
  }

  /** A number has to end where the next sign or space stands. */
  #takeNumber(): JsonFault | null {
    const start = this.#at
    const number = this.#take(NUMBER)
    if (number !== '' && (this.#at >= this.#text.length || /[\s,\]}]/.test(this.#text.charAt(this.#at)))) {
      this.#expected = 'next'
      return null
    }
    this.#at = start
    const found = this.#take(NUMBER_LIKE)
    if (this.#at >= this.#text.length) return { kind: 'end', at: this.#at }
    this.#at = start
    return found === '' ? this.#other() : { kind: 'number', at: start, found: found.slice(0, LONGEST_NUMBER) }
  }
}
