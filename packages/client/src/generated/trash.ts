// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { ArticleStatus, IdParams, Locale, OwnRouteCard, PrivateMode, PublicUser, Tag } from './schemas.ts'
import type { CourseTime, TravelProfile } from './travel.ts'

export interface TrashOperations {
  /**
   * The articles in the logged-in user’s trash, the last deleted first, or the one with this id
   */
  listTrash: {
    input: {
      query?: {
        page?: string
        id?: string
      }
    }
    answer: {
      data: TrashedRoute[]
      total: number
      per_page: number
      current_page: number
    }
  }
  /**
   * Takes an article out of the trash, as it was; does nothing to one that is not there (any more)
   */
  restoreTrashed: {
    input: {
      params: IdParams
    }
    answer: RestoredRoute
  }
  /**
   * Deletes an article in the trash for good
   */
  deleteTrashed: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
  /**
   * Deletes all articles in the trash for good
   */
  emptyTrash: {
    input: {}
    answer: undefined
  }
}

export interface RestoredRoute {
  route: OwnRouteCard
  draft_because: ('article.limit_reached' | 'account.suspended' | 'article.source_private') | null
}

export interface TrashedRoute {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: Tag[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  status: ArticleStatus
  private_mode: PrivateMode
  version: number
  source: 'strava' | null
  trashed_at: string
  days_left: number
}
