import type { ApiError } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { type ListPage, toListPage } from '@repo/web-kit/list-page'
import { useEffect, useState } from 'react'
import { type StoredPicture, toStoredPicture } from '../stored-picture.ts'

export type StoredPictures =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly page: number; readonly list: ListPage<StoredPicture> }
  | { readonly kind: 'failed'; readonly error: ApiError }

/** A page of the user's own pictures. `reload` requests it again; the old one is shown until the response arrives. */
export function useStoredPictures(page: number) {
  const [state, setState] = useState<StoredPictures>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      const answer = await browserApi().listFiles({ query: { page: String(page) } }, { signal: abort.signal })
      if (abort.signal.aborted) return
      setState(
        answer.ok
          ? { kind: 'loaded', page, list: toListPage(answer.data, toStoredPicture) }
          : { kind: 'failed', error: answer.error },
      )
    }
    void load()
    return () => abort.abort()
  }, [page, attempt])
  return {
    state,
    reload() {
      setState((shown) => (shown.kind === 'failed' ? { kind: 'loading' } : shown))
      setAttempt((count) => count + 1)
    },
  }
}
