import { RefusedError } from '../refused-error.ts'

export const SCAN_LIMITS = {
  /** Elements are parsed so many bytes at a time. */
  batchBytes: 1 << 16,
  /** One element, which is kept until it is complete. The largest of real files have some hundred kilobytes. */
  partBytes: 1 << 24,
} as const

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const ARRAY_OPEN = 0x5b
const ARRAY_CLOSE = 0x5d
const OBJECT_OPEN = 0x7b
const OBJECT_CLOSE = 0x7d

const OPENS = 1
const CLOSES = 2
const QUOTES = 3
/** What a byte does outside of a text; 0 for most. */
const EFFECTS = new Uint8Array(256)
EFFECTS[QUOTE] = QUOTES
EFFECTS[ARRAY_OPEN] = EFFECTS[OBJECT_OPEN] = OPENS
EFFECTS[ARRAY_CLOSE] = EFFECTS[OBJECT_CLOSE] = CLOSES

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

type State = 'root' | 'key' | 'in_key' | 'colon' | 'value' | 'skipped' | 'skipped_word' | 'elements' | 'after'

export interface ElementHandler {
  /** Whether the elements of the array of that name in the root object are wanted; null asks about the root itself. */
  wants(key: string | null): boolean
  take(elements: readonly unknown[]): void
}

/**
 * Finds the arrays of a JSON file that are wanted, and hands over their elements some 64 KB at a time: it counts brackets outside of
 * texts, `JSON.parse` does the rest. Memory holds one batch and the element that is not complete yet, whatever the file's size. What is
 * not wanted is passed over and not checked beyond its brackets. UTF-8 without a byte order mark.
 */
export class ElementScanner {
  readonly #handler: ElementHandler
  readonly #decoder = new TextDecoder()
  #bytes = new Uint8Array(1 << 19)
  #length = 0
  /** Where that begins which must be kept: a key, or a batch together with the bracket or comma before it. */
  #start = 0
  #state: State = 'root'
  #isObject = false
  #depth = 0
  #isInText = false
  #isEscaped = false
  #key = ''

  constructor(handler: ElementHandler) {
    this.#handler = handler
  }

  /** @throws {RefusedError} `timeline.broken_json`, `timeline.part_too_large`. */
  write(chunk: Uint8Array): void {
    let at = this.#length
    this.#append(chunk)
    while (at < this.#length) at = this.#step(at)
    this.#dropRead()
  }

  /** @throws {RefusedError} `timeline.empty`, or `timeline.truncated` where the file ends before its root does. */
  end(): void {
    if (this.#state === 'root') throw new RefusedError('timeline.empty')
    if (this.#state !== 'after') throw new RefusedError('timeline.truncated')
  }

  #append(chunk: Uint8Array): void {
    const length = this.#length + chunk.length
    if (this.#length > SCAN_LIMITS.partBytes) throw new RefusedError('timeline.part_too_large')
    if (length >= this.#bytes.length) {
      const larger = new Uint8Array(2 * length)
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#bytes.set(chunk, this.#length)
    this.#length = length
  }

  #dropRead(): void {
    const isKept = this.#state === 'elements' || this.#state === 'in_key'
    const from = isKept ? this.#start : this.#length
    this.#bytes.copyWithin(0, from, this.#length)
    this.#length -= from
    this.#start = 0
  }

  #step(at: number): number {
    switch (this.#state) {
      case 'elements':
        return this.#scanElements(at)
      case 'skipped':
        return this.#scanSkipped(at)
      case 'in_key':
        return this.#scanKey(at)
      default:
        return this.#scanBetween(at)
    }
  }

  /** One byte between keys and values. */
  #scanBetween(at: number): number {
    const byte = this.#bytes[at] ?? 0
    if (this.#state === 'skipped_word') {
      if (byte === COMMA || byte === OBJECT_CLOSE) this.#state = 'key'
      return byte === OBJECT_CLOSE ? at : at + 1
    }
    if (isSpace(byte)) return at + 1
    switch (this.#state) {
      case 'root':
        return this.#beginRoot(at, byte)
      case 'key':
        if (byte === OBJECT_CLOSE) this.#state = 'after'
        else if (byte === QUOTE) this.#beginKey(at)
        else if (byte !== COMMA) throw new RefusedError('timeline.broken_json')
        return at + 1
      case 'colon':
        if (byte !== COLON) throw new RefusedError('timeline.broken_json')
        this.#state = 'value'
        return at + 1
      case 'value':
        return this.#beginValue(at, byte)
      default:
        throw new RefusedError('timeline.broken_json')
    }
  }

  #beginRoot(at: number, byte: number): number {
    if (byte === OBJECT_OPEN) {
      this.#isObject = true
      this.#state = 'key'
    } else if (byte !== ARRAY_OPEN) throw new RefusedError('timeline.not_json')
    else this.#beginArray(at, this.#handler.wants(null))
    return at + 1
  }

  #beginArray(at: number, isSelected: boolean): void {
    this.#state = isSelected ? 'elements' : 'skipped'
    this.#depth = isSelected ? 0 : 1
    this.#start = at
  }

  #beginKey(at: number): void {
    this.#state = 'in_key'
    this.#start = at
    this.#isInText = true
  }

  #beginValue(at: number, byte: number): number {
    const effect = EFFECTS[byte]
    if (byte === ARRAY_OPEN) this.#beginArray(at, this.#handler.wants(this.#key))
    else if (effect === CLOSES || byte === COMMA) throw new RefusedError('timeline.broken_json')
    else {
      this.#state = effect === 0 ? 'skipped_word' : 'skipped'
      this.#depth = effect === OPENS ? 1 : 0
      this.#isInText = effect === QUOTES
    }
    return at + 1
  }

  #scanKey(at: number): number {
    const end = this.#scanNested(at)
    if (!this.#isInText) {
      this.#key = String(this.#parse(this.#start, end))
      this.#state = 'colon'
    }
    return end
  }

  #scanSkipped(at: number): number {
    const end = this.#scanNested(at)
    if (this.#depth === 0 && !this.#isInText) this.#endValue()
    return end
  }

  #endValue(): void {
    this.#state = this.#isObject ? 'key' : 'after'
  }

  #scanElements(from: number): number {
    let at = from
    while (at < this.#length) {
      if (this.#depth > 0 || this.#isInText) {
        at = this.#scanNested(at)
        const isComplete = this.#depth === 0 && !this.#isInText
        if (isComplete && at - this.#start >= SCAN_LIMITS.batchBytes) this.#takeBatch(at)
        continue
      }
      const effect = EFFECTS[this.#bytes[at] ?? 0]
      if (effect === CLOSES) {
        if (this.#bytes[at] !== ARRAY_CLOSE) throw new RefusedError('timeline.broken_json')
        this.#takeBatch(at)
        this.#endValue()
        return at + 1
      }
      if (effect === OPENS) this.#depth = 1
      else if (effect === QUOTES) this.#isInText = true
      at++
    }
    return at
  }

  /** Continues to the end of the open value: the bracket that closes it, or the text's end. */
  #scanNested(from: number): number {
    const bytes = this.#bytes
    const length = this.#length
    let at = from
    while (at < length) {
      if (this.#isInText) {
        at = this.#scanText(at)
        if (this.#depth === 0) return at
        continue
      }
      let effect: number | undefined = 0
      while (at < length && effect === 0) effect = EFFECTS[bytes[at++] ?? 0]
      if (effect === QUOTES) this.#isInText = true
      else if (effect === OPENS) this.#depth++
      else if (effect === CLOSES && --this.#depth === 0) return at
    }
    return at
  }

  #scanText(from: number): number {
    const bytes = this.#bytes
    const length = this.#length
    let at = from
    if (this.#isEscaped) {
      this.#isEscaped = false
      at++
    }
    while (at < length) {
      const byte = bytes[at++]
      if (byte === QUOTE) {
        this.#isInText = false
        return at
      }
      if (byte !== BACKSLASH) continue
      if (at < length) at++
      else this.#isEscaped = true
    }
    return at
  }

  /** Hands over the elements up to `end`. The bracket or comma before them and the byte after them make place for brackets. */
  #takeBatch(end: number): void {
    let first = this.#start
    while (first < end && isSpace(this.#bytes[first] ?? 0)) first++
    this.#start = end
    if (first === end) return
    const before = this.#bytes[first]
    if (before !== COMMA && before !== ARRAY_OPEN) throw new RefusedError('timeline.broken_json')
    const after = this.#bytes[end] ?? 0
    this.#bytes[first] = ARRAY_OPEN
    this.#bytes[end] = ARRAY_CLOSE
    const elements = this.#parse(first, end + 1)
    this.#bytes[end] = after
    if (!Array.isArray(elements)) throw new RefusedError('timeline.broken_json')
    this.#handler.take(elements)
  }

  #parse(from: number, to: number): unknown {
    try {
      return JSON.parse(this.#decoder.decode(this.#bytes.subarray(from, to)))
    } catch {
      throw new RefusedError('timeline.broken_json')
    }
  }
}
