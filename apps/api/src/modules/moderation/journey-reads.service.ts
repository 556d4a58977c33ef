import { type ModeratedJourney, type ModeratedJourneyPage, PRODUCT_LIMITS, type QueueCounts } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { actsRepository } from './acts.repository.ts'
import { casesRepository } from './cases.repository.ts'
import { journeyCasesRepository } from './journey-cases.repository.ts'
import { toAct, toJourney } from './moderation-answers.ts'

const { pageSize } = PRODUCT_LIMITS
const HISTORY_LENGTH = 20

interface ListOfJourneys {
  readonly data: ModeratedJourney[]
  readonly next: string | null
  readonly counts: QueueCounts
}

/** Journeys and collections that moderators look at. */
export function createJourneyReads(db: Database, counts: () => Promise<QueueCounts>) {
  const journeys = journeyCasesRepository(db)
  return {
    async listJourneys(after = 0): Promise<ListOfJourneys> {
      const page = { after, limit: pageSize + 1 }
      const [rows, counted] = await Promise.all([journeys.listForbidden(page), counts()])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: shown.map(toJourney), next, counts: counted }
    },
    /** As articles: what its owner keeps to themselves stays so. @throws {AppError} `journey.not_found` */
    async readJourney(id: number): Promise<ModeratedJourneyPage> {
      const row = await journeys.find(id)
      const isKept = row !== null && !row.isForbidden && (!isShown(row.state) || row.trashedAt !== null)
      if (!row || (isKept && !(await casesRepository(db).isReported('journey', id))))
        throw new AppError('journey.not_found')
      const [entries, decided] = await Promise.all([
        journeys.listEntries(id),
        actsRepository(db).list({ userId: row.userId, journeyId: id, limit: HISTORY_LENGTH }),
      ])
      return { ...toJourney(row), entries, acts: decided.map(toAct) }
    },
  }
}

const isShown = (state: ModeratedJourney['state']): boolean => state === 'public' || state === 'linkShared'
