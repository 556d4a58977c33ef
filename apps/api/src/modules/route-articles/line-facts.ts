import {
  type AnyLine,
  estimateLine,
  type Ground,
  measureLine,
  returnsToStart,
  TIME_MODEL_VERSION,
  type TimeModel,
  type TravelProfile,
} from '@mishiori/map-document'

/** What lists show of the main line, and searches know of it. All null without one. */
export interface LineFacts {
  /** Metres that it climbs, rounded; null where its elevation is unknown. */
  readonly climbMeters: number | null
  /** How long it takes by a model, in minutes; null where no model can tell, and where its climbs are unknown. */
  readonly courseMinutes: number | null
  readonly courseModel: TimeModel | null
  /** The version of the models. */
  readonly courseVersion: number | null
  /** Whether the pace is by what is under the feet, where that is known. */
  readonly courseByGround: boolean
  /** The course constant in hundredths, rounded down, so that rounding makes no way harder; on foot. */
  readonly courseConstant: number | null
  /** It ends where it began. */
  readonly isLoop: boolean | null
  /** What somebody is on the way as, where the line says so. */
  readonly lineProfile: TravelProfile | null
}

/** Increase it whenever a line gets other facts by these rules. */
const RULES_VERSION = 1
/** Articles whose facts are of another version are filled in again in the background. */
export const FACTS_VERSION = 100 * RULES_VERSION + TIME_MODEL_VERSION

const NONE: LineFacts = {
  climbMeters: null,
  courseMinutes: null,
  courseModel: null,
  courseVersion: null,
  courseByGround: false,
  courseConstant: null,
  isLoop: null,
  lineProfile: null,
}

/**
 * @param line of the map as its readers see it: what is hidden must be in no sum.
 * @param ground what is under the feet, once that is known.
 */
export function lineFacts(line: AnyLine | null, ground?: Ground): LineFacts {
  if (!line) return NONE
  const measured = measureLine(line)
  const estimate = estimateLine(line, measured, ground)
  // Without its climbs it would read like a promise, and nobody could see by what it was found.
  const known = estimate?.time.climbs === 'unknown' ? null : estimate
  return {
    climbMeters: measured.elevation && Math.round(measured.elevation.gainMeters),
    courseMinutes: known && Math.max(1, Math.round(known.time.minutes)),
    courseModel: known?.time.model ?? null,
    courseVersion: known?.time.version ?? null,
    courseByGround: ground !== undefined && known !== null && known.time.model !== 'ride',
    courseConstant: known?.constant == null ? null : Math.floor(known.constant * 100) / 100,
    isLoop: returnsToStart(line.path, measured.lengthMeters),
    lineProfile: (line.kind === 'navigationLine' && line.profile) || null,
  }
}

/** Those of what has more, to be stored or copied. */
export function factsOf(source: LineFacts): LineFacts {
  const { climbMeters, courseMinutes, courseModel, courseVersion, courseByGround, courseConstant } = source
  const course = { courseMinutes, courseModel, courseVersion, courseByGround, courseConstant }
  return { climbMeters, ...course, isLoop: source.isLoop, lineProfile: source.lineProfile }
}
