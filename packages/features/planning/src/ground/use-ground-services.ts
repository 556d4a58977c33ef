import type { GroundServices } from '@mishiori/map-editor/view'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import type { ShownArticle } from '../load-main-line.ts'

/** For the map of an article and its profile: the ground of its lines, which the cards ask for as well. */
export function useGroundServices({ view, token }: Pick<ShownArticle, 'view' | 'token'>): GroundServices {
  const format = useLanguage()
  return useMemo(
    () => ({
      fetchGround: async ({ id }) => {
        // The API's client is a weight that only readers who want to know need.
        const { loadGround } = await import('./load-ground.ts')
        const ground = await loadGround({ view, token, format }, { lineId: id })
        if (typeof ground === 'object') return { ok: true, stretches: ground.stretches }
        return { ok: false, reason: ground === 'tooLong' ? 'tooLong' : 'unavailable' }
      },
    }),
    [view, token, format],
  )
}
