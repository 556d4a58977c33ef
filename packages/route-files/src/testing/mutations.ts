/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What breaks parsers: ends of tags, quotes, entities, numbers at the edges, headers of archives. */
const TOKENS = [
  ...['<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '&#0;', '&amp;', '&lt;b&gt;', '"', "'"],
  ...['<Placemark>', '<Folder>', '<coordinates>', '<trkpt lat="1" lon="1">', '<Track>', '<Lap>', '</kml>'],
  ...[
    'NaN',
    '1e999',
    '-181',
    '91',
    '0x10',
    '180,',
    ',',
    '9'.repeat(30),
    '\u0000',
    '\uFEFF',
    '\u00ff\u00fe',
    '{',
    '[',
    '}',
  ],
  ...['null', '"type":"Polygon"', 'PK\u0003\u0004', '.FIT', '\u00ff\u00ff\u00ff\u00ff', '\u0040\u0000\u0000', '\u0080'],
].map(bytesOf)

const NUMBERS = ['', '0', '-0', '180', '-180.5', '540', '541', '90.1', '85.07', '1e3', '2026', '99999999999', 'x'].map(
  bytesOf,
)

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255)
}

export interface MutationOptions {
  readonly random: () => number
  /** What pieces are taken from. */
  readonly corpus: readonly Uint8Array[]
}

/**
 * A file with one to eight faults: bytes changed, cut out, doubled, put in or taken from another file, numbers changed,
 * elements doubled or cut out.
 */
export function mutated(file: Uint8Array, { random, corpus }: MutationOptions): Uint8Array {
  let bytes = file
  const count = 1 + Math.floor(random() ** 2 * 8)
  for (let turn = 0; turn < count && bytes.length > 0; turn++) bytes = mutatedOnce(bytes, { random, corpus })
  return bytes
}

const LONGEST = 1 << 16

function mutatedOnce(bytes: Uint8Array, { random, corpus }: MutationOptions): Uint8Array {
  const below = (max: number) => Math.floor(random() * max)
  const at = below(bytes.length)
  const end = Math.min(bytes.length, at + 1 + below(random() < 0.5 ? 8 : bytes.length))
  switch (below(10)) {
    case 0: {
      const changed = bytes.slice()
      changed[at] = below(256)
      return changed
    }
    case 1:
      return joined(bytes.subarray(0, at), bytes.subarray(end))
    case 2:
      return bytes.length > LONGEST ? bytes : joined(bytes.subarray(0, end), bytes.subarray(at))
    case 3:
      return joined(bytes.subarray(0, at), TOKENS[below(TOKENS.length)] ?? bytes, bytes.subarray(at))
    case 4:
      return bytes.subarray(0, end)
    case 5:
    case 6:
      return withOtherNumber(bytes, at, NUMBERS[below(NUMBERS.length)] ?? bytes)
    case 7:
    case 8:
      return withElement(bytes, at, random() < 0.6 ? 2 : 0)
    default: {
      const other = corpus[below(corpus.length)] ?? bytes
      const from = below(other.length)
      return joined(bytes.subarray(0, at), other.subarray(from, from + 1 + below(64)), bytes.subarray(at))
    }
  }
}

/** The next number in a text is another one. */
function withOtherNumber(bytes: Uint8Array, at: number, number: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte, index) => index >= at && isDigit(byte))
  if (from < 0) return bytes
  const to = bytes.findIndex((byte, index) => index > from && !isDigit(byte))
  return joined(bytes.subarray(0, from), number, bytes.subarray(to < 0 ? bytes.length : to))
}

const isDigit = (byte: number) => (byte >= 48 && byte <= 57) || byte === 46

/** The next element of XML comes several times, or not at all. */
function withElement(bytes: Uint8Array, at: number, times: number): Uint8Array {
  const text = String.fromCharCode(...bytes.subarray(at, at + 4096))
  const [opening = '', name = ''] = /<(\w[\w:]*)/.exec(text) ?? []
  const from = text.indexOf(opening)
  const closing = `</${name}>`
  const end = text.indexOf(closing, from)
  if (opening === '' || end < 0 || bytes.length > LONGEST) return bytes
  const to = at + end + closing.length
  const element = bytes.subarray(at + from, to)
  return joined(bytes.subarray(0, at + from), ...Array.from({ length: times }, () => element), bytes.subarray(to))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
