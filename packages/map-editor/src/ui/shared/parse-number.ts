const IN_THOUSANDS = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/**
 * A typed number; NaN for what is no number. Full-width digits, the proper minus, grouping and a decimal comma are
 * understood: `1,500` is one and a half thousand, as it is written in Japanese and in English, `1,5` is one and a half.
 */
export function parseNumber(typed: string): number {
  const signed = typed.normalize('NFKC').trim().replace(/^[−‐]/, '-').replace(/°$/, '')
  const plain = IN_THOUSANDS.test(signed) ? signed.replaceAll(',', '') : signed.replace(',', '.')
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
