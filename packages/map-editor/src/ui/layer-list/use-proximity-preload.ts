import { type RefObject, useEffect, useState } from 'react'

/** How far beside the visible part of the list rows are preloaded. */
const NEAR_PX = 120

/** Whether a part of the list has been near the visible part. `isNear`: it is near from the beginning. */
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
