import { RefusedError } from '../refused-error.ts'
import { createDecoder, detectEncoding } from '../source/text-encoding.ts'
import type { FormatReader, TextReader } from './file-format.ts'

/** Decodes bytes for a text reader; `head` determines the encoding. */
export function decoding<Result>(head: Uint8Array, reader: TextReader<Result>): FormatReader<Result> {
  const encoding = detectEncoding(head)
  const decoder = createDecoder(encoding)
  /** The last bytes before those at hand: a character may begin in them. */
  let before = new Uint8Array(0)
  const decode = (bytes: Uint8Array): string => {
    try {
      const text = decoder.decode(bytes, { stream: true })
      before = bytes.slice(-LONGEST_CHARACTER)
      return text
    } catch {
      // up to the first byte that is wrong, so that the reader knows where it is
      reader.write(readablePart(bytes, { encoding, before }))
      throw new RefusedError('file.encoding_mismatch', { encoding: encoding.toUpperCase() })
    }
  }
  return {
    write: (bytes) => reader.write(decode(bytes)),
    end() {
      reader.write(lastText(decoder))
      return reader.end()
    },
    position: () => reader.position(),
  }
}

/** Bytes of a character in any encoding that browsers know, at most. */
const LONGEST_CHARACTER = 4

interface Place {
  readonly encoding: string
  readonly before: Uint8Array
}

/** The text of the longest beginning of `bytes` that can be decoded, found by halves. */
function readablePart(bytes: Uint8Array, { encoding, before }: Place): string {
  const [skipped, offset] = startOfCharacters(before, encoding)
  const joined = new Uint8Array(before.length - offset + bytes.length)
  joined.set(before.subarray(offset))
  joined.set(bytes, before.length - offset)
  let [low, high] = [0, joined.length]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (decoded(joined.subarray(0, middle), encoding) === null) high = middle - 1
    else low = middle
  }
  return (decoded(joined.subarray(0, low), encoding) ?? '').slice(skipped)
}

/** Where characters begin in the bytes before, and how many whole ones the reader has had of them. */
function startOfCharacters(before: Uint8Array, encoding: string): readonly [characters: number, offset: number] {
  for (let offset = 0; offset < before.length; offset++) {
    const text = decoded(before.subarray(offset), encoding)
    if (text !== null) return [text.length, offset]
  }
  return [0, before.length]
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return createDecoder(encoding).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** A file that breaks off within a character ends with one that says so. */
function lastText(decoder: TextDecoder): string {
  try {
    return decoder.decode()
  } catch {
    return '\uFFFD'
  }
}
