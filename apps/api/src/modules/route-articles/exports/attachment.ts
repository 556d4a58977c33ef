/** `Content-Disposition` for a file of any name: an ASCII one for old readers, the real one as UTF-8 (RFC 6266, RFC 8187). */
export function attachment(fileName: string): string {
  const safe = fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_')
  const ascii = safe.replace(/[^\x20-\x7e]+/g, '_').replace(/%/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
