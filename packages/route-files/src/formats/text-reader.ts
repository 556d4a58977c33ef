import { createDecoder, detectEncoding } from '../source/text-encoding.ts'
import type { FormatReader, TextReader } from './file-format.ts'

/** Decodes bytes for a text reader; `head` determines the encoding. */
export function decoding(head: Uint8Array, reader: TextReader): FormatReader {
  const decoder = createDecoder(detectEncoding(head))
  return {
    write: (bytes) => reader.write(decoder.decode(bytes, { stream: true })),
    end() {
      reader.write(decoder.decode())
      return reader.end()
    },
    position: () => reader.position(),
  }
}
