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
      {lines.map(({ key, color, d }) => (
        <path key={key} d={d} stroke={color} />
      ))}
    </svg>
  )
}

function drawn(tracks: readonly Track[], bounds: BBox) {
  const project = fitProjection(bounds, SIZE)
  const pointOf = (position: Position) =>
    project(position)
      .map((value) => value.toFixed(1))
      .join(' ')
  return tracks.map(({ key, sport, paths }) => ({
    key,
    color: SPORT_COLORS[sport],
    d: paths.map((path) => `M${path.map(pointOf).join('L')}`).join(''),
  }))
}
