import { type RefObject, useEffect, useState } from 'react'
import { ARTICLE_TEXT_ID } from '../text/article-body.tsx'
import { mapLinksOfText } from './text-places.ts'

/** The header and the docked map of small screens: text above this is read. */
const UNDER_THE_DOCK = '-225px 0px 0px'

export interface Docking {
  /** The frame is above the viewport while the text is visible: the map docks beside it. */
  readonly isDocked: boolean
  readonly close: () => void
}

/**
 * Whether the map docks beside the text: after its frame was scrolled out of view and until the text is, if that links
 * to it and the reader has not closed it.
 */
export function useDocking(frame: RefObject<HTMLElement | null>, isReady: boolean): Docking {
  const [isAway, setIsAway] = useState(false)
  const [isRead, setIsRead] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => {
    const text = document.getElementById(ARTICLE_TEXT_ID)
    if (!frame.current || !text || !isReady || mapLinksOfText().length === 0) return
    const frameLeaves = observeLeaving(frame.current, setIsAway)
    const textLeaves = observeLeaving(text, setIsRead, { rootMargin: UNDER_THE_DOCK })
    return () => {
      frameLeaves.disconnect()
      textLeaves.disconnect()
    }
  }, [frame, isReady])
  return { isDocked: isAway && !isRead && !isClosed, close: () => setIsClosed(true) }
}

/** Tells whether an element was scrolled away over the window's upper edge. */
function observeLeaving(element: Element, onChange: (isAway: boolean) => void, options?: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1) // a busy page gets several entries at once
    if (entry) onChange(!entry.isIntersecting && entry.boundingClientRect.top < 0)
  }, options)
  observer.observe(element)
  return observer
}
