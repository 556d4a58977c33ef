// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { ArticleStatus, ArticleTranslationInput, IdParams, Locale, OwnRouteCard, PrivateMode, PublicUser, RouteArticle, Tag } from './schemas.ts'
import type { CourseTime, TravelProfile } from './travel.ts'

export interface OwnRoutesOperations {
  /**
   * The logged-in user’s own articles, last changed first unless asked otherwise
   */
  listOwnRoutes: {
    input: {
      query?: {
        page?: string
        status?: 'URL' | 'DRAFT' | 'PUBLIC' | 'PHOBIDDEN' | 'draft' | 'private' | 'linkShared' | 'public' | 'forbidden'
        q?: string
        sort?: 'updated_at' | 'created_at' | 'title'
      }
    }
    answer: {
      data: OwnRouteCard[]
      total: number
      per_page: number
      current_page: number
      counts: {
        draft: number
        private: number
        linkShared: number
        public: number
        forbidden: number
      }
      unlisted_count: number
    }
  }
  /**
   * One of the logged-in user’s own articles with what only its author may know
   */
  readOwnRoute: {
    input: {
      params: IdParams
    }
    answer: OwnRoute
  }
  /**
   * One of the logged-in user’s own articles as one ZIP archive: what was written, its map as GPX, its
   * pictures
   */
  downloadRoute: {
    input: {
      params: IdParams
    }
    answer: Response
  }
  /**
   * Makes a draft with the same map, text and tags
   */
  duplicateRoute: {
    input: {
      params: IdParams
      body: {
        title: string
        translated_title?: string
      }
    }
    answer: RouteArticle
  }
  /**
   * Gives the article another sharing address; the former one leads nowhere from then on
   */
  rotateShareLink: {
    input: {
      params: IdParams
    }
    answer: OwnRoute
  }
  /**
   * Asks moderators to show a hidden article again; does nothing to one that is not hidden
   */
  requestPublication: {
    input: {
      params: IdParams
      body: {
        note?: string
      }
    }
    answer: OwnRoute
  }
  /**
   * Earlier states of an article, the newest first
   */
  listRevisions: {
    input: {
      params: IdParams
    }
    answer: {
      data: RouteRevision[]
    }
  }
  /**
   * One earlier state of an article
   */
  readRevision: {
    input: {
      params: {
        id: string
        version: string
      }
    }
    answer: RouteRevisionContent
  }
  /**
   * Saves an earlier state as a new version; If-Match carries the version that is replaced, which is
   * kept
   */
  restoreRevision: {
    input: {
      params: {
        id: string
        version: string
      }
    }
    answer: RouteArticle
  }
}

export interface Forbidding {
  reason: string
  version: number | null
  points_at:
    | (
        | {
            object: string
            label: string
          }
        | {
            block: number
            label: string
          }
      )
    | null
  once_allowed: {
    status: ArticleStatus
    private_mode: PrivateMode
  }
  requested_at: string | null
  request_note: string
  appealed_at: string | null
  appeal_note: string
  appeal_decided_at: string | null
  appeal_answer: string | null
  declined_at: string | null
  decline_reason: string | null
  decline_points_at:
    | (
        | {
            object: string
            label: string
          }
        | {
            block: number
            label: string
          }
      )
    | null
}

export interface OwnRoute {
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
  full_share_url: string | null
  forbidding: Forbidding | null
  open_proposals: number
}

export interface RouteRevision {
  version: number
  title: string
  created_at: string
}

export interface RouteRevisionContent {
  version: number
  title: string
  created_at: string
  summary: string
  language: Locale
  translation: ArticleTranslationInput | null
  layer: unknown[]
  context: unknown
}
