/** xsd:decimal, which has no exponent. */
export function decimal(value: number): string {
  const text = String(value)
  const [digits = '', exponent] = text.split('e')
  if (exponent === undefined) return text
  const places = (digits.split('.')[1] ?? '').length - Number(exponent)
  return places > 0 && places <= 100 ? value.toFixed(places) : BigInt(Math.round(value)).toString()
}

/** Text for element content and attributes; characters that XML cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
