import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useState } from 'react'
import type { SavedArticle } from './saved-article-store.ts'

/** What is saved on this device, as it changes; null until it is known. */
export function useSavedArticles(): readonly SavedArticle[] | null {
  const [articles, setArticles] = useState<readonly SavedArticle[] | null>(null)
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    whenLoaded(async () => {
      const { listSaved, onSavedChange } = await import('./saved-article-store.ts')
      if (isGone) return
      const read = () => void listSaved().then((saved) => isGone || setArticles(saved))
      read()
      stop = onSavedChange(read)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return articles
}
