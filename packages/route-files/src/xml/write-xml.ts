/** xsd:decimal, which has no exponent. */
export function decimal(value: number): string {
  const text = String(value)
  const [digits = '', exponent] = text.split('e')
  if (exponent === undefined) return text
  const places = (digits.split('.')[1] ?? '').length - Number(exponent)
  return places > 0 && places <= 100 ? value.toFixed(places) : BigInt(Math.round(value)).toString()
}

/** All but what XML 1.0 calls a Char. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text for element content and attributes; characters that XML cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
