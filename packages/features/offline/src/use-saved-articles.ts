import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useState } from 'react'
import type { SavedArticle, SavedJourney } from './saved-article-store.ts'

type Store = typeof import('./saved-article-store.ts')

const articlesOf = (store: Store) => store.listSaved()
const journeysOf = (store: Store) => store.listSavedJourneys()

/** What is saved on this device, as it changes; null until it is known. */
export const useSavedArticles = (): readonly SavedArticle[] | null => useSaved(articlesOf)

/** Journeys that are saved on this device, as they change; null until they are known. */
export const useSavedJourneys = (): readonly SavedJourney[] | null => useSaved(journeysOf)

function useSaved<Saved>(list: (store: Store) => Promise<readonly Saved[]>): readonly Saved[] | null {
  const [all, setAll] = useState<readonly Saved[] | null>(null)
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    whenLoaded(async () => {
      const store = await import('./saved-article-store.ts')
      if (isGone) return
      const read = () => void list(store).then((saved) => isGone || setAll(saved))
      read()
      stop = store.onSavedChange(read)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [list])
  return all
}

/** Known once the page is alive: without scripts there is nothing to press. */
export function useCanSave(): boolean {
  const [canSave, setCanSave] = useState(false)
  useEffect(() => setCanSave('serviceWorker' in navigator && 'caches' in window), [])
  return canSave
}
