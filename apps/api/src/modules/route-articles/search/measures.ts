import type { CourseLevel, TravelProfile } from '@mishiori/map-document'

/** What a main line is measured by. */
interface Measures {
  readonly distanceKm: number | null
  /** Of an estimate. */
  readonly courseMinutes: number | null
  readonly climbMeters: number | null
  readonly courseConstant: number | null
}

export type Measure = keyof Measures

/** What searches know of a main line. */
export interface LineMeasures extends Measures {
  readonly isLoop: boolean | null
  readonly lineProfile: TravelProfile | null
  /** Most of its ways are known, and none of them has stairs. */
  readonly isStairFree: boolean
}

/** Both ends included. */
export interface Range {
  readonly min: number
  readonly max: number
}

interface Bands {
  /** Before each token. */
  readonly letter: string
  /** What is less is in the first band. */
  readonly from: number
}

/** Four bands a doubling. */
const BANDS: Readonly<Record<Measure, Bands>> = {
  distanceKm: { letter: 'd', from: 0.25 },
  courseMinutes: { letter: 'm', from: 1 },
  climbMeters: { letter: 'u', from: 1 },
  courseConstant: { letter: 'k', from: 0.25 },
}
const MAX_BAND = 60
/** Begins the tokens of a main line, as regular expressions of PostgreSQL have it. */
export const LINE_TOKEN = '^[dmukows]:'

const MEASURES: readonly Measure[] = ['distanceKm', 'courseMinutes', 'climbMeters', 'courseConstant']

function bandOf(measure: Measure, value: number): number {
  const { from } = BANDS[measure]
  return Math.min(MAX_BAND, Math.floor(4 * Math.log2(Math.max(value, from) / from)))
}

const bandToken = (measure: Measure, band: number) => `${BANDS[measure].letter}:${band}`
/** Of articles that come last where the measure is the order. */
const unknownToken = (measure: Measure) => `${BANDS[measure].letter}:-`
export const loopToken = (isLoop: boolean) => `o:${isLoop ? 1 : 0}`
export const profileToken = (profile: TravelProfile) => `w:${profile}`
export const STAIR_FREE_TOKEN = 's:0'

export function lineTokens(line: LineMeasures): readonly string[] {
  const ofMeasures = MEASURES.map((measure) => {
    const value = line[measure]
    return value === null ? unknownToken(measure) : bandToken(measure, bandOf(measure, value))
  })
  return [
    ...ofMeasures,
    ...(line.isLoop === null ? [] : [loopToken(line.isLoop)]),
    ...(line.lineProfile === null ? [] : [profileToken(line.lineProfile)]),
    ...(line.isStairFree ? [STAIR_FREE_TOKEN] : []),
  ]
}

/** What somebody asks of main lines. */
export type Ranges = Readonly<Partial<Record<Measure, Range>>>

export const rangesOf = (ranges: Ranges): readonly (readonly [Measure, Range])[] =>
  MEASURES.flatMap((measure) => (ranges[measure] ? [[measure, ranges[measure]] as const] : []))

/** Whatever measures as much has one of these. */
export const rangeTokens = (measure: Measure, { min, max }: Range): readonly string[] =>
  bandsBetween(measure, bandOf(measure, min), bandOf(measure, max))

const bandsBetween = (measure: Measure, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => bandToken(measure, first + index))

/** In hundredths, as constants are stored. */
const LEVELS: Readonly<Record<CourseLevel, Range>> = {
  easy: { min: 0, max: 11.99 },
  moderate: { min: 12, max: 24.99 },
  hard: { min: 25, max: 1e9 },
}

export const constantsOf = (level: CourseLevel): Range => LEVELS[level]

/** An order by a measure. Those of which it is unknown come last. */
export interface MeasureOrder {
  readonly measure: Measure
  readonly isAscending: boolean
  /** The tokens of the first, of those that come next and so on, each with several times as many articles. */
  readonly steps: readonly (readonly string[])[]
  readonly unknown: string
}

/** @param limits each a doubling or more from the one before, in the order. */
function orderOf(measure: Measure, isAscending: boolean, limits: readonly number[]): MeasureOrder {
  const at = limits.map((limit) => bandOf(measure, limit))
  const bounds = isAscending ? [0, ...at, MAX_BAND + 1] : [MAX_BAND + 1, ...at, 0]
  const steps = bounds.slice(1).map((bound, index) => {
    const before = bounds[index] ?? 0
    return bandsBetween(measure, Math.min(before, bound), Math.max(before, bound) - 1)
  })
  return { measure, isAscending, steps, unknown: unknownToken(measure) }
}

export const MEASURE_ORDERS = {
  course_minutes: orderOf('courseMinutes', true, [8, 16, 32, 64, 128, 256, 512]),
  climb_m: orderOf('climbMeters', false, [4096, 2048, 1024, 512, 256, 128, 64, 32]),
  course_constant: orderOf('courseConstant', true, [1, 2, 4, 8, 16, 32]),
} as const

export type MeasureSort = keyof typeof MEASURE_ORDERS

export const isMeasureSort = (sort: string): sort is MeasureSort => sort in MEASURE_ORDERS
