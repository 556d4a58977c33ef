import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * `wide` shows every panel, `compact` collapses the layers into a button, `phone` uses sheets and a dock: below the
 * map, or beside it in landscape.
 */
export type EditorLayout = 'wide' | 'compact' | 'phone'

const PHONE_PIXELS = 768
const COMPACT_PIXELS = 999

/** As much as a phone on its side leaves under the header of a page. */
const LOW_PIXELS = 420

export function layoutOf({
  clientWidth,
  clientHeight,
}: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): EditorLayout {
  if (clientWidth > COMPACT_PIXELS) return 'wide'
  return clientWidth <= PHONE_PIXELS || clientHeight <= LOW_PIXELS ? 'phone' : 'compact'
}

/** The layout that fits the element's own width: the editor may be a part of a page. */
export function useEditorLayout(root: RefObject<HTMLElement | null>): EditorLayout {
  const [layout, setLayout] = useState<EditorLayout>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => setLayout(layoutOf(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return layout
}
