import { formatDistance, formatElevation, lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useMemo } from 'react'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { colorStyle } from '../view/color-style.ts'
import type { JourneyKind } from '../view/journey-view.ts'
import styles from './journey-profile.module.css'
import {
  type Height,
  heightAt,
  heightAxis,
  lengthTicks,
  type ProfileStage,
  placeAt,
  type WholeProfile,
} from './whole-profile.ts'

interface JourneyProfileProps {
  kind: JourneyKind
  profile: WholeProfile
  /** From the start of what is shown; null for none. */
  cursorMeters: number | null
  onCursor: (meters: number | null) => void
  /** Above the curve, as wide as it. */
  handles?: ReactNode
}

/** Units of the drawing, whatever its size on the screen. */
const [WIDTH, HEIGHT] = [1000, 100]
const DISTANCE_TICKS = 5

/** The elevations of all stages in the colours of their days, with a cursor for pointers and keys. */
export function JourneyProfile({ kind, profile, cursorMeters, onCursor, handles }: JourneyProfileProps) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const { long, short } = lengthUnits(language.units)
  const axis = useMemo(() => scaledAxis(profile, short.meters), [profile, short.meters])
  const distances = lengthTicks(profile.lengthMeters / long.meters, DISTANCE_TICKS)
  const x = (meters: number) => (meters / profile.lengthMeters) * WIDTH
  const place = (meters: number): CSSProperties => ({ left: `${(meters / profile.lengthMeters) * 100}%` })
  const told = useTold(kind, profile)
  return (
    <div className={styles.chart}>
      <Borders profile={profile} />
      <div className={styles.plot}>
        <ol className={styles.heights} aria-hidden="true">
          {axis.ticks.map((meters) => (
            <li key={meters} style={{ bottom: `${shareOf(meters, axis) * 100}%` }}>
              {Math.round(meters / short.meters).toLocaleString(language.locale)}
            </li>
          ))}
        </ol>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {axis.ticks.map((meters) => (
            <line
              key={meters}
              className={styles.grid}
              x1={0}
              x2={WIDTH}
              y1={yOf(meters, axis)}
              y2={yOf(meters, axis)}
            />
          ))}
          {profile.stages.map((stage) => (
            <StageCurve key={stage.entryId} stage={stage} x={x} axis={axis} />
          ))}
          {profile.stages.slice(1).map(({ entryId, fromMeters }) => (
            <line key={entryId} className={styles.border} x1={x(fromMeters)} x2={x(fromMeters)} y1={-4} y2={HEIGHT} />
          ))}
          {cursorMeters === null ? null : (
            <line className={styles.cursor} x1={x(cursorMeters)} x2={x(cursorMeters)} y1={0} y2={HEIGHT} />
          )}
        </svg>
        {cursorMeters === null ? null : (
          <CursorTip profile={profile} meters={cursorMeters} axis={axis} text={told(cursorMeters)} />
        )}
        <div
          className={styles.slider}
          role="slider"
          tabIndex={0}
          aria-label={t('journeys.cursor')}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={Math.round(profile.lengthMeters)}
          aria-valuenow={Math.round(cursorMeters ?? 0)}
          aria-valuetext={told(cursorMeters ?? 0)}
          onPointerDown={(event) => onCursor(metersUnder(event, profile))}
          onPointerMove={(event) => onCursor(metersUnder(event, profile))}
          onPointerLeave={() => onCursor(null)}
          onBlur={() => onCursor(null)}
          onKeyDown={(event) => {
            const next = metersAfterKey(event, cursorMeters ?? 0, profile.lengthMeters)
            if (next === undefined) return
            event.preventDefault()
            onCursor(next)
          }}
        />
        {handles}
      </div>
      <ol className={styles.distances} aria-hidden="true">
        {distances.map((distance) => (
          <li key={distance} style={place(distance * long.meters)}>
            {distance === 0 ? `0 ${long.name}` : distance.toLocaleString(language.locale)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where one stage becomes the next: how high that is. */
function Borders({ profile }: { profile: WholeProfile }) {
  const { stages, lengthMeters } = profile
  return (
    <ol className={styles.borders} aria-hidden="true">
      {stages.map(({ entryId, fromMeters }) => (
        <Border key={entryId} profile={profile} meters={fromMeters} />
      ))}
      <Border profile={profile} meters={lengthMeters} />
    </ol>
  )
}

function Border({ profile, meters }: { profile: WholeProfile; meters: number }) {
  const language = useLanguage()
  const height = heightAt(profile, meters)
  return (
    <li style={{ left: `${(meters / profile.lengthMeters) * 100}%` }}>
      {height === null ? null : <span>{formatElevation(height, language)}</span>}
    </li>
  )
}

interface CurveProps {
  stage: ProfileStage
  x: (meters: number) => number
  axis: Axis
}

function StageCurve({ stage: { points, color }, x, axis }: CurveProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const curve = `M${points.map(([along, height]: Height) => `${x(along).toFixed(1)},${yOf(height, axis).toFixed(2)}`).join('L')}`
  return (
    <g style={colorStyle(color)}>
      <path
        className={styles.area}
        d={`${curve}L${x(last[0]).toFixed(1)},${HEIGHT}L${x(first[0]).toFixed(1)},${HEIGHT}Z`}
      />
      <path className={styles.curve} d={curve} />
    </g>
  )
}

interface CursorTipProps {
  profile: WholeProfile
  meters: number
  axis: Axis
  text: string
}

/** The place on the curve, and what it says; seen only, for the slider says the same. */
function CursorTip({ profile, meters, axis, text }: CursorTipProps) {
  const height = heightAt(profile, meters)
  const share = meters / profile.lengthMeters
  return (
    <>
      {height === null ? null : (
        <span
          className={styles.dot}
          style={{ left: `${share * 100}%`, bottom: `${shareOf(height, axis) * 100}%` }}
          aria-hidden="true"
        />
      )}
      <span
        className={styles.tip}
        data-side={share > 0.5 ? 'left' : 'right'}
        style={{ left: `${share * 100}%` }}
        aria-hidden="true"
      >
        {text}
      </span>
    </>
  )
}

/** A place in words: which day, how far along what is shown, and how high. */
function useTold(kind: JourneyKind, profile: WholeProfile): (meters: number) => string {
  const t = useJourneysMessages()
  const language = useLanguage()
  return (meters) => {
    const number = placeAt(profile, meters)?.stage.partNumber ?? 1
    const part = kind === 'journey' ? t('journeys.day', { number }) : t('journeys.item', { number })
    const height = heightAt(profile, meters)
    const distance = formatDistance(meters, language)
    return height === null
      ? t('journeys.atUnknown', { part, distance })
      : t('journeys.at', { part, distance, height: formatElevation(height, language) })
  }
}

type Axis = ReturnType<typeof heightAxis>

/** Round in the reader's unit, given back in metres. */
function scaledAxis({ minMeters, maxMeters }: WholeProfile, unitMeters: number): Axis {
  const axis = heightAxis({ minMeters: minMeters / unitMeters, maxMeters: maxMeters / unitMeters })
  return {
    low: axis.low * unitMeters,
    high: axis.high * unitMeters,
    ticks: axis.ticks.map((value) => value * unitMeters),
  }
}

const shareOf = (meters: number, { low, high }: Axis) => (meters - low) / (high - low)
const yOf = (meters: number, axis: Axis) => (1 - shareOf(meters, axis)) * HEIGHT

function metersUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>, { lengthMeters }: WholeProfile): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(1, Math.max(0, (clientX - left) / (width || 1))) * lengthMeters
}

/** As on the profile of an article: arrows by a hundredth, with Shift and as Page keys by a tenth. */
function metersAfterKey(event: KeyboardEvent, now: number, length: number): number | null | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const step = length * (event.shiftKey ? 0.1 : 0.01)
  const by = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: length / 10,
    PageDown: -length / 10,
  }
  if (event.key === 'Escape') return null
  if (event.key === 'Home') return 0
  if (event.key === 'End') return length
  const moved = Object.entries(by).find(([key]) => key === event.key)
  return moved && Math.min(length, Math.max(0, now + moved[1]))
}
