// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { KeyQuery } from './keyed.ts'
import type { IdParams, PublicUser, RouteCard } from './schemas.ts'

export interface FollowsOperations {
  /**
   * Follows somebody; again it changes nothing
   */
  followUser: {
    input: {
      params: IdParams
    }
    answer: FollowState
  }
  /**
   * Follows somebody no longer; without having followed them it changes nothing
   */
  unfollowUser: {
    input: {
      params: IdParams
    }
    answer: FollowState
  }
  /**
   * Whom one person follows, page by page
   */
  listFollowing: {
    input: {
      params: IdParams
      query?: KeyQuery
    }
    answer: PeoplePage
  }
  /**
   * Who follows one person, page by page
   */
  listFollowers: {
    input: {
      params: IdParams
      query?: KeyQuery
    }
    answer: PeoplePage
  }
  /**
   * Whom the logged-in user follows or who follows them, by a part of their names, page by page
   */
  listOwnFollows: {
    input: {
      query: {
        side: 'following' | 'followers'
        q?: string
        before?: string
      }
    }
    answer: PeoplePage
  }
  /**
   * A few people whose routes the logged-in user may like
   */
  suggestPeople: {
    input: {}
    answer: {
      data: FollowedPerson[]
    }
  }
  /**
   * What the people whom the logged-in user follows have published, page by page
   */
  listFeed: {
    input: {
      query?: {
        before?: string
      }
    }
    answer: FeedPage
  }
}

export interface FeedPage {
  data: RouteCard[]
  next: string | null
}

export interface FollowState {
  is_following: boolean
  follower_count: number
}

export interface FollowedPerson {
  user: PublicUser
  route_count: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
}

export interface PeoplePage {
  data: FollowedPerson[]
  next: string | null
}
