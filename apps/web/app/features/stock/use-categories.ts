import type { ApiError, StockCategoryList } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../platform/browser-api.ts'

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly list: StockCategoryList }

/** The reader's categories, asked for while `isWanted`, and making one more. */
export function useCategories(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const [isCreating, setIsCreating] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const key = useRef<string | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    setLoaded((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    void browserApi()
      .listStockCategories()
      .then((answer) => {
        if (!isGone) setLoaded(answer.ok ? { status: 'ready', list: answer.data } : { status: 'failed' })
      })
    return () => {
      isGone = true
    }
  }, [isWanted, tries])

  return {
    loaded,
    retry: () => setTries(tries + 1),
    isCreating,
    /** What the server said last, when it refused to make one. */
    error,
    /** @returns the id of the new one, null when it was refused. */
    async create(name: string): Promise<number | null> {
      if (isCreating) return null
      setIsCreating(true)
      // Asking again after a lost answer must not make two.
      key.current ??= crypto.randomUUID()
      const headers = { 'idempotency-key': key.current }
      const answer = await browserApi().createStockCategory({ body: { name } }, { headers })
      setIsCreating(false)
      setError(answer.ok ? null : answer.error)
      if (!answer.ok && answer.error.code === 'network') return null
      key.current = null
      if (!answer.ok) return null
      setLoaded({ status: 'ready', list: answer.data })
      return answer.data.data.at(-1)?.id ?? null
    },
  }
}
