// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, RouteCard } from './schemas.ts'

export interface UsersOperations {
  /**
   * People who have published, by the beginning of a word of their names; `is_capped` when there are
   * more than `total`
   */
  listUsers: {
    input: {
      query?: {
        page?: string
        sort?: 'created_at' | 'route_count' | 'favorite' | 'copy'
        q?: string
      }
    }
    answer: {
      data: ListedUser[]
      total: number
      per_page: number
      current_page: number
      is_capped: boolean
    }
  }
  /**
   * One person as others see them
   */
  readUser: {
    input: {
      params: IdParams
    }
    answer: UserProfile
  }
  /**
   * What the logged-in user has made so far
   */
  readOwnFigures: {
    input: {}
    answer: OwnFigures
  }
  /**
   * The picture of the lines that one person has published, drawn on one map
   */
  readUserMap: {
    input: {
      params: IdParams
    }
    answer: {
      picture_path: string | null
    }
  }
  /**
   * What one person has published, newest, most liked or most copied first
   */
  listUserRoutes: {
    input: {
      params: IdParams
      query?: {
        page?: string
        sort?: 'created_at' | 'favorite_count' | 'copy_count'
      }
    }
    answer: {
      data: RouteCard[]
      total: number
      per_page: number
      current_page: number
    }
  }
}

export interface ListedUser {
  id: number
  name: string
  nickname: string
  avatar: string | null
  created_at: string
  route_count: number
  favorite_sum: number
  copy_sum: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
}

export interface OwnFigures {
  article_count: number
  route_count: number
  distance_km: number
  favorite_sum: number
  copy_sum: number
  stock_count: number
}

export interface UserProfile {
  id: number
  name: string
  nickname: string
  avatar: string | null
  created_at: string
  route_count: number
  favorite_sum: number
  copy_sum: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
  place: string
  profile: string
  site: string
  twitter: string
  instagram: string
  facebook: string
  following_count: number
  shows_years: boolean
}
