import { useEffect, useState } from 'react'
import { holdSlot } from './slot-locks.ts'

/** Whether another tab of this browser has the same article open. */
export function useIsOpenElsewhere(slot: string): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    holdSlot(slot, stop.signal).then(
      (isMine) => !stop.signal.aborted && setIsElsewhere(!isMine),
      () => undefined,
    )
    return () => stop.abort()
  }, [slot])
  return isElsewhere
}
