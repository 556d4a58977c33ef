import type { Comment, CommentList, CommentThread } from '../comment.ts'

const READER = { id: 21, name: 'kumano_walks', nickname: '熊野のひと', avatar: null }

export const aComment = (over: Partial<Comment> = {}): Comment => ({
  id: 1,
  state: 'shown',
  author: READER,
  text: '先週歩いてきました。',
  prohibitionReason: null,
  objectId: null,
  createdAt: '2026-10-21T01:00:00.000Z',
  editedAt: null,
  replyTo: null,
  viewerCan: { edit: false, delete: false, reply: true },
  ...over,
})

export const aThread = (over: Partial<CommentThread> = {}): CommentThread => ({
  ...aComment(),
  replies: [],
  nextReply: null,
  hasEarlierReplies: false,
  ...over,
})

export const aCommentList = (over: Partial<CommentList> = {}): CommentList => ({
  data: [aThread()],
  total: 1,
  next: null,
  isStart: true,
  isOpen: true,
  canComment: true,
  mentions: {},
  objects: {},
  ...over,
})
