// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { RouteCard } from './schemas.ts'

export interface FrontPageOperations {
  /**
   * The route that the editors chose for now, and routes of a season
   */
  readFrontPage: {
    input: {
      query?: {
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
      }
    }
    answer: FrontPage
  }
}

export interface FrontPage {
  featured: {
    route: RouteCard
    words_ja: string
    words_en: string
  } | null
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  seasonal: RouteCard[]
}
