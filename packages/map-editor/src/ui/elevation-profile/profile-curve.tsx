import { memo, useId, useMemo } from 'react'
import type { ColorBy } from '../../core/line-colors/line-classes.ts'
import { classAt, type LinePart } from '../../core/line-colors/line-parts.ts'
import type { LineColoring } from '../line-colors/line-coloring.ts'
import { nameOfClass } from '../line-colors/name-of-class.ts'
import { fillOf } from '../line-colors/paint-patterns.tsx'
import styles from './profile-chart.module.css'
import { decimateProfile, type Profile, type ProfileFrame, profilePaths, xOf } from './profile-geometry.ts'

/** The known colours of the line that is drawn. */
export interface CurveColors {
  readonly coloring: LineColoring
  readonly by: ColorBy
  readonly parts: readonly LinePart[]
  /** Of the patterns on the page. */
  readonly patternId: string
}

/** What the line is at a distance from its start. */
export function colorNameAt({ coloring, by, parts }: CurveColors, distanceMeters: number): string {
  return nameOfClass(coloring.words, by, classAt(parts, distanceMeters))
}

interface CurveProps {
  readonly frame: ProfileFrame
  readonly profile: Profile
}

export const Curve = memo(function Curve({ frame, profile }: CurveProps) {
  const { curve, area } = useCurve(frame, profile)
  return (
    <>
      <path className={styles.area} d={area} />
      <path className={styles.curve} d={curve} />
    </>
  )
})

const BAR = { y: 2, height: 12 } as const

/** The curve over its parts, and these in a bar above it, for a level way leaves them little room. */
export const ColoredCurve = memo(function ColoredCurve({
  frame,
  profile,
  colors,
}: CurveProps & { colors: CurveColors }) {
  const { curve, area } = useCurve(frame, profile)
  const clip = useId().replaceAll(/\W/g, '')
  const right = xOf(frame, profile.lengthMeters)
  const rects = colors.parts.map(({ lineClass, fromMeters, toMeters }) => {
    const x = xOf(frame, fromMeters)
    const width = Math.max(0.5, Math.min(right, xOf(frame, toMeters)) - x)
    return { key: fromMeters, x, width, fill: fillOf(colors.patternId, lineClass) }
  })
  return (
    <>
      <clipPath id={`${clip}-area`}>
        <path d={area} />
      </clipPath>
      <clipPath id={`${clip}-bar`}>
        <rect x={frame.left} width={Math.max(0, right - frame.left)} {...BAR} rx={BAR.height / 2} />
      </clipPath>
      <g clipPath={`url(#${clip}-bar)`}>
        {rects.map(({ key, ...rect }) => (
          <rect key={key} {...rect} {...BAR} />
        ))}
      </g>
      <g clipPath={`url(#${clip}-area)`}>
        {rects.map(({ key, ...rect }) => (
          <rect key={key} {...rect} y={frame.top} height={frame.bottom - frame.top} />
        ))}
      </g>
      <path className={styles.curve} d={curve} />
    </>
  )
})

function useCurve(frame: ProfileFrame, profile: Profile) {
  const buckets = Math.max(1, Math.floor(frame.right - frame.left))
  const points = useMemo(() => decimateProfile(profile.points, buckets), [profile, buckets])
  return profilePaths(frame, points)
}
