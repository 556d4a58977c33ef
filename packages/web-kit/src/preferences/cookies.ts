/** The value of a cookie in a `Cookie` header, decoded; null when it is missing or malformed. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** Applies `Set-Cookie` values to a `Cookie` header, as a browser would before its next request. */
export function withSetCookies(header: string, setCookies: readonly string[]): string {
  const jar = new Map(
    header
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.includes('='))
      .map((part) => [part.slice(0, part.indexOf('=')), part] as const),
  )
  for (const setCookie of setCookies) {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const isRemoval = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
    if (isRemoval) jar.delete(name)
    else jar.set(name, pair)
  }
  return [...jar.values()].join('; ')
}
