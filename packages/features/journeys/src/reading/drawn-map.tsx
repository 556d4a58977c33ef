import { boundsOf } from '@mishiori/map-document'
import { fitProjection } from '@repo/map-kit/fit-projection'
import { pathOfOutline } from '../profile/whole-profile.ts'
import { colorStyle } from '../view/color-style.ts'
import type { JourneyView } from '../view/journey-view.ts'
import { stagesOf } from '../view/journey-view.ts'
import type { WaysByEntry } from '../view/to-map-document.ts'
import styles from './drawn-map.module.css'

/** Units of the drawing. It keeps its proportions in whatever frame it stands. */
const SIZE = { width: 800, height: 640, margin: 96 }

interface DrawnMapProps {
  journey: Pick<JourneyView, 'parts'>
  /** Default: the outlines. */
  ways?: WaysByEntry
}

/** The ways of all stages in the colours of their days, before the map is there and where it cannot be. Said by the list. */
export function DrawnMap({ journey, ways: known }: DrawnMapProps) {
  const ways = stagesOf(journey).map(([part, stage]) => ({
    part,
    id: stage.id,
    path: known?.get(stage.id) ?? pathOfOutline(stage.outline),
  }))
  const bounds = boundsOf(ways.flatMap(({ path }) => path))
  if (!bounds) return null
  const project = fitProjection(bounds, SIZE)
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {ways.map(({ part, id, path }) => {
        const points = path.map((position) =>
          project(position)
            .map((value) => value.toFixed(1))
            .join(','),
        )
        return (
          <g key={id} style={colorStyle(part.color)}>
            <polyline className={styles.casing} points={points.join(' ')} />
            <polyline className={styles.way} points={points.join(' ')} />
          </g>
        )
      })}
    </svg>
  )
}
