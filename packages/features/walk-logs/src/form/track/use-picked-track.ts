import type { ApiError } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useState } from 'react'
import { draftOfPicked, type PickedTrack } from './picked-track.ts'

/** A track that is stored with the log, as an article of its own. */
export function usePickedTrack(onPick: (track: PickedTrack | null) => void) {
  const [picked, setPicked] = useState<PickedTrack | null>(null)
  return {
    picked,
    pick: (track: PickedTrack | null) => {
      setPicked(track)
      onPick(track)
    },
    /** Before the log, which names it. @returns its id, null where none was picked, or why it could not be stored. */
    store: async (title: string): Promise<number | null | ApiError> => {
      if (picked === null) return null
      const headers = { 'idempotency-key': picked.id }
      const answer = await browserApi().createRoute({ query: {}, body: draftOfPicked(picked, title) }, { headers })
      if (!answer.ok) return answer.error
      setPicked(null)
      return answer.data.id
    },
  }
}
