import { type RefObject, useLayoutEffect, useState } from 'react'
import { useElementSize } from '../../ui/shared/use-element-size.ts'

interface RowWindowOptions {
  readonly count: number
  readonly rowHeight: number
  /** Is brought into view whenever it becomes another. */
  readonly active: number
}

/** Rows beyond either edge, so that a short scroll shows no gap. */
const MARGIN_ROWS = 4

/** The rows of a long list to render, and the scroll handler that updates them. */
export function useRowWindow(ref: RefObject<HTMLElement | null>, { count, rowHeight, active }: RowWindowOptions) {
  const { height } = useElementSize(ref, { width: 280, height: rowHeight * 5 })
  const [scrollTop, setScrollTop] = useState(0)

  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const top = active * rowHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + rowHeight > list.scrollTop + height) list.scrollTop = top + rowHeight - height
    setScrollTop(list.scrollTop)
  }, [ref, active, rowHeight, height])

  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - MARGIN_ROWS)
  const last = Math.min(count - 1, Math.ceil((scrollTop + height) / rowHeight) + MARGIN_ROWS)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  // Assistive technology refers to the active row, so it must be rendered even when scrolled out of view.
  const isActiveDrawn = active >= first && active <= last
  return {
    rows: isActiveDrawn || active >= count ? rows : [...rows, active],
    rowsInView: Math.max(1, Math.floor(height / rowHeight)),
    onScroll: () => setScrollTop(ref.current?.scrollTop ?? 0),
  }
}
