import { randomId } from '@mishiori/map-document'
import type { Journey } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useEditorUser } from './editor-user.ts'
import type { JourneyEdit } from './journey-edit.ts'
import { type EditStore, JourneySaver, type SaverState } from './journey-saver.ts'
import { keptEdits } from './kept-edits.ts'
import { keepJourney } from './kept-journey.ts'

type WithoutKey<Edit> = Edit extends unknown ? Omit<Edit, 'key'> : never

/** What is done, without the key that it gets. */
export type NewEdit = WithoutKey<JourneyEdit>

export interface JourneyEditing extends SaverState {
  readonly edit: (edit: NewEdit) => void
}

/** On the device: the edits, and the state that they are done to. */
function storeOf(userId: number, journeyId: number): EditStore {
  return {
    ...keptEdits(userId, journeyId),
    keep: (journey) => void keepJourney(userId, journey).catch(() => {}), // a full device opens it with a network
  }
}

/** The journey with what is done to it on this page, sent as it is done. */
export function useJourneySaver(journey: Journey): JourneyEditing {
  const userId = useEditorUser()
  const saver = useMemo(
    () =>
      new JourneySaver(journey, {
        api: browserApi(),
        store: typeof localStorage === 'undefined' ? { read: () => [], write: () => {} } : storeOf(userId, journey.id),
        wait: (work, ms) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
      }),
    [journey, userId],
  )
  useEffect(() => {
    const send = () => void saver.flush()
    const look = () => {
      if (document.visibilityState === 'visible') void saver.refresh()
      else send()
    }
    const leaving = new AbortController()
    window.addEventListener('online', send, { signal: leaving.signal })
    document.addEventListener('visibilitychange', look, { signal: leaving.signal })
    saver.keep()
    send() // what the device kept
    return () => {
      leaving.abort()
      saver.stop()
      send()
    }
  }, [saver])
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getOpened)
  const edit = useMemo(
    () => (next: NewEdit) => saver.edit({ ...next, key: randomId() } as JourneyEdit), // the union of what it was made of
    [saver],
  )
  return { ...state, edit }
}
