import type { ApiError } from '@repo/contract'
import { useState } from 'react'
import type { WalkLog } from './walk-log.ts'

/** A page of walks, with what the first one says of all. */
interface WalkPage {
  readonly logs: readonly WalkLog[]
  /** The key of the next page; null on the last one. */
  readonly next: string | null
}

type ReadPage<List> = { readonly ok: true; readonly list: List } | { readonly ok: false; readonly error: ApiError }

interface Shown<List> {
  /** What the page had loaded then. */
  readonly loaded: List | null
  readonly list: List
}

/**
 * The walks of a page, with those that were loaded or changed since. A page that is loaded again has them all.
 *
 * @param read gets the page after a key; null for the first one.
 */
export function useWalkList<List extends WalkPage>(
  loaded: List | null,
  read: (before: string | null) => Promise<ReadPage<List>>,
) {
  const [shown, setShown] = useState<Shown<List> | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const list = shown !== null && shown.loaded === loaded ? shown.list : loaded

  const load = async (before: string | null): Promise<List | null> => {
    const answer = await read(before)
    setError(answer.ok ? null : answer.error)
    return answer.ok ? answer.list : null
  }
  return {
    list,
    isLoading,
    /** Why further walks could not be loaded. */
    error,
    more: async () => {
      if (list === null || list.next === null || isLoading) return
      setIsLoading(true)
      const page = await load(list.next)
      setIsLoading(false)
      if (page) setShown({ loaded, list: { ...list, logs: [...list.logs, ...page.logs], next: page.next } })
    },
    /** After a change: what the walks say together is the server's to know. */
    reload: async () => {
      const first = await load(null)
      if (first) setShown({ loaded, list: first })
    },
  }
}
