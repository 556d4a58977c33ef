import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { SUBJECT_KINDS } from '../article-access/subject.ts'
import type { CommentWritingService } from './comment-writing.service.ts'
import type { CommentsService } from './comments.service.ts'

export interface CommentsHttpOptions {
  readonly comments: CommentsService
  readonly commentWriting: CommentWritingService
}

const ENDPOINTS = {
  article: {
    list: endpoints.listComments,
    listReplies: endpoints.listReplies,
    create: endpoints.createComment,
    edit: endpoints.editComment,
    remove: endpoints.deleteComment,
  },
  journey: {
    list: endpoints.listJourneyComments,
    listReplies: endpoints.listJourneyReplies,
    create: endpoints.createJourneyComment,
    edit: endpoints.editJourneyComment,
    remove: endpoints.deleteJourneyComment,
  },
} as const

export const commentsHttp: FastifyPluginAsync<CommentsHttpOptions> = async (app, { comments, commentWriting }) => {
  for (const kind of SUBJECT_KINDS) {
    const { list, listReplies, create, edit, remove } = ENDPOINTS[kind]
    const subjectOf = ({ id }: { readonly id: string }) => ({ kind, id: Number(id) })
    const keyOf = (params: Record<'id' | 'commentId', string>) => ({
      subject: subjectOf(params),
      commentId: Number(params.commentId),
    })

    route(app, list, ({ params, query, viewer }) => {
      const { token = null, order = 'newest', after, comment, object = null } = query
      const reader = { userId: viewer?.id ?? null, token }
      const listQuery = { order, after: idOf(after), commentId: idOf(comment), objectId: object }
      return comments.list(subjectOf(params), reader, listQuery)
    })

    route(app, listReplies, ({ params, query: { token = null, after }, viewer }) =>
      comments.listReplies(
        subjectOf(params),
        { userId: viewer?.id ?? null, token },
        { rootId: Number(params.commentId), after: idOf(after) },
      ),
    )

    route(app, create, ({ params, query: { token = null }, body, viewer, remember }) =>
      commentWriting.create(subjectOf(params), { userId: viewer.id, token }, body, remember),
    )

    route(app, edit, ({ params, query: { token = null }, body, viewer }) =>
      commentWriting.edit(keyOf(params), { userId: viewer.id, token }, body.text),
    )

    route(app, remove, ({ params, query: { token = null }, viewer }) =>
      commentWriting.remove(keyOf(params), { userId: viewer.id, token }),
    )
  }
}

const idOf = (text: string | undefined) => (text === undefined ? null : Number(text))
