import type { TextSink } from '../../xml/xml-tokenizer.ts'
import { parseDecimal } from '../decimal.ts'

/** Gets each tuple: degrees and metres, NaN where there is no number; `elevation` is undefined where the tuple has none. */
export type TakeTuple = (lng: number, lat: number, elevation: number | undefined) => void

const COMMA = 44

/**
 * Reads `coordinates` of KML as they pass by: tuples between spaces, their numbers between commas. Spaces beside a comma, which
 * many tools write although the standard has none, do not end a tuple.
 */
export class CoordinatesReader implements TextSink {
  readonly #take: TakeTuple
  /** A number at the end of a piece, which may go on in the next one. */
  #carry = ''
  #numbers: number[] = []
  /** A comma was the last that came but space. */
  #isAfterComma = false

  constructor(take: TakeTuple) {
    this.#take = take
  }

  take(piece: string, from: number, to: number): void {
    const text = this.#carry === '' ? piece : this.#carry + piece.slice(from, to)
    const end = this.#carry === '' ? to : text.length
    let at = this.#carry === '' ? from : 0
    this.#carry = ''
    while (at < end) {
      const code = text.charCodeAt(at)
      if (code === COMMA) {
        this.#isAfterComma = true
        at++
      } else if (code <= 32) at++
      else {
        const numberEnd = endOfNumber(text, at, end)
        if (numberEnd === end && end - at < LONGEST_NUMBER) {
          this.#carry = text.slice(at, end)
          return
        }
        this.#add(text.slice(at, numberEnd))
        at = numberEnd
      }
    }
  }

  /** Flushes the rest. Then the reader can start again. */
  end(): void {
    if (this.#carry !== '') this.#add(this.#carry)
    this.#carry = ''
    this.#give()
    this.#isAfterComma = false
  }

  #add(text: string): void {
    if (!this.#isAfterComma) this.#give()
    this.#isAfterComma = false
    if (this.#numbers.length < 3) this.#numbers.push(parseDecimal(text))
  }

  #give(): void {
    const [lng, lat = Number.NaN, elevation] = this.#numbers
    this.#numbers.length = 0
    if (lng !== undefined) this.#take(lng, lat, elevation)
  }
}

/** A longer text without a space or comma is not a number, and is not buffered. */
const LONGEST_NUMBER = 64

function endOfNumber(text: string, from: number, end: number): number {
  let at = from
  while (at < end) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code <= 32) break
    at++
  }
  return at
}
