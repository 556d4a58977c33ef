import { type RefObject, useLayoutEffect, useState } from 'react'

/** `wide` has every panel open, `compact` folds the layers into a button, `phone` works with sheets and a dock. */
export type EditorLayout = 'wide' | 'compact' | 'phone'

const PHONE_PIXELS = 768
const COMPACT_PIXELS = 999

export function layoutOf(width: number): EditorLayout {
  if (width <= PHONE_PIXELS) return 'phone'
  return width <= COMPACT_PIXELS ? 'compact' : 'wide'
}

/** The layout that fits the element's own width: the editor may be a part of a page. */
export function useEditorLayout(root: RefObject<HTMLElement | null>): EditorLayout {
  const [layout, setLayout] = useState<EditorLayout>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => setLayout(layoutOf(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return layout
}
