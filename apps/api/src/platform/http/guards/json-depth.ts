const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENS = new Set([0x5b, 0x7b])
const CLOSES = new Set([0x5d, 0x7d])

/** Whether arrays and objects are nested deeper than `max`. Looks only as far as needed, before anything is parsed. */
export function exceedsDepth(json: Buffer, max: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === QUOTE) at = endOfText(json, at)
    else if (OPENS.has(byte)) {
      depth += 1
      if (depth > max) return true
    } else if (CLOSES.has(byte)) depth -= 1
  }
  return false
}

/** Where the quotation mark is that ends a text; the last byte when there is none. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
