import { useCallback, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addPosted } from './add-posted.ts'
import type { Comment, CommentList } from './comment.ts'
import type { CommentsPlace } from './comment-links.ts'

/** What the part of the page with the comments has loaded. */
export interface LoadedComments {
  readonly list: CommentList | null
  /** The object of the map that they are filtered by; null for all. */
  readonly object: string | null
  readonly formKey: string
}

interface ListWithPosted {
  readonly list: CommentList
  /** How many comments were added to it. */
  readonly count: number
}

/** Loaded lists with what was posted since. A list that is loaded again has none of it, as the server has it by then. */
const changed = new WeakMap<CommentList, ListWithPosted>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The comments of this page, for its other parts; null where it has none. */
export function useCommentList(): CommentList | null {
  const loaded = useRouteLoaderData<LoadedComments>('routes/article-comments')?.list ?? null
  return usePostedComments(loaded).list
}

/** A loaded list with what was posted since. */
export function usePostedComments(loaded: CommentList | null) {
  const find = () => (loaded && changed.get(loaded)) ?? null
  const current = useSyncExternalStore(subscribe, find, () => null)
  const add = useCallback(
    (comment: Comment, place: CommentsPlace): boolean => {
      if (loaded === null) return false
      const { list, count } = changed.get(loaded) ?? { list: loaded, count: 0 }
      const more = addPosted(list, comment, place)
      if (more === null) return false
      changed.set(loaded, { list: more, count: count + 1 })
      for (const listener of listeners) listener()
      return true
    },
    [loaded],
  )
  return {
    list: current?.list ?? loaded,
    count: current?.count ?? 0,
    /** @returns false where the list has to be loaded again to show it. */
    add,
  }
}
