import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { CommentWritingService } from './comment-writing.service.ts'
import type { CommentsService } from './comments.service.ts'

export interface CommentsHttpOptions {
  readonly comments: CommentsService
  readonly commentWriting: CommentWritingService
}

export const commentsHttp: FastifyPluginAsync<CommentsHttpOptions> = async (app, { comments, commentWriting }) => {
  route(app, endpoints.listComments, ({ params, query, viewer }) => {
    const { token = null, order = 'newest', after, comment, object = null } = query
    const reader = { userId: viewer?.id ?? null, token }
    const listQuery = { order, after: idOf(after), commentId: idOf(comment), objectId: object }
    return comments.list(Number(params.id), reader, listQuery)
  })

  route(app, endpoints.listReplies, ({ params, query: { token = null, after }, viewer }) =>
    comments.listReplies(
      Number(params.id),
      { userId: viewer?.id ?? null, token },
      { rootId: Number(params.commentId), after: idOf(after) },
    ),
  )

  route(app, endpoints.createComment, ({ params, query: { token = null }, body, viewer, remember }) =>
    commentWriting.create(Number(params.id), { userId: viewer.id, token }, body, remember),
  )

  route(app, endpoints.editComment, ({ params, query: { token = null }, body, viewer }) =>
    commentWriting.edit(keyOf(params), { userId: viewer.id, token }, body.text),
  )

  route(app, endpoints.deleteComment, ({ params, query: { token = null }, viewer }) =>
    commentWriting.remove(keyOf(params), { userId: viewer.id, token }),
  )
}

const idOf = (text: string | undefined) => (text === undefined ? null : Number(text))

const keyOf = ({ id, commentId }: Record<'id' | 'commentId', string>) => ({
  articleId: Number(id),
  commentId: Number(commentId),
})
