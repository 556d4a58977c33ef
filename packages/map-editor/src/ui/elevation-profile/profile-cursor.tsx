import { elevationAt } from '@mishiori/map-document'
import { formatDistance, formatElevation } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { colorProperties } from '../shared/object-glyph.tsx'
import styles from './profile-cursor.module.css'
import type { OtherCurve } from './profile-geometry.ts'
import { type Profile, type ProfileFrame, xOf, yOf } from './profile-geometry.ts'

interface CursorMarkProps {
  readonly frame: ProfileFrame
  readonly profile: Profile
  readonly others: readonly OtherCurve[]
  readonly cursorMeters: number
}

/** A line through the chart with a dot on each curve. */
export function CursorMark({ frame, profile, others, cursorMeters }: CursorMarkProps) {
  const x = xOf(frame, cursorMeters)
  const dot = (of: Profile, isOther: boolean) => {
    const elevation = elevationAt(of.points, cursorMeters)
    const className = classNames(styles.dot, isOther && styles.otherDot)
    return elevation === null ? null : (
      <circle className={className} cx={x} cy={yOf(frame, elevation)} r={isOther ? 4 : 5} />
    )
  }
  return (
    <>
      <line className={styles.line} x1={x} x2={x} y1={0} y2={frame.bottom} />
      {others.map((other) => (
        <g key={other.id} style={colorProperties(other.color)}>
          {dot(other.profile, true)}
        </g>
      ))}
      {dot(profile, false)}
    </>
  )
}

interface CursorTipProps extends CursorMarkProps {
  readonly messages: MapEditorMessages
  /** What the line is there, beside its height. */
  readonly note: string | null
}

/** The distance, and the height of each line there. */
export function CursorTip({ messages, frame, profile, others, cursorMeters, note }: CursorTipProps) {
  const isPastMiddle = cursorMeters > frame.lengthMeters * 0.7
  const height = (of: Profile) => {
    const elevation = elevationAt(of.points, cursorMeters)
    return elevation === null ? null : formatElevation(elevation, messages.locale)
  }
  return (
    <div
      className={classNames(styles.tip, isPastMiddle && styles.tipLeft, note && styles.belowBar)}
      style={{ left: xOf(frame, cursorMeters) }}
      aria-hidden="true"
    >
      {formatDistance(cursorMeters, messages.locale)}
      {height(profile) && <span>{height(profile)}</span>}
      {note && <span>{note}</span>}
      {others.map(
        (other) =>
          height(other.profile) && (
            <span key={other.id} className={styles.otherTip} style={colorProperties(other.color)}>
              {height(other.profile)}
            </span>
          ),
      )}
    </div>
  )
}
