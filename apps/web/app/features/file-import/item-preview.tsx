import { COLOR_HEX, type MapObject } from '@mishiori/map-document'
import { useMemo } from 'react'
import styles from './item-list.module.css'
import { previewShapes } from './preview-shapes.ts'

interface ItemPreviewProps {
  objects: readonly MapObject[]
  /** What it is a map of, in words. */
  label: string
}

const SIZE = { width: 96, height: 64, margin: 9 }

/** A small map of what a file holds: its shape in its colours, without a ground to stand on. */
export function ItemPreview({ objects, label }: ItemPreviewProps) {
  const shapes = useMemo(() => previewShapes(objects, SIZE), [objects])
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
