import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react'
import { formatDistance, formatElevation, formatInteger } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import styles from './elevation-profile.module.css'
import {
  decimateProfile,
  distanceAt,
  elevationAt,
  niceTicks,
  type Profile,
  type ProfileFrame,
  profilePaths,
  verticalRange,
  xOf,
  yOf,
} from './profile-geometry.ts'
import { type ElementSize, useElementSize } from './use-element-size.ts'

export interface ProfileChartProps {
  readonly messages: MapEditorMessages
  readonly profile: Profile
  readonly label: string
  readonly cursorMeters: number | null
  readonly onCursor: (distanceMeters: number | null) => void
  readonly hasAxes: boolean
}

/** The curve with a cursor: the pointer moves it, and so do the keys of a slider. */
export function ProfileChart(props: ProfileChartProps) {
  const { messages, profile, label, cursorMeters, onCursor, hasAxes } = props
  const chartRef = useRef<HTMLDivElement>(null)
  const size = useElementSize(chartRef, { width: 640, height: 112 })
  const frame = useMemo(() => frameOf(profile, size, hasAxes), [profile, size, hasAxes])

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    onCursor(distanceAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = cursorAfterKey(event, cursorMeters ?? 0, profile.lengthMeters)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onCursor(next)
  }
  return (
    <div
      ref={chartRef}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.round(profile.lengthMeters)}
      aria-valuenow={Math.round(cursorMeters ?? 0)}
      aria-valuetext={describe(messages, profile, cursorMeters ?? 0)}
      className={styles.chart}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => onCursor(null)}
      onKeyDown={onKeyDown}
      onBlur={() => onCursor(null)}
    >
      <svg aria-hidden="true" focusable="false">
        {hasAxes && <Axes frame={frame} locale={messages.locale} />}
        <Curve frame={frame} profile={profile} />
        {cursorMeters !== null && <CursorMark frame={frame} profile={profile} cursorMeters={cursorMeters} />}
      </svg>
      {cursorMeters !== null && hasAxes && (
        <CursorTip {...props} x={xOf(frame, cursorMeters)} isPastMiddle={cursorMeters > profile.lengthMeters * 0.7} />
      )}
    </div>
  )
}

/** Arrows move by a hundredth of the line, with Shift or as Page keys by a tenth; Esc takes the cursor away. */
function cursorAfterKey(event: KeyboardEvent, now: number, length: number): number | null | undefined {
  const step = length * (event.shiftKey ? 0.1 : 0.01)
  const clamp = (value: number) => Math.min(length, Math.max(0, value))
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(now + step)
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(now - step)
    case 'PageUp':
      return clamp(now + length * 0.1)
    case 'PageDown':
      return clamp(now - length * 0.1)
    case 'Home':
      return 0
    case 'End':
      return length
    case 'Escape':
      return null
    default:
      return undefined
  }
}

function describe(messages: MapEditorMessages, profile: Profile, distanceMeters: number): string {
  const distance = formatDistance(distanceMeters, messages.locale)
  const elevation = elevationAt(profile.points, distanceMeters)
  if (elevation === null) return messages.profile.atUnknown(distance)
  return messages.profile.at(distance, formatElevation(elevation, messages.locale))
}

function frameOf(profile: Profile, size: ElementSize, hasAxes: boolean): ProfileFrame {
  const box = hasAxes
    ? { left: 44, right: size.width - 14, top: 10, bottom: size.height - 20 }
    : { left: 0, right: size.width, top: 6, bottom: size.height - 1 }
  return { ...box, lengthMeters: profile.lengthMeters, ...verticalRange(profile.stats) }
}

const Curve = memo(function Curve({ frame, profile }: { readonly frame: ProfileFrame; readonly profile: Profile }) {
  const buckets = Math.max(1, Math.floor(frame.right - frame.left))
  const points = useMemo(() => decimateProfile(profile.points, buckets), [profile, buckets])
  const { curve, area } = profilePaths(frame, points)
  return (
    <>
      <path className={styles.area} d={area} />
      <path className={styles.curve} d={curve} />
    </>
  )
})

const Axes = memo(function Axes({ frame, locale }: { readonly frame: ProfileFrame; readonly locale: string }) {
  const unitMeters = frame.lengthMeters >= 2000 ? 1000 : 1
  const unit = unitMeters === 1000 ? 'km' : 'm'
  const heights = niceTicks(frame.lowMeters, frame.highMeters, frame.bottom - frame.top > 70 ? 3 : 2)
  const distances = niceTicks(0, frame.lengthMeters / unitMeters, Math.floor((frame.right - frame.left) / 65))
  return (
    <>
      {heights.map((meters) => (
        <g key={meters}>
          <line
            className={styles.grid}
            x1={frame.left}
            x2={frame.right}
            y1={yOf(frame, meters)}
            y2={yOf(frame, meters)}
          />
          <text className={styles.tick} x={frame.left - 8} y={yOf(frame, meters) + 4} textAnchor="end">
            {formatInteger(meters, locale)}
          </text>
        </g>
      ))}
      {distances.map((distance) => (
        <text
          key={distance}
          className={styles.tick}
          x={xOf(frame, distance * unitMeters)}
          y={frame.bottom + 15}
          textAnchor="middle"
        >
          {distance === 0 ? `0 ${unit}` : new Intl.NumberFormat(locale).format(Number(distance.toFixed(3)))}
        </text>
      ))}
    </>
  )
})

interface CursorMarkProps {
  readonly frame: ProfileFrame
  readonly profile: Profile
  readonly cursorMeters: number
}

function CursorMark({ frame, profile, cursorMeters }: CursorMarkProps) {
  const x = xOf(frame, cursorMeters)
  const elevation = elevationAt(profile.points, cursorMeters)
  return (
    <>
      <line className={styles.cursorLine} x1={x} x2={x} y1={0} y2={frame.bottom} />
      {elevation !== null && <circle className={styles.cursorDot} cx={x} cy={yOf(frame, elevation)} r={5} />}
    </>
  )
}

interface CursorTipProps extends ProfileChartProps {
  readonly x: number
  readonly isPastMiddle: boolean
}

function CursorTip({ messages, profile, cursorMeters, x, isPastMiddle }: CursorTipProps) {
  const elevation = elevationAt(profile.points, cursorMeters ?? 0)
  return (
    <div className={classNames(styles.tip, isPastMiddle && styles.tipLeft)} style={{ left: x }} aria-hidden="true">
      {formatDistance(cursorMeters ?? 0, messages.locale)}
      {elevation !== null && <span>{formatElevation(elevation, messages.locale)}</span>}
    </div>
  )
}
