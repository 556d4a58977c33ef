import { FILE_LIMITS } from '../limits.ts'
import { RefusedError } from '../refused-error.ts'
import { Attributes } from './attributes.ts'
import { decodeEntities } from './entities.ts'
import { isDigitOrSign, skipName, skipSpace, type TagName, TagNames } from './names.ts'

/** Gets a document's elements in order. Names come without their namespace prefix; `depth` of the root is 1. */
export interface XmlHandler {
  /** @returns whether the text of this element is wanted, or who takes it in pieces, however long it is. */
  startElement(name: string, attributes: Attributes, depth: number): boolean | TextSink
  /**
   * `text` is that of the element, with entities replaced; empty if it was not requested. Elements within it are part of
   * it, as tags without a prefix, and are not given on their own.
   */
  endElement(name: string, text: string, depth: number): void
}

/** Takes the text of one element piece by piece; entities in it stay as they are written. */
export interface TextSink {
  take(text: string, from: number, to: number): void
}

const SLASH = 47
const GREATER = 62
const LESS = 60
const EQUALS = 61
const BANG = 33
const QUESTION = 63
const QUOTE = 34
const APOSTROPHE = 39

/** The line and column, from 1, of a place in a text that passes by in pieces. */
class LineCounter {
  line = 1
  column = 1

  /** Goes on by the first `end` characters of `text`. */
  pass(text: string, end: number): void {
    let lineStart = -1
    for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
      this.line++
      lineStart = at + 1
    }
    this.column = lineStart < 0 ? this.column + end : end - lineStart + 1
  }
}

/** Answer of a step when the buffer ends inside a token. */
const INCOMPLETE = -1

/**
 * A small XML 1.0 reader for text that arrives in pieces. It keeps one buffer and calls the handler as soon as a tag is whole.
 * It knows no DTD: a DOCTYPE is refused, so no entity can grow and nothing outside is ever fetched.
 */
export class XmlTokenizer {
  readonly #handlerFor: (root: string) => XmlHandler
  #handler: XmlHandler | null = null
  readonly #attributes = new Attributes()
  readonly #lines = new LineCounter()
  readonly #names = new TagNames()
  readonly #open: TagName[] = []
  #buffer = ''
  /** Where the token at hand begins in the buffer; errors are reported there. */
  #at = 0
  #isTextWanted = false
  /** Elements that are open within the one whose text is wanted. */
  #markupDepth = 0
  #sink: TextSink | null = null
  #rawText = ''
  #text = ''
  #hasRoot = false

  /** @param handlerFor chooses who gets the elements, by the name of the root. */
  constructor(handlerFor: (root: string) => XmlHandler) {
    this.#handlerFor = handlerFor
  }

  /** Reads on. @throws {RefusedError} when what came is no XML. */
  write(chunk: string): void {
    this.#buffer = this.#buffer === '' ? chunk : this.#buffer + chunk
    this.#at = 0
    while (this.#at < this.#buffer.length) {
      const next = this.#step()
      if (next === INCOMPLETE) break
      this.#at = next
    }
    this.#lines.pass(this.#buffer, this.#at)
    this.#buffer = this.#buffer.slice(this.#at)
    this.#at = 0
    if (this.#buffer.length > FILE_LIMITS.tokenLength) throw new RefusedError('file.token_too_long')
  }

  /** Says that nothing more comes. @throws {RefusedError} `file.truncated` when something is still open. */
  end(): void {
    if (this.#open.length > 0 || this.#buffer !== '') throw new RefusedError('file.truncated')
    if (!this.#hasRoot) throw new RefusedError('file.not_xml')
  }

  /** Where reading stopped, counted from 1. For the place of an error. */
  position(): { readonly line: number; readonly column: number } {
    this.#lines.pass(this.#buffer, this.#at)
    this.#buffer = ''
    this.#at = 0
    return { line: this.#lines.line, column: this.#lines.column }
  }

  /** Takes the text before the next tag and the tag. Answers where to go on, or INCOMPLETE. */
  #step(): number {
    const buffer = this.#buffer
    const tag = buffer.indexOf('<', this.#at)
    const textEnd = tag < 0 ? buffer.length : tag
    if (textEnd > this.#at) {
      this.#takeText(this.#at, textEnd)
      this.#at = textEnd
      if (tag < 0) return textEnd
    }
    if (tag + 1 >= buffer.length) return INCOMPLETE
    switch (buffer.charCodeAt(tag + 1)) {
      case SLASH:
        return this.#endTag(tag + 2)
      case BANG:
        return this.#declaration(tag)
      case QUESTION:
        return this.#skipTo('?>', tag)
      default:
        return this.#startTag(tag + 1)
    }
  }

  #takeText(from: number, to: number): void {
    if (this.#sink) {
      this.#sink.take(this.#buffer, from, to)
      return
    }
    if (this.#isTextWanted) {
      if (this.#rawText.length < FILE_LIMITS.textLength) this.#rawText += this.#buffer.slice(from, to)
      return
    }
    if (this.#open.length === 0 && this.#buffer.slice(from, to).trim() !== '') {
      throw new RefusedError(this.#hasRoot ? 'file.broken_xml' : 'file.not_xml', { reason: 'text_outside_root' })
    }
  }

  #skipTo(terminator: string, from: number): number {
    const end = this.#buffer.indexOf(terminator, from + 2)
    return end < 0 ? INCOMPLETE : end + terminator.length
  }

  #declaration(tag: number): number {
    const buffer = this.#buffer
    if (buffer.startsWith('<!--', tag)) {
      const end = buffer.indexOf('-->', tag + 4)
      return end < 0 ? INCOMPLETE : end + 3
    }
    if (buffer.startsWith('<![CDATA[', tag)) return this.#cdata(tag + 9)
    if (buffer.startsWith('<!DOCTYPE', tag)) throw new RefusedError('file.doctype')
    if (buffer.length - tag < 9) return INCOMPLETE
    throw new RefusedError('file.broken_xml', { reason: 'unknown_declaration' })
  }

  #cdata(from: number): number {
    const end = this.#buffer.indexOf(']]>', from)
    if (end < 0) return INCOMPLETE
    if (this.#open.length === 0) throw new RefusedError('file.broken_xml', { reason: 'text_outside_root' })
    this.#sink?.take(this.#buffer, from, end)
    if (this.#isTextWanted) {
      this.#text +=
        decodeEntities(this.#rawText) + this.#buffer.slice(from, Math.min(end, from + FILE_LIMITS.textLength))
      this.#rawText = ''
    }
    return end + 3
  }

  #endTag(from: number): number {
    const buffer = this.#buffer
    const end = buffer.indexOf('>', from)
    if (end < 0) return INCOMPLETE
    const name = this.#open.at(-1)
    if (name === undefined) throw new RefusedError('file.broken_xml', { reason: 'nothing_to_close' })
    const expected = name.written
    const isPlain = end - from === expected.length && buffer.startsWith(expected, from)
    if (!isPlain && buffer.slice(from, end).trimEnd() !== expected) {
      const found = buffer.slice(from, end).slice(0, 100)
      throw new RefusedError('file.broken_xml', { reason: 'mismatched_tag', expected, found })
    }
    this.#close(name)
    return end + 1
  }

  #close(name: TagName): void {
    if (this.#markupDepth > 0) {
      this.#addMarkup(`</${name.local}>`)
      this.#markupDepth--
      this.#open.pop()
      return
    }
    const text = this.#isTextWanted ? this.#text + decodeEntities(this.#rawText) : ''
    this.#isTextWanted = false
    this.#sink = null
    this.#handler?.endElement(name.local, text, this.#open.length)
    this.#open.pop()
  }

  #startTag(from: number): number {
    const buffer = this.#buffer
    const nameEnd = skipName(buffer, from)
    if (nameEnd === buffer.length) return INCOMPLETE
    if (nameEnd === from || isDigitOrSign(buffer.charCodeAt(from))) {
      throw new RefusedError('file.broken_xml', { reason: 'tag_name' })
    }
    const end = this.#readAttributes(nameEnd)
    if (end === INCOMPLETE) return INCOMPLETE
    const name = this.#names.at(buffer, from, nameEnd)
    this.#openElement(name)
    if (this.#markupDepth > 0) this.#addMarkup(`<${name.local}${buffer.slice(nameEnd, end)}>`)
    if (buffer.charCodeAt(end) !== SLASH) return end + 1
    this.#close(name)
    return end + 2
  }

  /** Adds a tag to the text that is wanted. */
  #addMarkup(tag: string): void {
    if (this.#text.length >= FILE_LIMITS.textLength) return
    this.#text += decodeEntities(this.#rawText) + tag
    this.#rawText = ''
  }

  #openElement(name: TagName): void {
    if (this.#open.length === 0 && this.#hasRoot) {
      throw new RefusedError('file.broken_xml', { reason: 'second_root' })
    }
    if (this.#open.length >= FILE_LIMITS.xmlDepth)
      throw new RefusedError('file.too_deep', { max: FILE_LIMITS.xmlDepth })
    this.#hasRoot = true
    this.#open.push(name)
    if (this.#isTextWanted) {
      this.#markupDepth++
      return
    }
    this.#rawText = ''
    this.#text = ''
    this.#handler ??= this.#handlerFor(name.local)
    const wish = this.#handler.startElement(name.local, this.#attributes, this.#open.length)
    this.#isTextWanted = wish === true
    this.#sink = typeof wish === 'object' ? wish : null
  }

  /** Reads up to the end of the tag. Answers where its `>` or `/>` is, or INCOMPLETE. */
  #readAttributes(from: number): number {
    const buffer = this.#buffer
    this.#attributes.clear(buffer)
    let at = from
    for (;;) {
      const nameStart = skipSpace(buffer, at)
      if (nameStart >= buffer.length) return INCOMPLETE
      const first = buffer.charCodeAt(nameStart)
      if (first === GREATER) return nameStart
      if (first === SLASH) return this.#emptyTagEnd(nameStart)
      const valueEnd = this.#readAttribute(nameStart, at)
      if (valueEnd === INCOMPLETE) return INCOMPLETE
      at = valueEnd
    }
  }

  #emptyTagEnd(slash: number): number {
    if (slash + 1 >= this.#buffer.length) return INCOMPLETE
    if (this.#buffer.charCodeAt(slash + 1) !== GREATER) throw new RefusedError('file.broken_xml', { reason: 'tag_end' })
    return slash
  }

  #readAttribute(nameStart: number, previousEnd: number): number {
    const buffer = this.#buffer
    const nameEnd = skipName(buffer, nameStart)
    const equals = skipSpace(buffer, nameEnd)
    const quoteAt = skipSpace(buffer, equals + 1)
    if (quoteAt >= buffer.length) return INCOMPLETE
    const quote = buffer.charCodeAt(quoteAt)
    const isWellFormed =
      nameEnd > nameStart &&
      nameStart > previousEnd &&
      buffer.charCodeAt(equals) === EQUALS &&
      (quote === QUOTE || quote === APOSTROPHE)
    if (!isWellFormed) throw new RefusedError('file.broken_xml', { reason: 'attribute' })
    let end = quoteAt + 1
    for (; end < buffer.length; end++) {
      const code = buffer.charCodeAt(end)
      if (code === quote) break
      if (code === LESS) throw new RefusedError('file.broken_xml', { reason: 'attribute' })
    }
    if (end >= buffer.length) return INCOMPLETE
    if (!this.#attributes.add(nameStart, nameEnd, quoteAt + 1, end)) {
      throw new RefusedError('file.broken_xml', { reason: 'attribute_twice' })
    }
    return end + 1
  }
}
