import { FILE_LIMITS } from '../limits.ts'
import { RefusedError } from '../refused-error.ts'

/** Keeps a file that can only be read as a whole. */
export class ByteCollector {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  /** @throws {RefusedError} `file.token_too_long` beyond what is read as a whole. */
  write(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > FILE_LIMITS.wholeBytes) throw new RefusedError('file.token_too_long', { max: FILE_LIMITS.wholeBytes })
    if (length > this.#bytes.length) {
      this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(Math.max(length, 2 * this.#bytes.length)))
    }
    this.#bytes.set(piece, this.#length)
    this.#length = length
  }

  /** What came so far, without copying it. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length)
  }
}
