// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, PublicUser } from './schemas.ts'

export interface FavoritesOperations {
  /**
   * Sends a Nice Route for an article; again it changes nothing
   */
  favoriteRoute: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Takes a Nice Route for an article back; without one it changes nothing
   */
  unfavoriteRoute: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Who has sent a Nice Route for an article, page by page
   */
  listFavorites: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: FavoriteList
  }
  /**
   * Sends a Nice Route for a journey; again it changes nothing
   */
  favoriteJourney: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Takes a Nice Route for a journey back; without one it changes nothing
   */
  unfavoriteJourney: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Who has sent a Nice Route for a journey, page by page
   */
  listJourneyFavorites: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: FavoriteList
  }
}

export interface FavoriteList {
  data: {
    user: PublicUser
    created_at: string
  }[]
  total: number
  next: string | null
}

export interface FavoriteState {
  is_favorite: boolean
  favorite_count: number
}
