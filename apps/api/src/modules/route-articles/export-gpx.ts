import { writeGpx } from '@mishiori/route-files'
import type { Locale } from '@repo/contract'
import type { ArticleRow } from './article-rows.ts'
import { wordsForFile } from './languages/words-for-file.ts'

/** The lines and spots of an article as a GPX 1.1 file. */
export function exportGpx(article: ArticleRow, locale: Locale | null): { fileName: string; content: string } {
  const { title, map } = wordsForFile(article, locale)
  const content = writeGpx(map, {
    title,
    author: article.userNickname || article.userName,
    time: article.updatedAt,
  })
  return { fileName: `${title || `route-${article.id}`}.gpx`, content }
}

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
