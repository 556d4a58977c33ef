import { boundsOf, circleRing, type HiddenArea } from '@mishiori/map-document'
import { hasReaders } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { PageInvalidation } from '../../../platform/page-invalidation.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import type { LabelPosition, PlaceLabel } from '../../places/gazetteer.ts'
import type { HiddenAreas } from '../../private-places/hidden-areas.service.ts'
import type { ReadRow } from '../article-rows.ts'
import type { PreviewKeyOf } from '../previews/preview-key.ts'
import { publicationStatus } from '../route-article.policy.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleSearch } from '../search/article-search.ts'
import { indexStored } from '../search/fill-search-until-done.ts'
import { articleCutsRepository } from './article-cuts.repository.ts'
import { cutStored } from './cut-map.ts'

interface ArticleCutsDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly pages: PageInvalidation
  readonly search: ArticleSearch
  readonly hiddenAreas: HiddenAreas
  readonly labelPosition: LabelPosition
  readonly previewKeyOf: PreviewKeyOf
  /** Told what could not be done at once. */
  readonly report: (warning: string) => void
}

interface Concern {
  /** A circle that is new; null when only one goes. */
  readonly added: HiddenArea | null
  /** Whether what was hidden may be shown again. */
  readonly isReveal: boolean
}

/** Crops the maps of a person's articles again when their private places have changed. */
export function createArticleCuts(dependencies: ArticleCutsDependencies) {
  const { db, jobs, pages, search, hiddenAreas, labelPosition, previewKeyOf, report } = dependencies

  /** Asked before the transaction, which should not wait for it. */
  const labelBefore = async (userId: number, row: ReadRow) => {
    const { anchor } = cutStored(row, await hiddenAreas.list(db, userId))
    return { anchor, place: anchor && (await labelPosition(anchor)) }
  }

  const cutRow = async (tx: Database, row: ReadRow, areas: readonly HiddenArea[], label: Label): Promise<boolean> => {
    const { layers, ownLayers, bounds, distanceKm, anchor } = cutStored(row, areas)
    if (isSame([row.layers, row.ownLayers], [layers, ownLayers])) return false
    const place = isSame(anchor, label.anchor) ? label.place : null
    const previewKey = previewKeyOf({ layers, ownLayers })
    await articleCutsRepository(tx).setMap(row.id, { layers, ownLayers, bounds, distanceKm, previewKey, place })
    return true
  }

  /** Does nothing to an article that is as it has to be. */
  const cut = async (userId: number, id: number): Promise<void> => {
    const before = await routeArticlesRepository(db).find(id)
    const label = before && (await labelBefore(userId, before))
    await pages.transaction(async (tx, changed) => {
      const areas = await hiddenAreas.hold(tx, userId)
      const articles = routeArticlesRepository(tx)
      if ((await articles.lock(id)) === null || !label) return
      const row = await articles.find(id)
      if (row && (await cutRow(tx, row, areas, label))) {
        await indexStored(tx, search, id)
        if (hasReaders(publicationStatus(row))) changed(...tagsOf({ id, user: { id: userId } }))
      }
      await articleCutsRepository(tx).finish(id)
    })
  }

  return {
    /** @returns the articles that a change affects, public ones first. */
    async queue(tx: Database, userId: number, { added, isReveal }: Concern): Promise<readonly number[]> {
      const box = added && boundsOf(circleRing({ ...added, radiusMeters: added.radiusMeters * 1.1 }))
      const ids = await articleCutsRepository(tx).listConcerned(userId, { box, isReveal })
      await articleCutsRepository(tx).queue(userId, ids)
      if (ids.length > 0) await jobs.enqueue(tx, 'cut-articles', { userId })
      return ids
    },
    /** What cannot be done is left to the job. */
    async cutSome(userId: number, ids: readonly number[]): Promise<void> {
      for (const id of ids) {
        try {
          await cut(userId, id)
        } catch (error) {
          report(`Article ${id} could not be cut at once and will be tried again: ${reasonOf(error)}`)
        }
      }
    },
    /** @throws what the last article threw that could not be cut, after all others. */
    async cutAll(userId: number, signal: AbortSignal): Promise<void> {
      const failures: unknown[] = []
      const cuts = articleCutsRepository(db)
      for (let id = await cuts.nextOpen(userId, 0); id !== null; id = await cuts.nextOpen(userId, id)) {
        signal.throwIfAborted()
        await cut(userId, id).catch((error) => failures.push(error))
      }
      if (failures.length > 0) throw failures.at(-1)
    },
    progress: (userId: number, tx = db) => articleCutsRepository(tx).progress(userId),
    forget: (tx: Database, userId: number) => articleCutsRepository(tx).forget(userId),
    /** Of jobs that were given up. */
    async cutWaiting(): Promise<void> {
      for (const userId of await articleCutsRepository(db).listWaiting()) {
        await db.transaction((tx) => jobs.enqueue(tx, 'cut-articles', { userId }))
      }
    },
  }
}

export type ArticleCuts = ReturnType<typeof createArticleCuts>

interface Label {
  readonly anchor: unknown
  readonly place: PlaceLabel | null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
