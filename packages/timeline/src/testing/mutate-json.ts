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

/** What readers stumble over: values at the edges, of other types, and of other shapes. */
const VALUES: readonly unknown[] = [
  ...[null, true, 0, -0, -1, 1e300, 1e-300, 900_000_001, 2 ** 32 - 1, 3_600_000_000_000],
  ...[
    '',
    '0',
    '-1',
    'NaN',
    '1e9',
    'geo:',
    'geo:1,2',
    'geo:85.06,180',
    '-85.06,-180',
    '0°, 0°',
    '1,2,3',
    '\u0000',
    '\ud800',
  ],
  ...['1970-01-01T00:00:00Z', '2099-12-31T23:59:59.999+14:00', '2026-10-18T00:00:00.000-12:00', '2026-10-18T24:00:00Z'],
  ...['2026-03-08T02:30:00-05:00', '2026-10-18T00:00:00+99:99', '2026-10-18', '1760745600000', '9'.repeat(40)],
  ...[
    [],
    {},
    [[]],
    [null],
    { latLng: 'geo:1,2' },
    { latitudeE7: 1, longitudeE7: 1 },
    { type: 'IN_CAR' },
    { length: 5 },
  ],
]

const BYTES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  '\\u0000',
  'null',
  '1e999',
  '\u00ff',
  '"semanticSegments":[',
  '\uFEFF',
]

/** The text of a file with one to six faults: values changed, removed, doubled or moved, then perhaps its bytes. */
export function mutatedJson(text: string, random: () => number): Uint8Array {
  const root: unknown = JSON.parse(text)
  const count = 1 + Math.floor(random() ** 2 * 6)
  for (let turn = 0; turn < count; turn++) mutateValue(root, random)
  const changed = JSON.stringify(root, null, random() < 0.5 ? 1 : 0)
  return new TextEncoder().encode(random() < 0.6 ? changed : mutatedText(changed, random))
}

function mutateValue(root: unknown, random: () => number): void {
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]
  let holder = root
  let key: string | undefined
  for (let depth = 0; depth < 12; depth++) {
    const inner: unknown = key === undefined ? holder : Reflect.get(Object(holder), key)
    if (typeof inner !== 'object' || inner === null || (key !== undefined && random() < 0.15)) break
    holder = inner
    key = pick(Object.keys(inner))
    if (key === undefined) return
  }
  if (typeof holder !== 'object' || holder === null || key === undefined) return
  const value: unknown = Reflect.get(holder, key)
  const choice = random()
  if (choice < 0.15) Reflect.deleteProperty(holder, key)
  else if (choice < 0.3 && Array.isArray(holder))
    holder.splice(Number(key), 0, ...Array.from({ length: 1 + random() * 30 }, () => value))
  else if (choice < 0.4) Reflect.set(holder, pick(Object.keys(holder)) ?? key, value)
  else if (choice < 0.6 && typeof value === 'string') Reflect.set(holder, key, mutatedText(value, random))
  else Reflect.set(holder, key, structuredClone(pick(VALUES)))
}

function mutatedText(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const end = at + Math.floor(random() ** 4 * text.length)
  const choice = random()
  if (choice < 0.3) return text.slice(0, at)
  if (choice < 0.6) return text.slice(0, at) + (BYTES[Math.floor(random() * BYTES.length)] ?? '') + text.slice(at)
  if (choice < 0.8) return text.slice(0, at) + text.slice(end)
  return text.slice(0, at) + String(Math.floor(random() * 10)) + text.slice(at + 1)
}
