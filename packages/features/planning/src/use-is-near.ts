import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is, or was, within a distance of the view, such as `200px`. */
export function useIsNear(card: RefObject<HTMLElement | null>, distance: string): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = card.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: distance },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [card, distance, isNear])
  return isNear
}
