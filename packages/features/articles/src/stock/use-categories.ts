import type { Answer, ApiError, StockCategoryList } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useEffect, useRef, useState } from 'react'
import { type CategoryList, toCategoryList } from './category-list.ts'

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly list: CategoryList }

/** The reader's categories, loaded while `isEnabled`, and the actions on them. */
export function useCategories(isEnabled: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const [changeError, setChangeError] = useState<ApiError | null>(null)
  useEffect(() => {
    if (!isEnabled) return
    let isGone = false
    setLoaded((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    void browserApi()
      .listStockCategories()
      .then((answer) => {
        if (!isGone)
          setLoaded(answer.ok ? { status: 'ready', list: toCategoryList(answer.data) } : { status: 'failed' })
      })
    return () => {
      isGone = true
    }
  }, [isEnabled, tries])

  /** @returns whether it was done. */
  const change = async (pending: Promise<Answer<StockCategoryList>>): Promise<boolean> => {
    const answer = await pending
    setChangeError(answer.ok ? null : answer.error)
    if (answer.ok) setLoaded({ status: 'ready', list: toCategoryList(answer.data) })
    return answer.ok
  }
  return {
    loaded,
    retry: () => setTries(tries + 1),
    /** What the server said last, when it refused to change one. */
    changeError,
    ...useCreation((list) => setLoaded({ status: 'ready', list })),
    rename: (id: number, name: string) =>
      change(browserApi().renameStockCategory({ params: { id: String(id) }, body: { name } })),
    order: (ids: number[]) => change(browserApi().orderStockCategories({ body: { ids } })),
    remove: (id: number) => change(browserApi().deleteStockCategory({ params: { id: String(id) } })),
  }
}

function useCreation(onCreated: (list: CategoryList) => void) {
  const [isCreating, setIsCreating] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const key = useRef<{ readonly name: string; readonly value: string } | null>(null)
  return {
    isCreating,
    /** What the server said last, when it refused to make one. */
    error,
    /** @returns the id of the new one, null when it was refused. */
    async create(name: string): Promise<number | null> {
      if (isCreating) return null
      setIsCreating(true)
      // Asking again after a lost answer must not make two.
      if (key.current?.name !== name) key.current = { name, value: crypto.randomUUID() }
      const headers = { 'idempotency-key': key.current.value }
      const answer = await browserApi().createStockCategory({ body: { name } }, { headers })
      setIsCreating(false)
      setError(answer.ok ? null : answer.error)
      if (!answer.ok) return null
      key.current = null
      onCreated(toCategoryList(answer.data))
      return answer.data.data.at(-1)?.id ?? null
    },
  }
}
