import type { CommentOrder } from '@repo/contract'

/** The part of the comments that the page shows, from its address. */
export interface CommentsPlace {
  readonly order?: CommentOrder
  /** The key of the page before. */
  readonly after?: string
  /** A comment to find. */
  readonly comment?: string
  /** Of one object of the map. */
  readonly object?: string
}

/** The names of the search parameters that only the comments of a page depend on. */
const COMMENT_PARAMS = ['comments', 'after', 'comment', 'object', 'reply', 'edit'] as const

export const COMMENTS_ID = 'comments'
export const commentAnchor = (id: number | string) => `comment-${id}`

const KEY = /^[1-9]\d{0,14}$/
const MAX_OBJECT_ID = 255

/** What is malformed is as good as not there. */
export function commentsPlaceOf(search: URLSearchParams): CommentsPlace {
  const key = (name: string) => {
    const value = search.get(name)
    return value !== null && KEY.test(value) ? value : undefined
  }
  const [after, comment, object] = [key('after'), key('comment'), search.get('object')]
  return {
    ...(search.get('comments') === 'oldest' && { order: 'oldest' }),
    ...(after && { after }),
    ...(comment && { comment }),
    ...(object && object.length <= MAX_OBJECT_ID && { object }),
  }
}

/** The address of an article's comments, otherwise unchanged: with its token, in its language. */
export function commentsPath(pathname: string, now: URLSearchParams, { order, after, comment, object }: CommentsPlace) {
  const kept = [...now].filter(([name]) => !isOfComments(name) && name !== 'index')
  const search = new URLSearchParams([
    ...kept,
    ...(order === 'oldest' ? [['comments', order]] : []),
    ...(object ? [['object', object]] : []),
    ...(after ? [['after', after]] : []),
    ...(comment ? [['comment', comment]] : []),
  ])
  return `${pathname}${search.size > 0 ? `?${search}` : ''}#${comment ? commentAnchor(comment) : COMMENTS_ID}`
}

/** Where the forms of the comments are sent: to their part of the page, which is shown again when something is refused. */
export function commentActionPath(pathname: string, now: URLSearchParams): string {
  const kept = [...now].filter(([name]) => name !== 'index')
  return `${pathname}?index${kept.map(([name, value]) => `&${new URLSearchParams([[name, value]])}`).join('')}`
}

/** Whether two addresses of one page differ in what its comments depend on alone. */
export function isOtherCommentsOnly(from: URL, to: URL): boolean {
  const rest = ({ pathname, searchParams }: URL) => {
    const kept = [...searchParams].filter(([name]) => !isOfComments(name) && name !== 'index')
    return `${pathname}?${new URLSearchParams(kept)}`
  }
  return from.href !== to.href && rest(from) === rest(to)
}

const isOfComments = (name: string) => COMMENT_PARAMS.some((param) => param === name)
