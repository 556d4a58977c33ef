import { elevationAt } from '@mishiori/map-document'
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react'
import { formatDistance, formatElevation, formatInteger } from '../../messages/format.ts'
import { lengthUnitsOf } from '../../messages/length-units.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { colorProperties } from '../shared/object-glyph.tsx'
import { type ElementSize, useElementSize } from '../shared/use-element-size.ts'
import styles from './profile-chart.module.css'
import { CursorMark, CursorTip } from './profile-cursor.tsx'
import { ColoredCurve, Curve, type CurveColors, colorNameAt } from './profile-curve.tsx'
import {
  distanceAt,
  niceTicks,
  type OtherCurve,
  type Profile,
  type ProfileFrame,
  verticalRange,
  xOf,
  yOf,
} from './profile-geometry.ts'
import { metersAfterKey } from './profile-keys.ts'
import { type ProfileRange, rangeBetween } from './profile-range.ts'
import { RangeHandles } from './range-handles.tsx'

const NO_CURVES: readonly OtherCurve[] = []

export interface ProfileChartProps {
  readonly messages: MapEditorMessages
  readonly profile: Profile
  /** Curves that are drawn beside it. */
  readonly others?: readonly OtherCurve[]
  readonly label: string
  readonly cursorMeters: number | null
  readonly onCursor: (distanceMeters: number | null) => void
  readonly hasAxes: boolean
  /** The part that is measured. */
  readonly range: ProfileRange | null
  /** Without it no part can be measured. */
  readonly onRange?: (range: ProfileRange | null) => void
  /** Of the line, not of the others. */
  readonly colors?: CurveColors | null
  /** The parent, which it fills. */
  readonly className: string | undefined
}

const DRAG_PX = 6

/** Space beside the curve: for axes, for the halves of handles at its ends, or none. */
const AXES = { left: 44, right: 14, top: 10, bottom: 20 } as const
const AXES_BELOW_BAR = { ...AXES, top: 24 } as const
const HANDLES = { left: 22, right: 22, top: 6, bottom: 1 } as const
const BARE = { left: 0, right: 0, top: 6, bottom: 1 } as const
type Insets = typeof AXES | typeof AXES_BELOW_BAR | typeof HANDLES | typeof BARE

/** The curve with a cursor: the pointer moves it, and so do the keys of a slider. */
export function ProfileChart(props: ProfileChartProps) {
  const { messages, profile, label, cursorMeters, onCursor, hasAxes, range, onRange } = props
  const { others = NO_CURVES, colors = null, className } = props
  const chartRef = useRef<HTMLDivElement>(null)
  const size = useElementSize(chartRef, { width: 640, height: 112 })
  const insets = insetsOf({ hasAxes, hasBar: colors !== null, hasHandles: range !== null })
  const frame = useMemo(
    () => frameOf([profile, ...others.map((other) => other.profile)], size, insets),
    [profile, others, size, insets],
  )

  const drawing = useRangeDrawing(profile, onRange)

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const meters = distanceAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left)
    drawing.follow(event, meters)
    onCursor(meters)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? null : metersAfterKey(event, cursorMeters ?? 0, frame.lengthMeters)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onCursor(next)
  }
  return (
    <div className={className}>
      <div
        ref={chartRef}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.round(frame.lengthMeters)}
        aria-valuenow={Math.round(cursorMeters ?? 0)}
        aria-valuetext={describe(messages, { profile, others, colors }, cursorMeters ?? 0)}
        className={classNames(styles.chart, !hasAxes && styles.withoutAxes)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerUp={drawing.end}
        onPointerCancel={drawing.end}
        onPointerLeave={() => onCursor(null)}
        onKeyDown={onKeyDown}
        onBlur={() => onCursor(null)}
      >
        <ChartDrawing {...props} others={others} colors={colors} frame={frame} />
      </div>
      {range && onRange && (
        <RangeHandles
          messages={messages}
          profile={profile}
          frame={frame}
          hasAxes={hasAxes}
          range={range}
          onRange={onRange}
          chart={chartRef}
        />
      )}
    </div>
  )
}

type ChartDrawingProps = Omit<ProfileChartProps, 'others' | 'colors'> &
  Required<Pick<ProfileChartProps, 'others' | 'colors'>> & { readonly frame: ProfileFrame }

/** What is seen of the chart. A slider speaks of it. */
function ChartDrawing({ messages, profile, others, colors, hasAxes, range, cursorMeters, frame }: ChartDrawingProps) {
  const cursor = cursorMeters === null ? null : { frame, profile, others, cursorMeters }
  return (
    <>
      <svg aria-hidden="true" focusable="false">
        {hasAxes && <Axes frame={frame} locale={messages.locale} />}
        {colors ? (
          <ColoredCurve frame={frame} profile={profile} colors={colors} />
        ) : (
          <Curve frame={frame} profile={profile} />
        )}
        {others.map((other) => (
          <g key={other.id} className={styles.other} style={colorProperties(other.color)}>
            <Curve frame={frame} profile={other.profile} />
          </g>
        ))}
        {range && <RangeArea frame={frame} range={range} />}
        {cursor && <CursorMark {...cursor} />}
      </svg>
      {cursor && hasAxes && (
        <CursorTip messages={messages} {...cursor} note={colors && colorNameAt(colors, cursor.cursorMeters)} />
      )}
    </>
  )
}

/** A mouse that is dragged over the chart draws a part of the line; a click takes it away. Fingers have the handles. */
function useRangeDrawing(profile: Profile, onRange: ProfileChartProps['onRange']) {
  const start = useRef<{ readonly x: number; readonly meters: number; readonly isDrawn: boolean } | null>(null)
  return {
    follow: (event: PointerEvent<HTMLElement>, meters: number) => {
      if (!onRange || event.pointerType !== 'mouse') return
      if (event.type === 'pointerdown' && event.button === 0) {
        start.current = { x: event.clientX, meters, isDrawn: false }
        return
      }
      const from = start.current
      if (!from || (!from.isDrawn && Math.abs(event.clientX - from.x) < DRAG_PX)) return
      if (!from.isDrawn) event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { ...from, isDrawn: true }
      onRange(rangeBetween(from.meters, meters, profile.lengthMeters))
    },
    end: () => {
      if (start.current && !start.current.isDrawn) onRange?.(null)
      start.current = null
    },
  }
}

function RangeArea({ frame, range }: { readonly frame: ProfileFrame; readonly range: ProfileRange }) {
  const x = xOf(frame, range.fromMeters)
  return (
    <rect
      className={styles.rangeArea}
      x={x}
      width={Math.max(0, xOf(frame, range.toMeters) - x)}
      y={0}
      height={frame.bottom}
    />
  )
}

function insetsOf(chart: {
  readonly hasAxes: boolean
  readonly hasBar: boolean
  readonly hasHandles: boolean
}): Insets {
  if (chart.hasAxes) return chart.hasBar ? AXES_BELOW_BAR : AXES
  return chart.hasHandles ? HANDLES : BARE
}

type Curves = Required<Pick<ProfileChartProps, 'profile' | 'others' | 'colors'>>

/** The height of each line at a distance, the others by their names; of the line also what it is coloured by. */
function describe(messages: MapEditorMessages, curves: Curves, distanceMeters: number): string {
  const { profile, others, colors } = curves
  const distance = formatDistance(distanceMeters, messages.locale)
  const height = ({ points }: Profile) => elevationAt(points, distanceMeters)
  const own = height(profile)
  const { at, atUnknown } = messages.profile
  const figures = own === null ? atUnknown(distance) : at(distance, formatElevation(own, messages.locale))
  const formatted = colors ? colors.coloring.words.at(figures, colorNameAt(colors, distanceMeters)) : figures
  const rest = others.flatMap(({ name, profile: other }) => {
    const meters = height(other)
    return meters === null ? [] : `${name} ${formatElevation(meters, messages.locale)}`
  })
  return [formatted, ...rest].join(', ')
}

/** As long as the longest of the lines, as low as the lowest, and as high as the highest. */
function frameOf(profiles: readonly Profile[], size: ElementSize, insets: Insets): ProfileFrame {
  const { left, top } = insets
  const box = { left, top, right: size.width - insets.right, bottom: size.height - insets.bottom }
  const minMeters = Math.min(...profiles.map(({ stats }) => stats.minMeters))
  const maxMeters = Math.max(...profiles.map(({ stats }) => stats.maxMeters))
  const lengthMeters = Math.max(...profiles.map((profile) => profile.lengthMeters))
  return { ...box, lengthMeters, ...verticalRange({ minMeters, maxMeters }) }
}

const Axes = memo(function Axes({ frame, locale }: { readonly frame: ProfileFrame; readonly locale: string }) {
  const { long, short } = lengthUnitsOf(locale)
  const along = frame.lengthMeters >= 2 * long.meters ? long : short
  const rows = frame.bottom - frame.top > 70 ? 3 : 2
  const heights = niceTicks(frame.lowMeters / short.meters, frame.highMeters / short.meters, rows)
  const distances = niceTicks(0, frame.lengthMeters / along.meters, Math.floor((frame.right - frame.left) / 65))
  return (
    <>
      {heights.map((height) => {
        const y = yOf(frame, height * short.meters)
        return (
          <g key={height}>
            <line className={styles.grid} x1={frame.left} x2={frame.right} y1={y} y2={y} />
            <text className={styles.tick} x={frame.left - 8} y={y + 4} textAnchor="end">
              {formatInteger(height, locale)}
            </text>
          </g>
        )
      })}
      {distances.map((distance) => (
        <text
          key={distance}
          className={styles.tick}
          x={xOf(frame, distance * along.meters)}
          y={frame.bottom + 15}
          textAnchor="middle"
        >
          {distance === 0 ? `0 ${along.name}` : new Intl.NumberFormat(locale).format(Number(distance.toFixed(3)))}
        </text>
      ))}
    </>
  )
})
