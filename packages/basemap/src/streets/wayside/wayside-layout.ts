/** Names of the written files. */
export const WAYSIDE_FILE = 'wayside.bin'
/** What is known of each place, a line of JSON each, in the same order. */
export const WAYSIDE_TEXTS_FILE = 'wayside.jsonl'

/** Raised when the files are written otherwise: others are not read. */
const FORMAT = 1
const HEAD_NUMBERS = 3
/** Units in a degree: as exact as the data. */
export const UNITS = 1e7
/** Degrees: places are sorted by rows of so much latitude, and from west to east within a row. */
const ROW_DEGREES = 0.01

export const rowOf = (lat: number) => Math.floor((lat + 90) / ROW_DEGREES)

/** The columns of a table of places. */
export interface WaysideColumns {
  /** In {@link UNITS}. */
  readonly lngs: Int32Array
  readonly lats: Int32Array
  /** Where the text of each begins, and where that of the last ends. */
  readonly textStarts: Uint32Array
  /** Of the cells that extracts cover. */
  readonly covered: Int32Array
  /** Indices of kinds. */
  readonly kinds: Uint8Array
}

/** The table as bytes: a format, two counts, and the columns one after the other. */
export function* encodeColumns({ lngs, lats, textStarts, covered, kinds }: WaysideColumns): Generator<Uint8Array> {
  for (const column of [Uint32Array.of(FORMAT, lngs.length, covered.length), lngs, lats, textStarts, covered, kinds]) {
    yield new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
  }
}

/** Null for bytes of another format. @param bytes a buffer of its own. */
export function decodeColumns(bytes: ArrayBuffer): WaysideColumns | null {
  if (bytes.byteLength < 4 * HEAD_NUMBERS) return null
  const [format, count = 0, coveredCount = 0] = new Uint32Array(bytes, 0, HEAD_NUMBERS)
  const size = 4 * (HEAD_NUMBERS + 3 * count + 1 + coveredCount) + count
  if (format !== FORMAT || bytes.byteLength !== size) return null
  let at = 4 * HEAD_NUMBERS
  const place = (length: number) => {
    const start = at
    at += 4 * length
    return [bytes, start, length] as const
  }
  return {
    lngs: new Int32Array(...place(count)),
    lats: new Int32Array(...place(count)),
    textStarts: new Uint32Array(...place(count + 1)),
    covered: new Int32Array(...place(coveredCount)),
    kinds: new Uint8Array(bytes, at, count),
  }
}
