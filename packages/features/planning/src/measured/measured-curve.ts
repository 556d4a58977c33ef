import {
  type AnyLine,
  cumulativeDistancesMeters,
  elevationProfile,
  movingTime,
  type Series,
} from '@mishiori/map-document'
import type { MeasuredKind } from '@repo/articles/measured-kinds'

/** What was measured at a distance from the start. */
interface Sample {
  readonly meters: number
  readonly value: number
  /** Null where it is not known. */
  readonly timeMs: number | null
}

interface WeightedSample extends Sample {
  /** How much it counts in means. */
  readonly weight: number
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
  readonly kind: MeasuredKind
  readonly lengthMeters: number
  readonly min: number
  /** Over time where times are known; of a speed that while moving, and null where pauses cannot be told. */
  readonly mean: number | null
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
  const times = line.timestampsMs ?? []
  const samples = weighted(kind === 'speed' ? speeds(distances, times) : samplesOf(distances, line[kind] ?? [], times))
  if (samples.length < 2 || lengthMeters === 0) return null
  const heights = elevationProfile(line.path, line.elevationsMeters ?? []).map(
    ({ distanceMeters: meters, elevationMeters: value }) => ({ meters, value, weight: 1 }),
  )
  const [whole] = columns(samples, lengthMeters, 1)
  const min = samples.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const max = samples.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  return {
    kind,
    lengthMeters,
    min,
    mean: kind === 'speed' ? movingSpeed(line, { min, max }) : (whole?.mean ?? null),
    max,
    values: bridged(columns(samples, lengthMeters, COLUMNS).map(({ mean }) => mean)),
    elevationsMeters: bridged(columns(heights, lengthMeters, COLUMNS).map(({ mean }) => mean)),
    stretches: columns(samples, lengthMeters, ROWS),
  }
}

function samplesOf(distances: readonly number[], values: Series, timestampsMs: Series): readonly Sample[] {
  return values.flatMap((value, index) => {
    const meters = distances[index]
    return value === null || meters === undefined ? [] : [{ meters, value, timeMs: timestampsMs[index] ?? null }]
  })
}

/** A speed is that of so long; a receiver's noise would be most of a shorter one. */
const WINDOW_MS = 20_000
/** Over a longer gap nobody knows how fast it was. */
const LONGEST_GAP_MS = 120_000

/** By half the time to each neighbour, so that closer points count no more; all alike where no times are known. */
function weighted(samples: readonly Sample[]): readonly WeightedSample[] {
  if (samples.every(({ timeMs }) => timeMs === null)) return samples.map((sample) => ({ ...sample, weight: 1 }))
  return samples.map((sample, index) => {
    const [before, after] = [msBetween(samples[index - 1], sample), msBetween(sample, samples[index + 1])]
    return { ...sample, weight: Math.max(1, (before + after) / 2) }
  })
}

/** None where times are not known or run backwards. */
function msBetween(from: Sample | undefined, to: Sample | undefined): number {
  const [start, end] = [from?.timeMs ?? null, to?.timeMs ?? null]
  return start === null || end === null ? 0 : Math.min(LONGEST_GAP_MS, Math.max(0, end - start))
}

/** A mean that is well beyond what is drawn is that of gaps, of which nothing is. */
const BEYOND = 0.01

/** Without pauses, as beside the recorded time. */
function movingSpeed(line: AnyLine, { min, max }: Pick<MeasuredCurve, 'min' | 'max'>): number | null {
  const speed = movingTime(line)?.speedMetersPerSecond ?? null
  return speed === null || speed < min * (1 - BEYOND) || speed > max * (1 + BEYOND) ? null : speed
}

/** Metres per second. */
function speeds(distances: readonly number[], timestampsMs: Series): readonly Sample[] {
  const fixes = samplesOf(distances, timestampsMs, timestampsMs)
  const found: Sample[] = []
  let to = 0
  for (const from of fixes) {
    while (to < fixes.length - 1 && (fixes[to]?.value ?? 0) - from.value < WINDOW_MS) to++
    const end = fixes[to]
    if (!end || end.value - from.value < WINDOW_MS || end.value - from.value > LONGEST_GAP_MS) continue
    const value = ((end.meters - from.meters) / (end.value - from.value)) * 1000
    found.push({ meters: (from.meters + end.meters) / 2, value, timeMs: from.value })
  }
  return found
}

function columns(
  samples: readonly Omit<WeightedSample, 'timeMs'>[],
  lengthMeters: number,
  count: number,
): readonly Stretch[] {
  const sums = Array.from({ length: count }, () => ({ sum: 0, weight: 0, max: Number.NEGATIVE_INFINITY }))
  for (const { meters, value, weight } of samples) {
    const column = sums[Math.min(count - 1, Math.floor((meters / lengthMeters) * count))]
    if (!column) continue
    column.sum += value * weight
    column.weight += weight
    column.max = Math.max(column.max, value)
  }
  return sums.map((column, index) => ({
    fromMeters: (index / count) * lengthMeters,
    toMeters: ((index + 1) / count) * lengthMeters,
    mean: column.weight === 0 ? null : column.sum / column.weight,
    max: column.weight === 0 ? null : column.max,
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
