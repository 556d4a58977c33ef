import type { SelfUser } from '@repo/contract'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../platform/browser-api.ts'
import { useRootData } from '../../platform/root-data.ts'

/** Pages that are opened quickly one after another ask once. */
const ASK_AGAIN_MS = 60_000

const CountContext = createContext(0)

/** Tells the pages below how many notifications the user has not read. */
export function NotifyCount({ children }: { children: ReactNode }) {
  const { viewer } = useRootData()
  return <CountContext value={useFreshCount(viewer)}>{children}</CountContext>
}

export function useNotifyCount(): number {
  return useContext(CountContext)
}

/** As the page was sent with; asked for again when the user goes on or comes back. That this fails is of no consequence. */
function useFreshCount(viewer: SelfUser | null): number {
  const [fresh, setFresh] = useState<{ readonly of: SelfUser; readonly count: number } | null>(null)
  const { key } = useLocation()
  const asked = useRef({ at: 0, from: key }) // the page began with a count
  useEffect(() => {
    if (!viewer) return
    const ask = async () => {
      const now = performance.now()
      if (document.visibilityState !== 'visible' || now - asked.current.at < ASK_AGAIN_MS) return
      asked.current = { at: now, from: key }
      const answer = await browserApi().countNotifications()
      if (answer.ok) setFresh({ of: viewer, count: answer.data.count })
      else console.warn('The notifications were not counted:', answer.error.code)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [viewer, key])
  return fresh && fresh.of === viewer ? fresh.count : (viewer?.notify_count ?? 0)
}
