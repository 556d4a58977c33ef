// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { PublicUser } from './schemas.ts'

export interface NotificationsOperations {
  /**
   * The notifications of the logged-in user, page by page
   */
  listNotifications: {
    input: {
      query?: {
        before?: string
        category?: 'favorites' | 'comments' | 'follows' | 'routes' | 'operators'
      }
    }
    answer: NotificationList
  }
  /**
   * How many notifications the logged-in user has not read, up to 1,000
   */
  countNotifications: {
    input: {}
    answer: {
      count: number
    }
  }
}

export interface Notification {
  id: number
  type:
    | 'follow'
    | 'favorite'
    | 'comment'
    | 'reply'
    | 'mention'
    | 'clone'
    | 'proposal'
    | 'proposal_answer'
    | 'hazard'
    | 'walk'
    | 'journey'
    | 'moderation'
    | 'system'
  people: number
  actor: PublicUser | null
  article_title: string | null
  comment_text: string | null
  details: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
  path: string | null
  created_at: string
  is_unread: boolean
}

export interface NotificationList {
  data: Notification[]
  time_zone: string
  next: string | null
}
