import type { Caller, FinishedWrite } from '@repo/product/traffic'

/** What was acknowledged of one article. */
export interface ArticleEntry {
  readonly id: number
  readonly authorId: number
  readonly title: string
  readonly version: number
}

/** A picture, and who may see it. */
interface PictureEntry {
  readonly url: string
  readonly owner: Caller
}

/** What clients were told is stored, and how long that took. */
export function createLedger() {
  const articles = new Map<number, ArticleEntry>()
  const pictures: PictureEntry[] = []
  const writes: FinishedWrite[] = []
  const refused: string[] = []
  const gone = new Set<string>()
  return {
    articles,
    pictures,
    writes,
    /** Writes that ended without an acknowledgement, with the reason. */
    refused,
    /** Those writers, who write no more. */
    gone: gone as ReadonlySet<string>,
    acknowledge(article: ArticleEntry): void {
      articles.set(article.id, article)
    },
    note(write: FinishedWrite): void {
      writes.push(write)
    },
    refuse(writer: string, reason: string): void {
      refused.push(`${writer}: ${reason}`)
      gone.add(writer)
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

/** What writers saw within a stretch of time. */
export interface WriteFigures {
  readonly acknowledged: number
  readonly retries: number
  /** The one that took longest; null where there was none. */
  readonly longest: FinishedWrite | null
}

export const durationMs = ({ startedAt, endedAt }: FinishedWrite): number => endedAt - startedAt

/** Of writes that ended since then. */
export function figuresSince(writes: readonly FinishedWrite[], since: number): WriteFigures {
  const ended = writes.filter(({ endedAt }) => endedAt >= since)
  return {
    acknowledged: ended.length,
    retries: ended.reduce((sum, { attempts }) => sum + attempts - 1, 0),
    longest: ended.toSorted((one, other) => durationMs(other) - durationMs(one))[0] ?? null,
  }
}

/** Writers of whom no write that began after this moment was acknowledged. */
export function silentSince(writes: readonly FinishedWrite[], since: number): readonly string[] {
  const all = new Set(writes.map(({ writer }) => writer))
  for (const { writer, startedAt } of writes) if (startedAt > since) all.delete(writer)
  return [...all]
}
