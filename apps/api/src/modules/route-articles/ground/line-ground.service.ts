import { encodePolyline, lineToTrace, mainLine, pathLengthMeters, walkedGround } from '@mishiori/map-document'
import { articleTag, type GroundOfLine, LISTS_TAG, PRODUCT_LIMITS, userTag } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { PageInvalidation } from '../../../platform/page-invalidation.ts'
import type { RoutingEngine } from '../../../platform/routing/routing-engine.ts'
import { type GroundSummary, lineGround } from '../../../schema/line-ground.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import type { GroundService } from '../../ground/ground.service.ts'
import { readStoredMap } from '../article-content.ts'
import { FACTS_VERSION, factsOf, type LineFacts, lineFacts } from '../line-facts.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { isStairFree, summarizeGround, unknownGround } from './ground-summary.ts'
import { type ClaimedLine, lineGroundRepository } from './line-ground.repository.ts'

interface LineGroundDependencies {
  readonly db: Database
  readonly engine: Pick<RoutingEngine, 'version'>
  readonly ground: Pick<GroundService, 'find'>
  readonly search: Pick<ArticleIndex, 'relearn'>
  readonly pages: PageInvalidation
}

/** Longer than any line takes: then its process has died, and another one may take it. */
const LEASE_SECONDS = 300
/** Seconds until the next try, and no more after the last of them. */
const RETRIES_AFTER = [10, 60, 600, 3_600, 21_600] as const
/** Articles that one statement queues. */
const BATCH = 1_000

/** What a summary is made of, and the facts that it changes. */
interface FoundGround {
  readonly version: string
  readonly previewKey: string
  readonly summary: GroundSummary
  readonly facts: LineFacts
}

/** Keeps what the ways say of the main lines that others may read of, with the version of the region that says it. */
export function createLineGroundService({ db, engine, ground, search, pages }: LineGroundDependencies) {
  const rows = lineGroundRepository(db)

  /** Null where there is no such line any more. @throws {AppError} `server.unavailable`. */
  const findGround = async (id: number, signal: AbortSignal): Promise<FoundGround | null> => {
    const { version } = engine
    const stored = await rows.findMainLine(id)
    const line = stored?.layers ? mainLine(readStoredMap(stored.layers)) : null
    if (!stored || !line) return null
    const { previewKey } = stored
    const lengthMeters = pathLengthMeters(line.path)
    const traced = lineToTrace(line, PRODUCT_LIMITS.ground.points)
    const found = traced && (await askFor({ ...traced, path: encodePolyline(traced.path) }, signal))
    if (!found) return { version, previewKey, summary: unknownGround(lengthMeters), facts: lineFacts(line) }
    // Another region has taken over meanwhile: it is asked at the next try.
    if (found.region && found.region.version !== version) throw new AppError('server.unavailable')
    const facts = lineFacts(line, walkedGround(found.stretches, lengthMeters))
    return { version, previewKey, summary: summarizeGround(found), facts }
  }

  /** Null for what is never answered. */
  const askFor: (...question: Parameters<GroundService['find']>) => Promise<GroundOfLine | null> = (question, signal) =>
    ground.find(question, signal).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'server.unavailable') return null
      throw error
    })

  /** Of what was saved meanwhile nothing: it is queued again. */
  const store = (claimed: ClaimedLine, found: FoundGround): Promise<void> =>
    pages.transaction(async (tx, changed) => {
      const { id } = claimed
      const [before] = await tx.select().from(routeArticles).where(eq(routeArticles.id, id)).for('update')
      if (before?.previewKey !== found.previewKey) return
      const [known] = await tx.select().from(lineGround).where(eq(lineGround.articleId, id))
      if (!(await lineGroundRepository(tx).finish(claimed, found))) return
      // Facts that are of other rules are filled in first, which queues the line again.
      const hasOtherFacts = before.factsVersion === FACTS_VERSION && !isSame(factsOf(before), factsOf(found.facts))
      if (hasOtherFacts) await tx.update(routeArticles).set(factsOf(found.facts)).where(eq(routeArticles.id, id))
      const wasStairFree = known?.summary ? isStairFree(known.summary) : false
      if (!hasOtherFacts && wasStairFree === isStairFree(found.summary)) return
      await search.relearn(tx, id)
      changed(articleTag(id), userTag(before.userId), LISTS_TAG)
    })

  return {
    /** Queues every line of which nothing is known from the region that is served. */
    async queueOutdated(signal: AbortSignal): Promise<void> {
      const { version } = engine
      for (let since: number | null = 0; since !== null; ) {
        signal.throwIfAborted()
        const { last, left } = await rows.queueOutdated(version, { since, limit: BATCH })
        for (const id of left) await rows.queueOne(version, id)
        since = last
      }
    },
    /** Looks at the line that was queued last. @returns null when none is queued, else whether that was done. */
    async workOnNext(signal: AbortSignal): Promise<'done' | 'later' | null> {
      const claimed = await rows.claim(LEASE_SECONDS)
      if (!claimed) return null
      try {
        const found = await findGround(claimed.id, signal)
        if (found) await store(claimed, found)
        else await rows.putOff(claimed, null)
        return 'done'
      } catch (error) {
        await rows.putOff(claimed, signal.aborted ? 0 : (RETRIES_AFTER[claimed.tries - 1] ?? null))
        if (error instanceof AppError && error.code === 'server.unavailable') return 'later'
        throw error
      }
    },
  }
}

export type LineGroundService = ReturnType<typeof createLineGroundService>

const isSame = (one: LineFacts, other: LineFacts) => JSON.stringify(one) === JSON.stringify(other)
