import { boundsOf, decodePolyline } from '@mishiori/map-document'
import { fitProjection } from '@repo/map-kit/fit-projection'
import type { ArticlePictures } from './article-summary.ts'

const SIZE = { width: 56, height: 56, margin: 9 }
/** Outlines have fewer. */
const MAX_POINTS = 1000

/** What a card shows of the line beside the author's picture; nothing beside the drawn map, which has it already. */
export const shapeBeside = ({ thumbnailPath, outline }: ArticlePictures & { readonly outline: string | null }) =>
  thumbnailPath && outline ? <LineShape outline={outline} /> : null

/** The shape of a line without a map: decoration beside its length. */
export function LineShape({ outline }: { outline: string }) {
  const points = pointsOf(outline)
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end) return null
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={start[0]} cy={start[1]} r="3.5" fill="var(--surface)" stroke="currentColor" strokeWidth="2" />
      <circle cx={end[0]} cy={end[1]} r="3" fill="currentColor" />
    </svg>
  )
}

function pointsOf(outline: string): readonly (readonly number[])[] {
  const decoded = decodePolyline(outline, { maxPoints: MAX_POINTS })
  const path = decoded.ok ? decoded.path : []
  const box = boundsOf(path)
  if (!box) return []
  const project = fitProjection(box, SIZE)
  return path.map((position) => project(position).map((value) => Math.round(value * 10) / 10))
}
