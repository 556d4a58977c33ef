/**
 * `Content-Disposition` for a file of any name: the real one as UTF-8, and for old readers one in ASCII (RFC 6266, RFC 8187).
 *
 * @param plainName the fallback for a name that is not ASCII.
 */
export function attachment(fileName: string, plainName: string): string {
  const safe = fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_')
  const ascii = /^[\x20-\x7e]+$/.test(safe) ? safe.replace(/%/g, '_') : plainName
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
