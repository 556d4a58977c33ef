import { RefusedError } from '../refused-error.ts'

/** Names of encodings that files say and browsers do not know, by the name that they know. */
const ALIASES: Readonly<Record<string, string>> = { cp932: 'shift_jis', cp936: 'gbk', cp949: 'euc-kr', cp950: 'big5' }
/** `<`, `{`, `[` and space: what XML and JSON begin with. */
const FIRST_SIGNS = new Set([0x3c, 0x7b, 0x5b, 0x20, 0x09, 0x0a, 0x0d])

/**
 * The encoding of a text file from its first bytes: byte order mark, then the zero bytes of UTF-16, then the XML declaration,
 * else UTF-8 (XML 1.0 appendix F).
 */
export function detectEncoding(head: Uint8Array): string {
  const [a = 0, b = 0, c, d] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le'
  if (a === 0 && b === 0 && (c === 0xfe || (c === 0 && FIRST_SIGNS.has(d ?? 0)))) return 'utf-32be'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0 && FIRST_SIGNS.has(b)) return 'utf-16be'
  if (FIRST_SIGNS.has(a) && b === 0) return c === 0 ? 'utf-32le' : 'utf-16le'
  const start = String.fromCharCode(...head.subarray(0, 256))
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(start)?.[1]
  // one that says UTF-16 in single bytes cannot be UTF-16
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8'
}

/** A decoder that throws at bytes that it cannot read. @throws {RefusedError} `file.encoding_unknown`. */
export function createDecoder(encoding: string): TextDecoder {
  const name = encoding.toLowerCase()
  try {
    return new TextDecoder(ALIASES[name] ?? name, { fatal: true })
  } catch {
    throw new RefusedError('file.encoding_unknown', { encoding })
  }
}
