import { boundsOf, circleRing, type HiddenArea } from '@mishiori/map-document'
import { hasReaders } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { PageInvalidation } from '../../../platform/page-invalidation.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import { canEdit, publicationStatus } from '../../article-access/route-article.policy.ts'
import type { LabelPosition, PlaceLabel } from '../../places/gazetteer.ts'
import type { HiddenAreas } from '../../private-places/hidden-areas.service.ts'
import type { ReadRow } from '../article-rows.ts'
import type { PreviewKeyOf } from '../previews/preview-key.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { storedDocument } from '../search/fill-search-until-done.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { articleCutsRepository } from './article-cuts.repository.ts'
import { cutStored } from './cut-map.ts'

interface ArticleCutsDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly pages: PageInvalidation
  readonly search: ArticleIndex
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

/** Somebody else saves or crops it at the same time. A job tries again after that. */
const MAX_ATTEMPTS = 5

/** Crops the maps of a person's articles again when their private places have changed. */
export function createArticleCuts(dependencies: ArticleCutsDependencies) {
  const { db, jobs, pages, search, hiddenAreas, labelPosition, previewKeyOf, report } = dependencies

  const changeOf = (row: ReadRow, areas: readonly HiddenArea[]) => {
    const { layers, ownLayers, ...facts } = cutStored(row, { areas, showsHealth: row.showsHealth })
    if (isSame([row.layers, row.ownLayers], [layers, ownLayers])) return null
    return { layers, ownLayers, ...facts, previewKey: previewKeyOf({ layers, ownLayers }) }
  }

  const documentOf = (row: ReadRow, { layers, map }: Change, place: PlaceLabel | null): SearchDocument | null => {
    if (publicationStatus(row) !== 'public') return null
    return storedDocument({ ...row, layers, placeJa: place?.ja ?? null, placeEn: place?.en ?? null }, map)
  }

  /** All that takes long for a large map, before the transaction. */
  const prepare = async (userId: number, row: ReadRow) => {
    const areas = await hiddenAreas.list(db, userId)
    const change = changeOf(row, areas)
    const place = change?.anchor ? await labelPosition(change.anchor) : null
    return { row, areas, change, place, document: change && documentOf(row, change, place) }
  }

  /** @returns false for an article that has changed meanwhile: what is there now has to be cropped. */
  const tryToCut = async (userId: number, id: number): Promise<boolean> => {
    const row = await routeArticlesRepository(db).find(id)
    if (!row) return true
    const prepared = await prepare(userId, row)
    return pages.transaction(async (tx, changed) => {
      const areas = await hiddenAreas.hold(tx, userId)
      const locked = await routeArticlesRepository(tx).lock(id)
      if (locked === null) return true
      if (!isSame([stateOf(locked), areas], [stateOf(row), prepared.areas])) return false
      if (prepared.change) {
        const { map: _, anchor: __, ...columns } = prepared.change
        const { place, document } = prepared
        await articleCutsRepository(tx).setMap(id, { ...columns, place })
        if (document) await search.put(tx, id, document)
        if (hasReaders(publicationStatus(row))) changed(...tagsOf({ id, user: { id: userId } }))
      }
      await articleCutsRepository(tx).finish(id)
      return true
    })
  }

  /** Does nothing to an article that is as it has to be. */
  const cut = async (userId: number, id: number): Promise<void> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) if (await tryToCut(userId, id)) return
    throw new Error(`Article ${id} changed each time while it was cropped.`)
  }

  /** What cannot be done is left to the job. */
  const cutSome = async (userId: number, ids: readonly number[]): Promise<void> => {
    for (const id of ids) {
      try {
        await cut(userId, id)
      } catch (error) {
        report(`Article ${id} could not be cut at once and will be tried again: ${reasonOf(error)}`)
      }
    }
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
    /**
     * Shows or hides what sensors told about an author's body. A job does what cannot be done at once.
     *
     * @throws {AppError} `article.not_found`
     */
    async showHealth(userId: number, id: number, isShown: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const articles = routeArticlesRepository(tx)
        const stored = await articles.lock(id)
        if (!stored || stored.isTrashed || !canEdit(stored, userId)) throw new AppError('article.not_found')
        await articles.setShowsHealth(id, isShown)
        await articleCutsRepository(tx).queue(userId, [id])
        await jobs.enqueue(tx, 'cut-articles', { userId })
      })
      await cutSome(userId, [id])
    },
    cutSome,
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

interface Change extends ReturnType<typeof cutStored> {
  readonly previewKey: string
}

/** What decides how an article is cropped and who sees that; the preview key stands for its map. */
const stateOf = ({
  version,
  previewKey,
  isForbidden,
  showsHealth,
}: Pick<ReadRow, 'version' | 'previewKey' | 'isForbidden' | 'showsHealth'>) => [
  version,
  previewKey,
  isForbidden,
  showsHealth,
]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
