import { expect, it } from 'vitest'
import { commentsOfObject } from './comment.ts'
import { aComment, aCommentList, aThread } from './testing/sample-comments.ts'

it('finds the threads that speak of an object, also in a reply', () => {
  const list = aCommentList({
    data: [
      aThread({ id: 1, objectId: 'shrine' }),
      aThread({ id: 2, objectId: 'pass' }),
      aThread({ id: 3, objectId: null, replies: [aComment({ id: 4, objectId: 'shrine' })] }),
    ],
  })
  expect(commentsOfObject(list, 'shrine').data.map(({ id }) => id)).toEqual([1, 3])
})
