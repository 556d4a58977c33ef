import { useEffect, useRef, useState } from 'react'
import type { PaperSize } from './strips/frame.ts'

const CSS_PIXELS_PER_MM = 96 / 25.4
/** A sheet is shown as large as it will be, and no larger. */
const LARGEST = 1

/** How much smaller sheets have to be shown to fit into an element. */
export function useSheetScale({ widthMm }: PaperSize) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = width ? Math.min(LARGEST, width / (widthMm * CSS_PIXELS_PER_MM)) : LARGEST
  return { ref, scale }
}
