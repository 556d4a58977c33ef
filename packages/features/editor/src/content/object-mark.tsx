import { SPOT_GLYPH_PATHS } from '@mishiori/map-document'
import type { LinkableObject } from './linkable-objects.ts'
import styles from './object-mark.module.css'

/** The symbol of an object as on the map, at the height of a row. Decorative: its name is beside it. */
export function ObjectMark({ object: { kind, color, icon } }: { object: Omit<LinkableObject, 'id' | 'name'> }) {
  const colors = { background: `var(--map-${color})`, color: `var(--map-${color}-on)` }
  if (!icon)
    return <span className={styles.mark} data-kind={kind} style={{ color: `var(--map-${color})` }} aria-hidden="true" />
  return (
    <span className={styles.disc} style={colors} aria-hidden="true">
      <svg width={12} height={12} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
        <path d={SPOT_GLYPH_PATHS[icon]} />
      </svg>
    </span>
  )
}
