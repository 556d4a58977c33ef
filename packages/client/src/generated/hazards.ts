// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { HazardAnswer, HazardState } from './schemas.ts'

export interface HazardsOperations {
  /**
   * Says that a hazard is still there or gone, or takes the word back; the last word of each counts
   */
  answerHazard: {
    input: {
      params: {
        id: string
        objectId: string
      }
      query?: {
        token?: string
      }
      body: {
        answer: HazardAnswer | null
      }
    }
    answer: HazardState
  }
}
