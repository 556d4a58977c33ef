import type { GroundServices } from '@mishiori/map-editor/view'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import type { GroundProps } from './use-ground.ts'

/** For the map of an article and its profile: the ground of its lines, which the cards ask for as well. */
export function useGroundServices({ view, token }: GroundProps): GroundServices {
  const language = useLanguage()
  return useMemo(
    () => ({
      fetchGround: async ({ id }) => {
        // The API's client is a weight that only readers who want to know need.
        const { loadGround } = await import('./load-ground.ts')
        const answer = await loadGround({ view, token, language }, { lineId: id })
        if (answer.kind === 'known') return { ok: true, stretches: answer.ground.stretches }
        return { ok: false, reason: answer.kind === 'tooLong' ? 'tooLong' : 'unavailable' }
      },
    }),
    [view, token, language],
  )
}
