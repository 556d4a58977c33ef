import type { Database } from '../../platform/database.ts'
import { journeySearchRepository } from './journey-search.repository.ts'
import { type EntryTexts, JOURNEY_SEARCH_VERSION, journeySearchRow, journeySearchText } from './journey-search.ts'
import { journeysRepository } from './journeys.repository.ts'

/** Read and compared at once. */
const BATCH = 100

type Source = NonNullable<Awaited<ReturnType<ReturnType<typeof journeySearchRepository>['find']>>>

/** Keeps what public journeys are found by. */
export function createJourneySearchService({ db }: { readonly db: Database }) {
  /** In the transaction of a change, after it. Others find a journey by its words only while it is public. */
  const put = async (tx: Database, id: number): Promise<void> => {
    const search = journeySearchRepository(tx)
    const source = await search.find(id)
    if (!source) return
    if (source.state !== 'public') {
      if (source.searchVersion !== null) await search.clear(id)
      return
    }
    const text = journeySearchText({ ...source, entries: await search.listTexts([id]) })
    if (!isAsStored(source, text)) await search.put(id, journeySearchRow(text))
  }

  const refresh = (id: number) =>
    db.transaction(async (tx) => {
      await journeysRepository(tx).lock(id) // a change that is under way comes before or after
      await put(tx, id)
    })

  return {
    put,
    /**
     * Catches up with what changes journeys without their owners: articles that were renamed, hidden or deleted, blocks, another
     * version of what is stored. One journey in a transaction: changes of others do not wait.
     */
    async fill(): Promise<void> {
      const search = journeySearchRepository(db)
      for (let last = 0; ; ) {
        const sources = await search.listPublic(last, BATCH)
        const texts = Map.groupBy(await search.listTexts(sources.map(({ id }) => id)), ({ journeyId }) => journeyId)
        for (const source of sources) {
          const entries: readonly EntryTexts[] = texts.get(source.id) ?? []
          if (!isAsStored(source, journeySearchText({ ...source, entries }))) await refresh(source.id)
        }
        last = sources.at(-1)?.id ?? last
        if (sources.length < BATCH) return
      }
    },
  }
}

const isAsStored = ({ searchText, searchVersion }: Source, text: string) =>
  searchVersion === JOURNEY_SEARCH_VERSION && searchText === text

export type JourneySearchService = ReturnType<typeof createJourneySearchService>
