// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, NewRouteArticleInput, RouteArticle, RouteArticleInput, RouteCard } from './schemas.ts'

export interface RouteArticlesOperations {
  /**
   * Public articles, best match, newest, most liked or most copied first; or by time, climb or course
   * constant
   */
  listRoutes: {
    input: {
      query?: {
        page?: string
        sort?:
          | 'relevance'
          | 'created_at'
          | 'favorite_count'
          | 'copy_count'
          | 'course_minutes'
          | 'climb_m'
          | 'course_constant'
        tag?: string
        q?: string
        box?: string
        min_km?: string
        max_km?: string
        min_minutes?: string
        max_minutes?: string
        min_climb_m?: string
        max_climb_m?: string
        level?: 'easy' | 'moderate' | 'hard'
        loop?: '1' | '0'
        profile?:
          | 'hike'
          | 'walk'
          | 'stepFree'
          | 'cityBike'
          | 'roadBike'
          | 'gravelBike'
          | 'mountainBike'
          | 'eBike'
          | 'motorcycle'
          | 'car'
        stairs?: 'none'
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
        photos?: '1'
        lang?: 'ja' | 'en-us'
        near?: string
      }
    }
    answer: {
      data: RouteCard[]
      total: number
      per_page: number
      current_page: number
      is_capped: boolean
    }
  }
  /**
   * One article; drafts and private ones answer 404 to others, link-shared ones need their token
   */
  readRoute: {
    input: {
      params: IdParams
      query?: {
        token?: string
        seen_by?: 'others'
      }
    }
    answer: RouteArticle
  }
  /**
   * Creates an article
   */
  createRoute: {
    input: {
      query?: {
        autosave?: '1'
      }
      body: NewRouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * Replaces an article; If-Match carries the version it was made from, 412 answers with the newer one
   * in `current`
   */
  saveRoute: {
    input: {
      params: IdParams
      query?: {
        autosave?: '1'
      }
      body: RouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * What saving would make of an article of the logged-in user; nothing is stored or shown to others
   */
  previewRoute: {
    input: {
      params: IdParams
      body: RouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * Shows others the heart rates, powers and cadences of an article, or hides them; no new version
   */
  showHealth: {
    input: {
      params: IdParams
      body: {
        shown: boolean
      }
    }
    answer: undefined
  }
  /**
   * Puts an article of the logged-in user into their trash, from where it can be restored for 30 days
   */
  deleteRoute: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
}
