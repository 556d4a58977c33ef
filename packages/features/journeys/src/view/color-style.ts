import type { MapColor } from '@mishiori/map-document'
import type { CSSProperties } from 'react'

/** The colour of a day for a style sheet: as a line, as text, and as a disc with something on it. */
export function colorStyle(color: MapColor): CSSProperties {
  return {
    '--part': `var(--map-${color})`,
    '--part-text': `var(--map-${color}-text)`,
    '--part-on': `var(--map-${color}-on)`,
  }
}
