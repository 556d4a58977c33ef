import type { BBox, Position } from '@mishiori/map-document'
import { fitProjection } from '@repo/map-kit/fit-projection'
import { useMemo } from 'react'
import { SPORT_COLORS } from '../view/sports.ts'
import type { Track } from './read-tracks.ts'
import styles from './tracks-map.module.css'

/** Units of the drawing. It keeps its proportions in whatever frame it stands. */
const SIZE = { width: 1000, height: 480, margin: 40 }

/** All tracks by themselves, before the map is there and where it cannot be. The lists tell of them in words. */
export function DrawnTracks({ tracks, bounds }: { tracks: readonly Track[]; bounds: BBox | null }) {
  const lines = useMemo(() => (bounds ? drawn(tracks, bounds) : []), [tracks, bounds])
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {lines.map(([color, d]) => (
        <path key={color} d={d} stroke={color} />
      ))}
    </svg>
  )
}

/** One path for each colour: thousands of elements would take longer than the map. */
function drawn(tracks: readonly Track[], bounds: BBox): readonly (readonly [color: string, d: string])[] {
  const project = fitProjection(bounds, SIZE)
  const pointOf = (position: Position) =>
    project(position)
      .map((value) => value.toFixed(1))
      .join(' ')
  const byColor = Map.groupBy(tracks, ({ sport }) => SPORT_COLORS[sport])
  const lineOf = (path: readonly Position[]) => `M${path.map(pointOf).join('L')}`
  return [...byColor].map(([color, ofColor]) => [color, ofColor.flatMap(({ paths }) => paths.map(lineOf)).join('')])
}
