import { createDecoder, detectEncoding } from '../source/text-encoding.ts'
import type { FormatReader, TextReader } from './file-format.ts'

/** Decodes what a reader of text is given as bytes; `head` tells the encoding. */
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
