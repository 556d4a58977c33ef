import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../../platform/database.ts'
import { type EngineIndexes, IndexMissing } from './engine-index.ts'
import { searchFeedRepository } from './search-feed.repository.ts'

interface SearchFeedDependencies {
  readonly db: Database
  readonly indexes: EngineIndexes
  readonly report: (warning: string) => void
  /** How many articles are sent at once: a long one has a third of a megabyte. */
  readonly batch?: number
  readonly stateMs?: number
}

/** Told how many articles have been copied to an index that is built. */
type OnProgress = (copied: number) => void

const BATCH = 100
/** How often those are looked for that began before a rebuild. */
const POLL_MS = 500
/** Milliseconds until the next try of an engine that is busy, or a row that is locked; then a rebuild is given up. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000]
/** A state of the outbox serves so long for all searches of a process. */
const STATE_MS = 1_000
/** An engine that knows less than the database did so long ago is not asked. */
const MAX_LAG_SECONDS = 30

/** Keeps a search engine in step with the articles, and builds its indexes while they change. */
export function createSearchFeed({ db, indexes, report, batch = BATCH, stateMs = STATE_MS }: SearchFeedDependencies) {
  const feed = searchFeedRepository(db)
  let state: { readonly until: number; readonly isCurrent: Promise<boolean> } | null = null

  const readIsCurrent = async () => {
    const { isServing, lagSeconds } = await feed.readState()
    return isServing && lagSeconds <= MAX_LAG_SECONDS
  }

  const sendSome = async (signal: AbortSignal): Promise<number> => {
    const fed = await feed.listIndexes()
    if (fed.length === 0) return 0
    const waiting = await feed.listWaiting(batch)
    if (waiting.length === 0) return 0
    const names = fed.map(({ name }) => name)
    try {
      for (const id of await indexes.send(names, waiting, signal))
        report(`The search engine takes no article ${id}: only searches of the database find it.`)
    } catch (error) {
      // Somebody has deleted it: what is left of it in the database would hold up the others.
      if (error instanceof IndexMissing) await feed.forget(error.index)
      throw error
    }
    await feed.settle(waiting)
    return waiting.length
  }

  const drain = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await sendSome(signal)) === batch);
  }

  const copyAll = async (index: string, signal: AbortSignal, onProgress: OnProgress): Promise<number> => {
    let copied = 0
    for (let last = 0; ; ) {
      signal.throwIfAborted()
      const articles = await patiently(signal, async () => {
        await drain(signal) // the former index answers meanwhile
        const next = await feed.listNext(last, batch)
        await indexes.send([index], next, signal)
        return next
      })
      if (!(await feed.keepBuilding(index))) throw new Error('Another process builds the index')
      copied += articles.length
      if (articles.length > 0) onProgress(copied)
      if (articles.length < batch) return copied
      last = articles.at(-1)?.id ?? last
    }
  }

  return {
    /** Sends what waits. @throws when the engine does not take it: it waits on. */
    drain,
    /**
     * Copies all articles to a new index, which then takes over. Meanwhile the former one answers, and both are fed.
     *
     * @returns how many were copied; null when another process is at it.
     */
    async rebuild(signal: AbortSignal, onProgress: OnProgress = () => {}): Promise<number | null> {
      if (await feed.isBeingBuilt()) return null
      const index = indexes.nameAt(new Date())
      const hasServing = (await feed.listIndexes()).some(({ isServing }) => isServing)
      // It may be of a time when nobody fed it.
      if (!hasServing) await indexes.serveNone(signal)
      await indexes.create(index, signal)
      const transaction = await feed.startBuilding(index)
      if (transaction === null) {
        await indexes.remove(index, signal)
        return null
      }
      try {
        while (!(await feed.haveEndedBefore(transaction))) {
          await sleep(POLL_MS, undefined, { signal })
          await feed.keepBuilding(index)
        }
        const copied = await copyAll(index, signal, onProgress)
        await drain(signal)
        await indexes.serve(index, signal)
        await feed.serveOnly(index)
        await indexes.keepOnly(index, signal)
        return copied
      } catch (error) {
        await feed.forget(index).catch(() => {}) // what made it fail is the news; a silent one is forgotten later
        throw error
      }
    },
    /** Whether searches have an index of today's mapping. */
    async isBuilt(): Promise<boolean> {
      return (await feed.listIndexes()).some(({ name, isServing }) => isServing && indexes.isCurrent(name))
    },
    /** Whether the engine knows what the database knows, but for the last seconds. */
    isCurrent(): Promise<boolean> {
      const now = performance.now()
      if (state === null || state.until <= now) state = { until: now + stateMs, isCurrent: readIsCurrent() }
      return state.isCurrent
    },
  }
}

export type SearchFeed = ReturnType<typeof createSearchFeed>

async function patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || error instanceof IndexMissing) throw error
      await sleep(pauseMs, undefined, { signal })
    }
  }
  return work()
}
