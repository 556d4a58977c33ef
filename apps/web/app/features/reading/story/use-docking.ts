import { type RefObject, useEffect, useState } from 'react'
import { mapLinksOfText } from './text-places.ts'

export interface Docking {
  /** The frame is above the window and the map is wanted beside the text. */
  readonly isDocked: boolean
  readonly close: () => void
}

/** Whether the map should stand beside the text: once its frame was scrolled away, if the text speaks of it, until the reader closes it. */
export function useDocking(frame: RefObject<HTMLElement | null>, isReady: boolean): Docking {
  const [isAway, setIsAway] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || !isReady || mapLinksOfText().length === 0) return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1) // a busy page is told of several moves at once
      if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, isReady])
  return { isDocked: isAway && !isClosed, close: () => setIsClosed(true) }
}
