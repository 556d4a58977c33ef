import { elevationAt } from '@mishiori/map-document'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { formatDistance, formatElevation } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { distanceAt, type Profile, type ProfileFrame, xOf } from './profile-geometry.ts'
import { metersAfterKey } from './profile-keys.ts'
import { type ProfileRange, rangeBetween } from './profile-range.ts'
import styles from './range-handles.module.css'

export interface RangeHandlesProps {
  readonly messages: MapEditorMessages
  readonly profile: Profile
  readonly frame: ProfileFrame
  /** Without axes, nothing is drawn below the curve. */
  readonly hasAxes: boolean
  readonly range: ProfileRange
  readonly onRange: (range: ProfileRange) => void
  /** The chart, whose left edge pointers are measured from. */
  readonly chart: RefObject<HTMLElement | null>
}

/** The two ends of the measured part, each a slider that stops at the other. */
export function RangeHandles({ range, onRange, ...props }: RangeHandlesProps) {
  const { profile, messages } = props
  const { fromMeters, toMeters } = range
  return (
    <>
      <Handle
        {...props}
        label={messages.profile.rangeStart}
        meters={fromMeters}
        limits={[0, toMeters]}
        onMove={(meters) => onRange(rangeBetween(meters, toMeters, profile.lengthMeters))}
      />
      <Handle
        {...props}
        label={messages.profile.rangeEnd}
        meters={toMeters}
        limits={[fromMeters, profile.lengthMeters]}
        onMove={(meters) => onRange(rangeBetween(fromMeters, meters, profile.lengthMeters))}
      />
    </>
  )
}

interface HandleProps extends Omit<RangeHandlesProps, 'range' | 'onRange'> {
  readonly label: string
  readonly meters: number
  readonly limits: readonly [least: number, most: number]
  readonly onMove: (meters: number) => void
}

function Handle({ messages, profile, frame, hasAxes, chart, label, meters, limits, onMove }: HandleProps) {
  const [least, most] = limits
  const move = (to: number) => onMove(Math.min(most, Math.max(least, to)))
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(distanceAt(frame, event.clientX - (chart.current?.getBoundingClientRect().left ?? 0)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = metersAfterKey(event, meters, profile.lengthMeters)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move(next)
  }
  const elevation = elevationAt(profile.points, meters)
  const distance = formatDistance(meters, messages.locale)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.round(least)}
      aria-valuemax={Math.round(most)}
      aria-valuenow={Math.round(meters)}
      aria-valuetext={
        elevation === null
          ? messages.profile.atUnknown(distance)
          : messages.profile.at(distance, formatElevation(elevation, messages.locale))
      }
      className={classNames(styles.handle, !hasAxes && styles.withoutAxes)}
      style={{ left: xOf(frame, meters) }}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}
