import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { addPosted } from './add-posted.ts'
import type { Comment, CommentList } from './comment.ts'
import type { CommentsPlace } from './comment-links.ts'
import { aComment, aCommentList, aThread } from './testing/sample-comments.ts'

const posted = aComment({ id: 99, text: 'よい道でした', viewerCan: { edit: true, delete: true, reply: false } })
const replyTo = (id: number) => aComment({ id: 99, replyTo: { id, author: null } })

describe('a posted comment', () => {
  it('comes first in the newest ones and is counted, with its object of the map', () => {
    const list = aCommentList({ data: [aThread({ id: 1 })], total: 4, objects: { shrine: 1 } })
    expect(addPosted(list, { ...posted, objectId: 'shrine' }, { comment: '1' })).toEqual({
      ...list,
      data: [
        { ...posted, objectId: 'shrine', replies: [], nextReply: null, hasEarlierReplies: false },
        aThread({ id: 1 }),
      ],
      total: 5,
      objects: { shrine: 2 },
    })
  })

  it('moves the last thread of a full page to the next one', () => {
    const data = Array.from({ length: PRODUCT_LIMITS.pageSize }, (_, index) => aThread({ id: 50 - index }))
    const list = addPosted(aCommentList({ data }), posted, {})
    expect(list?.data.map(({ id }) => id)).toEqual([99, ...data.slice(0, -1).map(({ id }) => id)])
    expect(list?.next).toBe(String(data.at(-2)?.id))
  })

  it('is the last reply of its thread, also as an answer to a reply', () => {
    const thread = aThread({ id: 1, replies: [aComment({ id: 2 })] })
    const list = aCommentList({ data: [aThread({ id: 3 }), thread], total: 3, next: '1' })
    for (const to of [1, 2]) {
      const added = addPosted(list, replyTo(to), {})
      expect(added?.data[1]?.replies.map(({ id }) => id)).toEqual([2, 99])
      expect(added).toMatchObject({ total: 4, next: '1', data: [{ id: 3, replies: [] }, { id: 1 }] })
    }
  })

  it('is there once, though its answer comes twice', () => {
    const list = addPosted(aCommentList(), posted, {})
    expect(list && addPosted(list, posted, {})).toBe(list)
  })

  it('names people that the list knows', () => {
    const list = aCommentList({ mentions: { 'hikari.k': 8 } })
    expect(addPosted(list, { ...posted, text: '@hikari.k さん' }, {})).not.toBeNull()
    expect(addPosted(list, { ...posted, text: '@maya.walks さん' }, {})).toBeNull()
  })

  it.each<[string, Comment, Partial<CommentList>, CommentsPlace]>([
    ['that waits for a moderator', { ...posted, state: 'pending' }, {}, {}],
    ['among the oldest ones', posted, {}, { order: 'oldest' }],
    ['beside those of one object', posted, {}, { object: 'shrine' }],
    ['on a later page', posted, { isStart: false }, { after: '20' }],
    ['where a thread begins in its middle', posted, { data: [aThread({ hasEarlierReplies: true })] }, {}],
    ['in a thread with more replies', replyTo(1), { data: [aThread({ nextReply: '7' })] }, {}],
    ['in a thread that is not shown', replyTo(5), {}, {}],
    [
      'after the last reply that is shown of a thread',
      replyTo(1),
      {
        data: [
          aThread({ replies: Array.from({ length: PRODUCT_LIMITS.comment.replies }, (_, id) => aComment({ id })) }),
        ],
      },
      {},
    ],
  ])('has to be loaded %s', (_, comment, over, place) => {
    expect(addPosted(aCommentList(over), comment, place)).toBeNull()
  })
})
