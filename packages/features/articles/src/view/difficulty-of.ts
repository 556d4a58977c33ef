import { type CourseLevel, courseLevel } from '@mishiori/map-document'
import type { LineTime } from './line-time.ts'

export type Difficulty = CourseLevel

/**
 * How much strength a way takes on foot, by its course constant. Null where its climbs are unknown, and where it is not
 * walked: then nothing honest can be said.
 */
export function difficultyOf(time: LineTime | null): Difficulty | null {
  return time?.constant == null ? null : courseLevel(time.constant)
}
