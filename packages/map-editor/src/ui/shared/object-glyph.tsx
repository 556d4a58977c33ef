import {
  type MapColor,
  type MapObject,
  type MapObjectKind,
  SPOT_GLYPH_PATHS,
  type SpotIcon,
} from '@mishiori/map-document'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './object-glyph.module.css'

const KIND_CLASSES: Readonly<Record<Exclude<MapObjectKind, 'spot'>, string>> = {
  line: classNames(styles.line),
  navigationLine: classNames(styles.line, styles.navigation),
  recordedLine: classNames(styles.line),
  circle: classNames(styles.shape, styles.circle),
  rectangle: classNames(styles.shape, styles.rectangle),
  polygon: classNames(styles.shape, styles.polygon),
}

export interface ObjectGlyphProps {
  readonly object: Pick<MapObject, 'kind' | 'color'> & { readonly icon?: SpotIcon }
  readonly size?: 'small' | 'large'
}

/** An icon of an object as it looks on the map, for lists. Decorative, because the name is beside it. */
export function ObjectGlyph({ object, size = 'small' }: ObjectGlyphProps) {
  return (
    <span
      className={classNames(styles.glyph, size === 'large' && styles.large, object.color === 'black' && styles.dark)}
      style={colorProperties(object.color)}
      aria-hidden="true"
    >
      {object.kind === 'spot' ? (
        <span className={styles.disc}>
          <SpotGlyph icon={object.icon ?? 'text'} size={size === 'large' ? 18 : 12} />
        </span>
      ) : (
        <span className={KIND_CLASSES[object.kind]} />
      )}
    </span>
  )
}

export function SpotGlyph({ icon, size }: { readonly icon: SpotIcon; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={SPOT_GLYPH_PATHS[icon]} />
    </svg>
  )
}

/** `--object` is the fill of a map colour, `--object-on` what is drawn on it, `--object-text` text in that colour. */
export function colorProperties(color: MapColor): CSSProperties {
  return {
    '--object': `var(--me-map-${color})`,
    '--object-on': `var(--me-map-${color}-on)`,
    '--object-text': `var(--me-map-${color}-text)`,
  } as CSSProperties // React's type knows no custom properties
}
