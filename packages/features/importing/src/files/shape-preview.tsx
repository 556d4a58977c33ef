import { COLOR_HEX, type MapObject } from '@mishiori/map-document'
import { useMemo } from 'react'
import { previewShapes } from './preview-shapes.ts'
import styles from './shape-preview.module.css'

interface ShapePreviewProps {
  objects: readonly MapObject[]
  /** The map's content, as text. */
  label: string
}

const SIZE = { width: 96, height: 64, margin: 9 }

/** A small map of objects: their shapes in their colours, without a basemap. Without objects an empty one. */
export function ShapePreview({ objects, label }: ShapePreviewProps) {
  const shapes = useMemo(() => previewShapes(objects, SIZE), [objects])
  if (shapes.length === 0) return <span className={styles.preview} />
  return (
    <svg className={styles.preview} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {shapes.map(({ kind, color, d }, at) => (
        <path
          key={at}
          d={d}
          data-kind={kind}
          stroke={COLOR_HEX[color].fill}
          fill={kind === 'area' ? COLOR_HEX[color].fill : 'none'}
        />
      ))}
    </svg>
  )
}
