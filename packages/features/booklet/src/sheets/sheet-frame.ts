import { useEffect, useRef, useState } from 'react'
import type { SheetLayout } from '../plan/sheet-layout.ts'
import { CSS_PIXELS_PER_MM, type PaperSize } from '../strips/frame.ts'

/** Sheets are shown in their true size at most. */
const MAX_SCALE = 1

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
  const scale = width ? Math.min(MAX_SCALE, width / (widthMm * CSS_PIXELS_PER_MM)) : MAX_SCALE
  return { ref, scale }
}

export function sheetProperties(layout: SheetLayout, scale: number): React.CSSProperties {
  const { sheet, marginMm, textPt, content, textHeightMm } = layout
  return {
    '--sheet-width': `${sheet.widthMm}mm`,
    '--sheet-height': `${sheet.heightMm}mm`,
    '--sheet-margin': `${marginMm}mm`,
    '--text-width': `${content.widthMm}mm`,
    '--text-height': `${textHeightMm}mm`,
    '--text-size': `${textPt}pt`,
    '--sheet-scale': scale,
  }
}

/**
 * Has the browser print on sheets of this size, without margins of its own. By a sheet of styles that scripts make: the
 * site's policy takes no other that changes.
 */
export function usePageSize({ widthMm, heightMm }: PaperSize): void {
  useEffect(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(styles)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles)
    }
  }, [widthMm, heightMm])
}
