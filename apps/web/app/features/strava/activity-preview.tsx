import { COLOR_HEX, DEFAULT_COLOR, decodePolyline, type Line, mapObjectId } from '@mishiori/map-document'
import { useMemo } from 'react'
import { previewShapes } from '../file-import/preview-shapes.ts'
import styles from './activity-list.module.css'

/** Of a summary, which has some hundreds. */
const MAX_POINTS = 20_000
const SIZE = { width: 96, height: 64, margin: 9 }

/** A small map of an activity, without a ground to stand on; an empty one where it has no track. */
export function ActivityPreview({ polyline, label }: { polyline: string | null; label: string }) {
  const shapes = useMemo(() => previewShapes(polyline === null ? [] : linesOf(polyline), SIZE), [polyline])
  if (shapes.length === 0) return <span className={styles.preview} />
  return (
    <svg className={styles.preview} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {shapes.map(({ d }) => (
        <path key={d} d={d} stroke={COLOR_HEX[DEFAULT_COLOR].fill} fill="none" />
      ))}
    </svg>
  )
}

function linesOf(polyline: string): Line[] {
  const decoded = decodePolyline(polyline, { maxPoints: MAX_POINTS })
  if (!decoded.ok || decoded.path.length < 2) return []
  const details = { id: mapObjectId('line'), name: '', description: '', color: DEFAULT_COLOR }
  return [{ ...details, kind: 'line', path: decoded.path }]
}
