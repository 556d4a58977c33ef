import type { SaveActor } from '@repo/authoring/save-actor'
import { useEffect } from 'react'

/**
 * Gives the page the address of its article when it is saved for the first time. The browser's address changes without
 * a navigation, because that would close what is open; the router meets the new address at the next reload or when the
 * author comes back to it.
 */
export function useArticleAddress(actor: SaveActor): void {
  useEffect(() => {
    const saved = actor.on('article.saved', ({ article }) => {
      const path = `/home/routes/${article.id}/edit`
      if (location.pathname !== path) history.replaceState(history.state, '', `${path}${location.hash}`)
    })
    return () => saved.unsubscribe()
  }, [actor])
}
