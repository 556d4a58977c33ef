/**
 * Makes UTF-8 without a byte order mark of a file's pieces, whose first says the encoding: UTF-8, or UTF-16 as Windows'
 * editors write it.
 */
export function createUtf8Converter(head: Uint8Array): (piece: Uint8Array) => Uint8Array {
  const encoding = utf16Of(head)
  if (encoding !== null) {
    const decoder = new TextDecoder(encoding)
    const encoder = new TextEncoder()
    return (piece) => encoder.encode(decoder.decode(piece, { stream: true }))
  }
  let isFirst = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  return (piece) => {
    if (!isFirst) return piece
    isFirst = false
    return piece.subarray(3)
  }
}

/** By its mark, or by the zeros beside its first bracket. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const isBracket = (byte: number | undefined) => byte === 0x7b || byte === 0x5b
  if ((first === 0xff && second === 0xfe) || (isBracket(first) && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && isBracket(second))) return 'utf-16be'
  return null
}
