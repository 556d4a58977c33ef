// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, PublicUser } from './schemas.ts'

export interface CommentsOperations {
  /**
   * The comments on an article, page by page: newest first unless asked otherwise, those of one object,
   * or from one on
   */
  listComments: {
    input: {
      params: IdParams
      query?: {
        token?: string
        order?: 'newest' | 'oldest'
        after?: string
        comment?: string
        object?: string
      }
    }
    answer: CommentList
  }
  /**
   * The replies to a comment on an article, oldest first, page by page
   */
  listReplies: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
        after?: string
      }
    }
    answer: ReplyList
  }
  /**
   * Comments on an article or answers a comment there
   */
  createComment: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: NewComment
    }
    answer: Comment
  }
  /**
   * Changes the text of one’s own comment on an article, for a while after it was posted
   */
  editComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
      body: {
        text: string
      }
    }
    answer: Comment
  }
  /**
   * Deletes a comment on an article: one’s own, or any where one is the author
   */
  deleteComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
    }
    answer: undefined
  }
  /**
   * The comments on a journey, page by page: newest first unless asked otherwise, those of one object,
   * or from one on
   */
  listJourneyComments: {
    input: {
      params: IdParams
      query?: {
        token?: string
        order?: 'newest' | 'oldest'
        after?: string
        comment?: string
        object?: string
      }
    }
    answer: CommentList
  }
  /**
   * The replies to a comment on a journey, oldest first, page by page
   */
  listJourneyReplies: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
        after?: string
      }
    }
    answer: ReplyList
  }
  /**
   * Comments on a journey or answers a comment there
   */
  createJourneyComment: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: NewComment
    }
    answer: Comment
  }
  /**
   * Changes the text of one’s own comment on a journey, for a while after it was posted
   */
  editJourneyComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
      body: {
        text: string
      }
    }
    answer: Comment
  }
  /**
   * Deletes a comment on a journey: one’s own, or any where one is the author
   */
  deleteJourneyComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
    }
    answer: undefined
  }
}

export interface Comment {
  id: number
  state: 'shown' | 'pending' | 'deleted' | 'prohibited'
  deleted: boolean
  prohibited: boolean
  user: PublicUser | null
  text: string | null
  prohibition_reason: string | null
  object_id: string | null
  created_at: string
  edited_at: string | null
  reply_to: {
    id: number
    user: PublicUser | null
  } | null
  viewer_can: {
    edit: boolean
    delete: boolean
    reply: boolean
  }
}

export interface CommentList {
  data: CommentThread[]
  total: number
  next: string | null
  is_start: boolean
  is_open: boolean
  viewer_can: {
    comment: boolean
  }
  mentions: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
  objects: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
}

export interface CommentThread {
  id: number
  state: 'shown' | 'pending' | 'deleted' | 'prohibited'
  deleted: boolean
  prohibited: boolean
  user: PublicUser | null
  text: string | null
  prohibition_reason: string | null
  object_id: string | null
  created_at: string
  edited_at: string | null
  reply_to: {
    id: number
    user: PublicUser | null
  } | null
  viewer_can: {
    edit: boolean
    delete: boolean
    reply: boolean
  }
  replies: Comment[]
  next_reply: string | null
  has_earlier_replies: boolean
}

export interface NewComment {
  text: string
  reply_to?: number
  object_id?: string
}

export interface ReplyList {
  data: Comment[]
  next: string | null
  mentions: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
}
