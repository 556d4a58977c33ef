import { parseMapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { unzipRaw, type ZipEntry } from 'unzipit'
import { type ArticleContent, articleContent } from './article-content.ts'
import {
  type BundledJourney,
  isOnLine,
  type JourneyProblem,
  type LineLengths,
  lineLengths,
  parseJourney,
} from './bundled-journey.ts'
import { BUNDLE_LIMITS } from './limits.ts'

export type BundleRefusal =
  /** Not a ZIP archive, or a truncated one. */
  'notAnArchive' | 'noArticles' | 'tooManyArticles' | 'tooManyJourneys'

interface BundledArticle {
  /** Its folder in the archive; '' of a file with one article. */
  readonly folder: string
  /** @returns null when it cannot be read. */
  readonly read: () => Promise<ArticleContent | null>
}

interface JourneyFile {
  /** Its folder in the archive; '' of a file with one journey. */
  readonly folder: string
  /** Only whole: with all articles that it has in the file, and parts that are on their lines. */
  readonly read: () => Promise<BundledJourney | JourneyProblem>
}

export interface Bundle {
  readonly articles: readonly BundledArticle[]
  readonly journeys: readonly JourneyFile[]
  /** A picture by its stored name. @returns null when the archive does not have it or it is larger than pictures may be. */
  readonly readPicture: (storedName: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

export type OpenedBundle =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly refusal: BundleRefusal }

/** An article's file in a bundle or in the archive of an account. Earlier versions beside it are not articles. */
const ARTICLE = /^((?:routes\/\d{1,15})?)\/?route\.json$/
const JOURNEY = /^((?:journeys\/\d{1,15})?)\/?journey\.json$/

/**
 * Reads the directory of an archive. Articles and pictures are unpacked one by one on request, so that only one is in
 * memory.
 */
export async function openBundle(file: Blob): Promise<OpenedBundle> {
  const listed = await unzipRaw(file).then(
    (zip) => zip.entries,
    () => null,
  )
  if (!listed) return { ok: false, refusal: 'notAnArchive' }
  const entries = Map.groupBy(listed, ({ name }) => name)
  const lengths = new Map<string, LineLengths>()
  const articles = foldersOf(entries, ARTICLE).map(({ folder, entry }) => ({
    folder,
    read: async () => {
      const content = await readArticle(entry)
      const map = parseMapDocument(content?.input.layer ?? [])
      if (content) lengths.set(folder, map.ok ? lineLengths(map.document) : new Map())
      return content
    },
  }))
  const readLengths = async (folder: string) => {
    if (!lengths.has(folder)) await articles.find((article) => article.folder === folder)?.read()
    return lengths.get(folder) ?? null
  }
  const journeys = foldersOf(entries, JOURNEY).map(({ folder, entry }) => ({
    folder,
    read: () => readJourney(entry, readLengths),
  }))
  if (articles.length === 0 && journeys.length === 0) return { ok: false, refusal: 'noArticles' }
  if (articles.length > BUNDLE_LIMITS.articles) return { ok: false, refusal: 'tooManyArticles' }
  if (journeys.length > BUNDLE_LIMITS.journeys) return { ok: false, refusal: 'tooManyJourneys' }
  return {
    ok: true,
    bundle: {
      articles,
      journeys,
      async readPicture(storedName) {
        const entry = entries.get(`pictures/${storedName}`)?.at(-1)
        return entry ? unpack(entry, PRODUCT_LIMITS.imageBytes) : null
      },
    },
  }
}

/** Of two entries of one name nobody can say which is meant: `entry` is null. */
function foldersOf(entries: ReadonlyMap<string, readonly ZipEntry[]>, pattern: RegExp) {
  return [...entries].flatMap(([name, [entry = null, ...others]]) => {
    const folder = pattern.exec(name)?.[1]
    return folder === undefined ? [] : [{ folder, entry: others.length === 0 ? entry : null }]
  })
}

async function readJourney(
  entry: ZipEntry | null,
  readLengths: (folder: string) => Promise<LineLengths | null>,
): Promise<BundledJourney | JourneyProblem> {
  const journey = parseJourney(await readJson(entry, BUNDLE_LIMITS.journeyBytes))
  if (typeof journey === 'string') return journey
  for (const stage of journey.entries) {
    if (stage.kind === 'rest' || stage.article === null) continue
    const lengths = await readLengths(stage.article)
    if (!lengths) return 'articleMissing'
    if (stage.part && !isOnLine(stage.part, lengths)) return 'partInvalid'
  }
  return journey
}

const readArticle = async (entry: ZipEntry | null): Promise<ArticleContent | null> =>
  articleContent(await readJson(entry, BUNDLE_LIMITS.articleBytes))

/** @returns undefined when it cannot be read. */
async function readJson(entry: ZipEntry | null, maxBytes: number): Promise<unknown> {
  const bytes = entry && (await unpack(entry, maxBytes))
  if (!bytes) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
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
