import { type RefObject, useEffect, useState } from 'react'

/** How far beside what can be seen of the list things count as near, so that they are there before they come into sight. */
const NEAR_PX = 120

/** Whether a part of the list has come near to where it is scrolled, once it has. `isNear`: it is so from the beginning. */
export function useProximityPreload(part: RefObject<HTMLElement | null>, isNear: boolean): boolean {
  const [isPreloaded, setIsPreloaded] = useState(isNear)
  useEffect(() => {
    if (isPreloaded || !part.current) return
    if (typeof IntersectionObserver === 'undefined') {
      setIsPreloaded(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsPreloaded(true),
      {
        root: part.current.closest('[role="tree"]'),
        rootMargin: `${NEAR_PX}px 0px`,
      },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part, isPreloaded])
  return isPreloaded
}
