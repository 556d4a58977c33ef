import type { ApiError } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useState } from 'react'
import { toWalkList, type WalkList } from './walk-log.ts'

interface ListOf {
  readonly articleId: number
  readonly token: string | null
}

interface Shown {
  /** What the page had loaded then. */
  readonly loaded: WalkList | null
  readonly list: WalkList
}

/** The walks of a page, with those that were loaded or changed since. A page that is loaded again has them all. */
export function useWalkList(loaded: WalkList | null, { articleId, token }: ListOf) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const list = shown !== null && shown.loaded === loaded ? shown.list : loaded

  const load = async (before: string | null): Promise<WalkList | null> => {
    const query = { ...(token !== null && { token }), ...(before !== null && { before }) }
    const answer = await browserApi().listWalkLogs({ params: { id: String(articleId) }, query })
    setError(answer.ok ? null : answer.error)
    return answer.ok ? toWalkList(answer.data) : null
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
