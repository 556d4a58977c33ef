/** A typed number. Full-width digits, the proper minus and a decimal comma are understood; NaN for what is no number. */
export function parseNumber(typed: string): number {
  const plain = typed.normalize('NFKC').trim().replace(/^[−‐]/, '-').replace(/°$/, '').replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Latitude and longitude as they are copied from elsewhere, `35.96, 137.82`; null for anything else. */
export function parsePair(typed: string): readonly [first: number, second: number] | null {
  const parts = typed
    .normalize('NFKC')
    .trim()
    .split(/\s*,\s*|\s+/)
  const [first, second] = parts.map(parseNumber)
  if (parts.length !== 2 || first === undefined || second === undefined) return null
  return Number.isNaN(first) || Number.isNaN(second) ? null : [first, second]
}
