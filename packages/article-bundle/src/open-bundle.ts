import { PRODUCT_LIMITS } from '@repo/contract'
import { unzip, type ZipEntry } from 'unzipit'
import { type ArticleContent, articleContent } from './article-content.ts'
import { BUNDLE_LIMITS } from './limits.ts'

export type BundleRefusal =
  /** Not a ZIP archive, or a truncated one. */
  'notAnArchive' | 'noArticles' | 'tooManyArticles'

interface BundledArticle {
  /** Its folder in the archive; '' of a file with one article. */
  readonly folder: string
  /** @returns null when it cannot be read. */
  readonly read: () => Promise<ArticleContent | null>
}

export interface Bundle {
  readonly articles: readonly BundledArticle[]
  /** A picture by its stored name. @returns null when the archive does not have it or it is larger than pictures may be. */
  readonly readPicture: (storedName: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

export type OpenedBundle =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly refusal: BundleRefusal }

/** An article's file in a bundle or in the archive of an account. Earlier versions beside it are not articles. */
const ARTICLE = /^((?:routes\/\d{1,15})?)\/?route\.json$/

/**
 * Reads the directory of an archive. Articles and pictures are unpacked one by one on request, so that only one is in
 * memory.
 */
export async function openBundle(file: Blob): Promise<OpenedBundle> {
  const entries = await unzip(file).then(
    (zip) => zip.entries,
    () => null,
  )
  if (!entries) return { ok: false, refusal: 'notAnArchive' }
  const articles = Object.values(entries).flatMap((entry) => {
    const folder = ARTICLE.exec(entry.name)?.[1]
    return folder === undefined ? [] : [{ folder, read: () => readArticle(entry) }]
  })
  if (articles.length === 0) return { ok: false, refusal: 'noArticles' }
  if (articles.length > BUNDLE_LIMITS.articles) return { ok: false, refusal: 'tooManyArticles' }
  return {
    ok: true,
    bundle: {
      articles,
      async readPicture(storedName) {
        const entry = Object.hasOwn(entries, `pictures/${storedName}`) ? entries[`pictures/${storedName}`] : undefined
        return entry ? unpack(entry, PRODUCT_LIMITS.imageBytes) : null
      },
    },
  }
}

async function readArticle(entry: ZipEntry): Promise<ArticleContent | null> {
  const bytes = await unpack(entry, BUNDLE_LIMITS.articleBytes)
  if (!bytes) return null
  try {
    return articleContent(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** @returns null for a broken entry or one longer than `maxBytes`, whatever length the archive declares. */
async function unpack(entry: ZipEntry, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (entry.encrypted || entry.size > maxBytes) return null
  try {
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of chunksOf(await entry.stream())) {
      length += chunk.length
      if (length > maxBytes) return null
      chunks.push(chunk)
    }
    return joined(chunks, length)
  } catch {
    return null
  }
}

/** Not all browsers can iterate streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
