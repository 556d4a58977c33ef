import { type AnyLine, cumulativeDistancesMeters, estimateLine, minutesAt } from '@mishiori/map-document'

/** Times for devices that compare somebody with them: estimates of the models, without rests. Never a recording. */
export interface GpxTimeEstimates {
  /** When each line is begun. */
  readonly start: Date
  /**
   * What the file says of them to people.
   *
   * @param models that they come from, with their version, as `hikeJapan 1`.
   */
  readonly describe: (models: readonly string[]) => string
}

/** What our files call the model of estimated times, so that nobody takes them for a recording. */
export const ESTIMATED_TIMES_NAME = 'estimatedTimes'

export interface EstimatedTimes {
  /** With its version. */
  readonly model: string
  readonly timestampsMs: readonly number[]
}

/** Null for a line that has times of its own, for one whose climbs are unknown, and where no model can tell. */
export function estimatedTimes(line: AnyLine, start: Date): EstimatedTimes | null {
  if (line.timestampsMs?.some((timeMs) => timeMs !== null)) return null
  const time = estimateLine(line)?.time
  if (!time || time.climbs === 'unknown') return null
  return {
    model: `${time.model} ${time.version}`,
    timestampsMs: cumulativeDistancesMeters(line.path).map(
      (meters) => start.getTime() + Math.round(minutesAt(time, meters) * 60) * 1000,
    ),
  }
}
