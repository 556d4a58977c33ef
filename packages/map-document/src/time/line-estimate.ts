import { pathLengthMeters } from '../geo/distance.ts'
import { type ElevationStats, elevationStats } from '../geo/elevation.ts'
import { courseConstant } from './course-constant.ts'
import { type Ground, type TimedWay, type WayTime, wayTime } from './way-time.ts'

/** What is measured along a line. */
export interface MeasuredLine {
  readonly lengthMeters: number
  /** Null where no elevation is known. */
  readonly elevation: ElevationStats | null
  /** By its own times, with rests; null where they do not tell. */
  readonly durationMs: number | null
}

/** How long a line takes by a model, and how much strength: never mixed with how long a recording took. */
export interface LineEstimate {
  readonly time: WayTime
  /** The course constant, on foot; null where climbs are unknown. */
  readonly constant: number | null
}

/** A line as a document has it, or part of one. */
export interface EstimatedLine extends TimedWay {
  readonly timestampsMs?: readonly (number | null)[]
}

/** Longer recordings are of several days: their length says nothing about the way. */
const LONGEST_MS = 24 * 3_600_000
/** Whoever is faster than this on the mean, in metres a second, did not walk. */
const FASTEST_WALK = 2.5

export function measureLine({ path, elevationsMeters = [], timestampsMs = [] }: EstimatedLine): MeasuredLine {
  return {
    lengthMeters: pathLengthMeters(path),
    elevation: elevationStats(elevationsMeters),
    durationMs: durationOf(timestampsMs),
  }
}

/** Null where no model can tell, and where the line's own times say that it is not walked. */
export function estimateLine(
  line: EstimatedLine,
  measured: MeasuredLine = measureLine(line),
  ground?: Ground,
): LineEstimate | null {
  const { lengthMeters, elevation, durationMs } = measured
  const time = wayTime(line, ground)
  if (!time) return null
  const isRidden = durationMs !== null && lengthMeters / (durationMs / 1000) > FASTEST_WALK
  if (isRidden && time.model !== 'ride') return null
  const { minutes } = time
  return {
    time,
    constant: elevation && time.model !== 'ride' ? courseConstant({ minutes, lengthMeters, ...elevation }) : null,
  }
}

function durationOf(timestampsMs: readonly (number | null)[]): number | null {
  const [first, last] = [timestampsMs[0], timestampsMs.at(-1)]
  if (first == null || last == null) return null
  const durationMs = last - first
  return durationMs > 0 && durationMs <= LONGEST_MS ? durationMs : null
}
