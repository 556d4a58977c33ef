import { RefusedError } from '../refused-error.ts'

/**
 * The encoding of an XML file from its first bytes: byte order mark, then the zero bytes of UTF-16, then the XML declaration,
 * else UTF-8 (XML 1.0 appendix F).
 */
export function detectEncoding(head: Uint8Array): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  const start = String.fromCharCode(...head.subarray(0, 256))
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(start)?.[1]
  // one that says UTF-16 in single bytes cannot be UTF-16
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8'
}

/** A decoder for the encoding. Bytes that it cannot read become U+FFFD. @throws {RefusedError} `file.encoding_unknown`. */
export function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new RefusedError('file.encoding_unknown', { encoding })
  }
}
