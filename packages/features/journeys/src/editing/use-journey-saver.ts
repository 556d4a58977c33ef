import { randomId } from '@mishiori/map-document'
import type { Journey } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useUser } from '@repo/web-kit/root-data'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { JourneyEdit } from './journey-edit.ts'
import { JourneySaver, type SaverState } from './journey-saver.ts'
import { keptEdits } from './kept-edits.ts'

type WithoutKey<Edit> = Edit extends unknown ? Omit<Edit, 'key'> : never

/** What is done, without the key that it gets. */
export type NewEdit = WithoutKey<JourneyEdit>

export interface JourneyEditing extends SaverState {
  readonly edit: (edit: NewEdit) => void
}

/** The journey with what is done to it on this page, sent as it is done. */
export function useJourneySaver(journey: Journey): JourneyEditing {
  const { id: userId } = useUser()
  const saver = useMemo(
    () =>
      new JourneySaver(journey, {
        api: browserApi(),
        store:
          typeof localStorage === 'undefined' ? { read: () => [], write: () => {} } : keptEdits(userId, journey.id),
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
