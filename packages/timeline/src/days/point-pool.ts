import { E7 } from '../shapes/read-place.ts'

const BITS = 15
const CHUNK_POINTS = 1 << BITS
const WITHIN = CHUNK_POINTS - 1

/** Points in the order in which they lie on a way; longitude and latitude in degrees. */
export interface Track {
  readonly lng: number[]
  readonly lat: number[]
  readonly timesMs: number[]
}

export interface PackedPoint {
  readonly lngE7: number
  readonly latE7: number
  /** Milliseconds from the beginning of the point's piece. */
  readonly afterMs: number
  readonly type: number
}

/** Millions of points in thirteen bytes each, in pieces that need not grow. */
export class PointPool {
  readonly #numbers: Int32Array[] = []
  readonly #types: Uint8Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  add({ lngE7, latE7, afterMs, type }: PackedPoint): void {
    const within = this.#length & WITHIN
    if (within === 0) {
      this.#numbers.push(new Int32Array(3 * CHUNK_POINTS))
      this.#types.push(new Uint8Array(CHUNK_POINTS))
    }
    const numbers = this.#numbers[this.#length >> BITS]
    const types = this.#types[this.#length >> BITS]
    if (!numbers || !types) throw new Error('The pool lost a piece')
    numbers[3 * within] = lngE7
    numbers[3 * within + 1] = latE7
    numbers[3 * within + 2] = afterMs
    types[within] = type
    this.#length++
  }

  /** Calls `use` with each of the points `first` to `first + count - 1`: degrees, and the numbers that were added. */
  each(
    { firstPoint, pointCount }: { readonly firstPoint: number; readonly pointCount: number },
    use: (lng: number, lat: number, afterMs: number, type: number) => void,
  ): void {
    for (let index = firstPoint; index < firstPoint + pointCount; index++) {
      const numbers = this.#numbers[index >> BITS]
      const within = index & WITHIN
      if (!numbers) return
      const type = this.#types[index >> BITS]?.[within] ?? 0
      use((numbers[3 * within] ?? 0) / E7, (numbers[3 * within + 1] ?? 0) / E7, numbers[3 * within + 2] ?? 0, type)
    }
  }
}
