import { MOVEMENT_TYPES, type MovementType } from '../movement-type.ts'
import type { Piece } from './piece.ts'

const BITS = 12
const CHUNK_ROWS = 1 << BITS
const WITHIN = CHUNK_ROWS - 1

const KINDS = ['visit', 'move', 'path', 'raw'] as const
const TIMED = 1
const CUT_BEFORE = 2
const CUT_AFTER = 4

const NUMBERS = 5
const START = 0
const END = 1
const LNG_OR_DISTANCE = 2
const LAT = 3
const SERIES = 4

const WHOLES = 6
const FILE = 0
const ZONE = 1
const FIRST_POINT = 2
const POINT_COUNT = 3
const NAME = 4
const PLACE_ID = 5

export const TYPE_CODES: ReadonlyMap<MovementType, number> = new Map(MOVEMENT_TYPES.map((type, code) => [type, code]))

/** Texts by number; 0 is none. Each is kept once. */
class TextTable {
  readonly #texts: (string | null)[] = [null]
  readonly #numbers = new Map<string, number>()

  numberOf(text: string | null): number {
    if (text === null) return 0
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#texts.push(text)
    this.#numbers.set(text, this.#texts.length - 1)
    return this.#texts.length - 1
  }

  textOf(number: number): string | null {
    return this.#texts[number] ?? null
  }
}

interface Chunk {
  readonly numbers: Float64Array
  readonly wholes: Uint32Array
  /** Kind, type and marks. */
  readonly bytes: Uint8Array
}

/** Pieces as rows of numbers: some hundred thousand objects would keep the garbage collector busy, and its memory large. */
export class PiecePool {
  readonly #chunks: Chunk[] = []
  readonly #texts = new TextTable()
  #length = 0

  /** @returns the row. */
  add(piece: Piece): number {
    const row = this.#length++
    if ((row & WITHIN) === 0) {
      this.#chunks.push({
        numbers: new Float64Array(NUMBERS * CHUNK_ROWS),
        wholes: new Uint32Array(WHOLES * CHUNK_ROWS),
        bytes: new Uint8Array(3 * CHUNK_ROWS),
      })
    }
    const { numbers, wholes, bytes, number, whole, byte } = this.#at(row)
    wholes[whole + FILE] = piece.file
    wholes[whole + ZONE] = this.#texts.numberOf(piece.zone)
    numbers[number + START] = piece.startMs
    bytes[byte] = KINDS.indexOf(piece.kind === 'track' ? piece.source : piece.kind)
    if (piece.kind === 'visit') {
      numbers[number + END] = piece.endMs
      numbers[number + LNG_OR_DISTANCE] = piece.position[0]
      numbers[number + LAT] = piece.position[1]
      wholes[whole + NAME] = this.#texts.numberOf(piece.name)
      wholes[whole + PLACE_ID] = this.#texts.numberOf(piece.placeId)
      return row
    }
    wholes[whole + FIRST_POINT] = piece.firstPoint
    wholes[whole + POINT_COUNT] = piece.pointCount
    if (piece.kind === 'track') numbers[number + SERIES] = piece.series
    else {
      numbers[number + END] = piece.endMs
      numbers[number + LNG_OR_DISTANCE] = piece.distanceMeters
      bytes[byte + 1] = TYPE_CODES.get(piece.type) ?? 0
      const cuts = (piece.isCutBefore ? CUT_BEFORE : 0) | (piece.isCutAfter ? CUT_AFTER : 0)
      bytes[byte + 2] = (piece.isTimed ? TIMED : 0) | cuts
    }
    return row
  }

  /** A track has one point more. */
  growTrack(row: number): void {
    const { wholes, whole } = this.#at(row)
    wholes[whole + POINT_COUNT] = (wholes[whole + POINT_COUNT] ?? 0) + 1
  }

  fileOf(row: number): number {
    const { wholes, whole } = this.#at(row)
    return wholes[whole + FILE] ?? 0
  }

  pieceAt(row: number): Piece {
    const { numbers, wholes, bytes, number, whole, byte } = this.#at(row)
    const numberAt = (column: number) => numbers[number + column] ?? Number.NaN
    const wholeAt = (column: number) => wholes[whole + column] ?? 0
    const kind = KINDS[bytes[byte] ?? 0] ?? 'visit'
    const zone = this.#texts.textOf(wholeAt(ZONE)) ?? '+00:00'
    const base = { file: wholeAt(FILE), zone, startMs: numberAt(START) }
    const points = { firstPoint: wholeAt(FIRST_POINT), pointCount: wholeAt(POINT_COUNT) }
    if (kind === 'path' || kind === 'raw')
      return { kind: 'track', source: kind, series: numberAt(SERIES), ...base, ...points }
    const endMs = numberAt(END)
    if (kind === 'visit') {
      const position = [numberAt(LNG_OR_DISTANCE), numberAt(LAT)] as const
      const [name, placeId] = [this.#texts.textOf(wholeAt(NAME)), this.#texts.textOf(wholeAt(PLACE_ID))]
      return { kind, ...base, endMs, position, name, placeId }
    }
    const marks = bytes[byte + 2] ?? 0
    return {
      kind,
      ...base,
      endMs,
      ...points,
      type: MOVEMENT_TYPES[bytes[byte + 1] ?? 0] ?? 'UNKNOWN_ACTIVITY_TYPE',
      distanceMeters: numberAt(LNG_OR_DISTANCE),
      isTimed: (marks & TIMED) > 0,
      isCutBefore: (marks & CUT_BEFORE) > 0,
      isCutAfter: (marks & CUT_AFTER) > 0,
    }
  }

  #at(row: number) {
    const chunk = this.#chunks[row >> BITS]
    if (!chunk) throw new RangeError(`There is no piece ${row}`)
    const within = row & WITHIN
    return { ...chunk, number: NUMBERS * within, whole: WHOLES * within, byte: 3 * within }
  }
}
