import { useEffect } from 'react'
import type { PaperSize } from './strips/frame.ts'

/** Has the browser print on sheets of this size, without margins of its own. By a sheet of styles that scripts make: the site's policy takes no other that changes. */
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
