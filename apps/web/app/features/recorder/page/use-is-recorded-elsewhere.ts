import { useEffect, useState } from 'react'
import { holdSlot } from '../../editor/session/slot-locks.ts'

/** Whether another tab of this browser has the recorder open. */
export function useIsRecordedElsewhere(userId: number): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    holdSlot(`recorder:${userId}`, stop.signal, (isMine) => setIsElsewhere(!isMine))
    return () => stop.abort()
  }, [userId])
  return isElsewhere
}
