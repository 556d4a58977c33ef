import { useEffect, useRef } from 'react'
import type { PendingAct } from './pending-act.ts'
import { useRootData } from './root-data.ts'

interface PendingActOptions<Target> {
  /** What of the kept acts belongs here; everything unless given. */
  readonly matches?: (target: Target) => boolean
  readonly act: (target: Target) => void
}

/** Does what a visitor wanted before they logged in, once they are back as a user whose address is verified. */
export function usePendingAct<Target>(pending: PendingAct<Target>, options: PendingActOptions<Target>): void {
  const { viewer } = useRootData()
  const isUser = viewer?.isVerified === true
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    if (!isUser) return
    // After the sheet that logged them in has closed and given back the focus.
    const acting = setTimeout(() => {
      const target = pending.take(latest.current.matches)
      if (target !== null) latest.current.act(target)
    })
    return () => clearTimeout(acting)
  }, [isUser, pending])
}
