import { useEffect, useState } from 'react'
import { sharedSlot } from '../saving/slots.ts'
import { holdSlot } from './slot-locks.ts'

/** Whether another tab of this browser has the same article open. */
export function useIsOpenElsewhere(ownSlot: string): boolean {
  const slot = sharedSlot(ownSlot)
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    holdSlot(slot, stop.signal, (isMine) => setIsElsewhere(!isMine))
    return () => stop.abort()
  }, [slot])
  return isElsewhere
}
