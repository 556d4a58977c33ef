import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** Whether a comment is the one that the address leads to. It has the focus then, so that reading goes on from there. */
export function useFoundComment(id: number): { ref: RefObject<HTMLDivElement | null>; isFound: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [search] = useSearchParams()
  const isFound = search.get('comment') === String(id)
  // Once for each time that somebody comes: a visit has its key.
  useEffect(() => {
    if (!isFound) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [isFound, key])
  return { ref, isFound }
}
