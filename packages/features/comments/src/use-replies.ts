import { browserApi } from '@repo/web-kit/browser-api'
import { useState } from 'react'
import { type Comment, type CommentThread, type ReplyList, toReplyList } from './comment.ts'
import { useComments } from './comments-context.tsx'
import { commentsApi } from './discussed.ts'

interface Replies {
  readonly replies: readonly Comment[]
  /** The key of further ones. */
  readonly next: string | null
  /** People named in those that were fetched. */
  readonly mentions: Readonly<Record<string, number>>
  readonly hasFailed: boolean
  readonly showMore: () => Promise<void>
}

interface Fetched {
  /** Of the load of the page that they follow. */
  readonly after: CommentThread
  readonly pages: readonly ReplyList[]
}

/** The replies of a thread: those that came with the page, and those loaded since. */
export function useReplies(thread: CommentThread): Replies {
  const { kind, id, token } = useComments()
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // A page that was loaded again begins anew: what was fetched may have changed as well.
  const pages = fetched?.after === thread ? fetched.pages : []
  const last = pages.at(-1)
  const next = last ? last.next : thread.nextReply
  const showMore = async () => {
    const answer = await commentsApi(browserApi(), kind).listReplies({
      params: { id: String(id), commentId: String(thread.id) },
      query: { ...(token && { token }), ...(next && { after: next }) },
    })
    setHasFailed(!answer.ok)
    if (answer.ok) setFetched({ after: thread, pages: [...pages, toReplyList(answer.data)] })
  }
  const known = new Map([...thread.replies, ...pages.flatMap(({ data }) => data)].map((reply) => [reply.id, reply]))
  return {
    replies: [...known.values()],
    next,
    mentions: Object.assign({}, ...pages.map(({ mentions }) => mentions)),
    hasFailed,
    showMore,
  }
}
