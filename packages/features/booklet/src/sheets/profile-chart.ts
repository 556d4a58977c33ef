import { elevationAt, type ProfilePoint } from '@mishiori/map-document'
import type { LengthUnits } from '@repo/contract'
import { lengthUnits } from '@repo/i18n'
import type { Stretch } from '../strips/cut-strips.ts'
import type { PaperSize } from '../strips/frame.ts'

/** Flatter ground is not drawn as mountains. */
const LEAST_SPAN_METERS = 60
const GAP_MM = 3
const LEAST_TICK_MM = 14

export interface ProfileChart {
  readonly parts: readonly { readonly x: number; readonly area: string; readonly ground: string }[]
  readonly levels: readonly { readonly meters: number; readonly y: number }[]
  readonly distances: readonly { readonly meters: number; readonly x: number }[]
}

type Part = Pick<Stretch, 'fromMeters' | 'toMeters'>

interface Plot extends PaperSize {
  /** Of the round levels and distances; kilometres and metres unless given. */
  readonly units?: LengthUnits
}

/** A chart of parts of a profile, side by side at one scale; null where no elevation is known. Millimetres. */
export function chartOf(
  profile: readonly ProfilePoint[],
  parts: readonly Part[],
  { units = 'metric', ...size }: Plot,
): ProfileChart | null {
  const { long, short } = lengthUnits(units)
  const cut = parts
    .map((part) => ({ ...part, points: pointsWithin(profile, part) }))
    .filter(({ points }) => points.length > 1)
  const meters = cut.flatMap(({ points }) => points.map(({ elevationMeters }) => elevationMeters))
  if (meters.length === 0) return null
  const { floor, top, step } = levelsOf(meters, short.meters)
  const total = cut.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0)
  const mmPerMeter = (size.widthMm - GAP_MM * (cut.length - 1)) / Math.max(total, Number.EPSILON)
  const y = (elevation: number) => size.heightMm * (1 - (elevation - floor) / (top - floor))
  const tick = roundStep(LEAST_TICK_MM / mmPerMeter / long.meters) * long.meters
  let left = 0
  const placed = cut.map((part) => {
    const x = left
    left += (part.toMeters - part.fromMeters) * mmPerMeter + GAP_MM
    return { ...part, x, at: (along: number) => x + (along - part.fromMeters) * mmPerMeter }
  })
  return {
    parts: placed.map(({ points, at, x }) => {
      const ground = `M${points.map((point) => `${mm(at(point.distanceMeters))} ${mm(y(point.elevationMeters))}`).join('L')}`
      const [first = 0, last = 0] = [points[0]?.distanceMeters, points.at(-1)?.distanceMeters]
      return { x, ground, area: `${ground}L${mm(at(last))} ${size.heightMm}L${mm(at(first))} ${size.heightMm}Z` }
    }),
    levels: stepsBetween(floor, top, step).map((level) => ({ meters: level, y: y(level) })),
    distances: placed.flatMap(({ fromMeters, toMeters, at }) =>
      stepsBetween(fromMeters, toMeters, tick).map((along) => ({ meters: along, x: at(along) })),
    ),
  }
}

const mm = (value: number) => value.toFixed(2)

/** The points of a part, with its ends interpolated. */
function pointsWithin(profile: readonly ProfilePoint[], { fromMeters, toMeters }: Part) {
  const within = profile.filter(({ distanceMeters }) => distanceMeters > fromMeters && distanceMeters < toMeters)
  const endAt = (distanceMeters: number) => {
    const elevationMeters = elevationAt(profile, distanceMeters)
    return elevationMeters === null ? [] : [{ distanceMeters, elevationMeters }]
  }
  return [...endAt(fromMeters), ...within, ...endAt(toMeters)]
}

/** Two or three round levels around what is drawn. */
function levelsOf(meters: readonly number[], unitMeters: number) {
  const [least, most] = meters.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const)
  const missing = Math.max(0, LEAST_SPAN_METERS - (most - least)) / 2
  const step = roundStep((most - least + 2 * missing) / 2 / unitMeters) * unitMeters
  const floor = Math.floor((least - missing) / step) * step
  const top = Math.max(Math.ceil((most + missing) / step) * step, floor + step)
  return { floor, top, step }
}

/** The next of 1, 2, 5, 10, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, Number.EPSILON)))
  return ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10) * power
}

function stepsBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}
