import { type ArticleStatus, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useEffect, useState } from 'react'

/** How many articles may still be shared by link or private, this one not counted; null while it is not known, and for guests. */
export function useUnlistedLeft(status: ArticleStatus | null, isGuest: boolean): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (isGuest) return
    const stop = new AbortController()
    const isCounted = status === 'linkShared' || status === 'private'
    void browserApi()
      .listOwnRoutes({}, { signal: stop.signal })
      .then((answer) => {
        if (!answer.ok) return
        setLeft(PRODUCT_LIMITS.unlistedArticles - answer.data.unlisted_count + (isCounted ? 1 : 0))
      })
    return () => stop.abort()
  }, [status, isGuest])
  return left
}
