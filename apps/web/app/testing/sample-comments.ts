import type { Comment, CommentList, CommentThread } from '@repo/contract'

const READER = { id: 21, name: 'kumano_walks', nickname: '熊野のひと', avatar: null }

export const aComment = (over: Partial<Comment> = {}): Comment => ({
  ...{ id: 1, state: 'shown', user: READER, text: '先週歩いてきました。', prohibition_reason: null, object_id: null },
  ...{ created_at: '2026-10-21T01:00:00.000Z', edited_at: null, reply_to: null },
  viewer_can: { edit: false, delete: false },
  ...over,
})

export const aThread = (over: Partial<CommentThread> = {}): CommentThread => ({
  ...aComment(),
  ...{ replies: [], next_reply: null, has_earlier_replies: false },
  ...over,
})

export const aCommentList = (over: Partial<CommentList> = {}): CommentList => ({
  ...{ data: [aThread()], total: 1, next: null, is_start: true, is_open: true, mentions: {}, objects: {} },
  ...over,
})
