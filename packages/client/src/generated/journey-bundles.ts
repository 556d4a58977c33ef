// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { ImportedJourney, JourneyImport } from './journeys.ts'
import type { IdParams } from './schemas.ts'

export interface JourneyBundlesOperations {
  /**
   * One of the logged-in user’s own journeys as one ZIP archive: what was written, and its articles that
   * are theirs
   */
  downloadJourney: {
    input: {
      params: IdParams
    }
    answer: Response
  }
  /**
   * Makes a private journey of one in a bundle, and says which articles of others it could not have
   */
  importJourney: {
    input: {
      body: JourneyImport
    }
    answer: ImportedJourney
  }
}
