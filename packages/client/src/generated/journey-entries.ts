// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { Journey, JourneyEntryInput, JourneyOrder, NewJourneyEntry } from './journeys.ts'
import type { IdParams } from './schemas.ts'

export interface JourneyEntriesOperations {
  /**
   * Adds entries at the end of their days, or of the journey; needs no version
   */
  addJourneyEntries: {
    input: {
      params: IdParams
      body: {
        /**
         * @minItems 1
         * @maxItems 100
         */
        entries: NewJourneyEntry[]
      }
    }
    answer: Journey
  }
  /**
   * Another note, day or part for an entry, which moves to the end of another day; If-Match as for the
   * journey
   */
  updateJourneyEntry: {
    input: {
      params: {
        id: string
        entryId: string
      }
      body: JourneyEntryInput
    }
    answer: Journey
  }
  /**
   * Takes an entry out of a journey, not the article; does nothing where it is gone already
   */
  removeJourneyEntry: {
    input: {
      params: {
        id: string
        entryId: string
      }
    }
    answer: Journey
  }
  /**
   * Puts all entries into an order and into days; If-Match as for the journey
   */
  orderJourney: {
    input: {
      params: IdParams
      body: JourneyOrder
    }
    answer: Journey
  }
}
