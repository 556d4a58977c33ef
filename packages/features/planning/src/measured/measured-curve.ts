import { type AnyLine, cumulativeDistancesMeters, elevationProfile, type Series } from '@mishiori/map-document'
import type { MeasuredKind } from '@repo/articles/measured-kinds'

/** What was measured at a distance from the start. */
interface Sample {
  readonly meters: number
  readonly value: number
}

/** A part of the line; null where nothing was measured. */
interface Stretch {
  readonly fromMeters: number
  readonly toMeters: number
  readonly mean: number | null
  readonly max: number | null
}

/** What was measured along a line, ready to draw. */
export interface MeasuredCurve {
  readonly lengthMeters: number
  readonly min: number
  readonly mean: number
  readonly max: number
  /** Of equal stretches, a pixel or two wide. */
  readonly values: Series
  /** Of the same; null where none is known. */
  readonly elevationsMeters: Series
  /** For those who read it as a table. */
  readonly stretches: readonly Stretch[]
}

const COLUMNS = 240
const ROWS = 10
/** A longer part without values is a gap, and not drawn over. */
const LONGEST_BRIDGE = COLUMNS / 20

/** Null where it was not measured. */
export function measuredCurve(line: AnyLine, kind: MeasuredKind): MeasuredCurve | null {
  const distances = cumulativeDistancesMeters(line.path)
  const lengthMeters = distances.at(-1) ?? 0
  const samples = kind === 'speed' ? speeds(distances, line.timestampsMs ?? []) : samplesOf(distances, line[kind] ?? [])
  if (samples.length < 2 || lengthMeters === 0) return null
  const heights = elevationProfile(line.path, line.elevationsMeters ?? []).map(
    ({ distanceMeters: meters, elevationMeters: value }) => ({ meters, value }),
  )
  const sum = samples.reduce((total, { value }) => total + value, 0)
  return {
    lengthMeters,
    min: samples.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY),
    mean: sum / samples.length,
    max: samples.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY),
    values: bridged(columns(samples, lengthMeters, COLUMNS).map(({ mean }) => mean)),
    elevationsMeters: bridged(columns(heights, lengthMeters, COLUMNS).map(({ mean }) => mean)),
    stretches: columns(samples, lengthMeters, ROWS),
  }
}

function samplesOf(distances: readonly number[], values: Series): readonly Sample[] {
  return values.flatMap((value, index) => {
    const meters = distances[index]
    return value === null || meters === undefined ? [] : [{ meters, value }]
  })
}

/** A speed is that of so long; a receiver's noise would be most of a shorter one. */
const WINDOW_MS = 20_000
/** Over a longer gap nobody knows how fast it was. */
const LONGEST_GAP_MS = 120_000

/** Metres per second. */
function speeds(distances: readonly number[], timestampsMs: Series): readonly Sample[] {
  const fixes = samplesOf(distances, timestampsMs)
  const found: Sample[] = []
  let to = 0
  for (const from of fixes) {
    while (to < fixes.length - 1 && (fixes[to]?.value ?? 0) - from.value < WINDOW_MS) to++
    const end = fixes[to]
    if (!end || end.value - from.value < WINDOW_MS || end.value - from.value > LONGEST_GAP_MS) continue
    const value = ((end.meters - from.meters) / (end.value - from.value)) * 1000
    found.push({ meters: (from.meters + end.meters) / 2, value })
  }
  return found
}

function columns(samples: readonly Sample[], lengthMeters: number, count: number): readonly Stretch[] {
  const sums = Array.from({ length: count }, () => ({ sum: 0, count: 0, max: Number.NEGATIVE_INFINITY }))
  for (const { meters, value } of samples) {
    const column = sums[Math.min(count - 1, Math.floor((meters / lengthMeters) * count))]
    if (!column) continue
    column.sum += value
    column.count++
    column.max = Math.max(column.max, value)
  }
  return sums.map((column, index) => ({
    fromMeters: (index / count) * lengthMeters,
    toMeters: ((index + 1) / count) * lengthMeters,
    mean: column.count === 0 ? null : column.sum / column.count,
    max: column.count === 0 ? null : column.max,
  }))
}

/** Short gaps as straight lines: points may be farther apart than columns. */
function bridged(values: Series): Series {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const filled = [...values]
  for (const [order, to] of known.entries()) {
    const from = known[order - 1]
    if (!from || to.index - from.index > LONGEST_BRIDGE) continue
    for (let index = from.index + 1; index < to.index; index++) {
      filled[index] = from.value + ((to.value - from.value) * (index - from.index)) / (to.index - from.index)
    }
  }
  return filled
}

/** The least that an axis spans, so that a steady value looks steady. */
const LEAST_SPAN = 3

/**
 * A range that holds all values, and values in it, that are round once they are multiplied by a factor, as from metres a
 * second to kilometres an hour.
 */
export function axisOf({ min, max }: Pick<MeasuredCurve, 'min' | 'max'>, factor = 1) {
  const step = roundStep(Math.max((max - min) * factor, LEAST_SPAN) / 3)
  const first = Math.floor((min * factor) / step)
  const last = Math.max(first + 1, Math.ceil((max * factor) / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => ((first + at) * step) / factor)
  return { low: (first * step) / factor, high: (last * step) / factor, ticks }
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10)
}
