import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'
import { cleanElevations } from './clean-elevations.ts'
import { cleanTimes } from './clean-times.ts'
import { withoutMissingFixes } from './without-missing-fixes.ts'

/**
 * The segments of a line without what devices write where they know nothing: positions without a fix, elevations and
 * times that cannot be. Each is counted. The columns of the segments are changed in place.
 */
export function cleanSegments(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
  return segments.flatMap((segment) => {
    const placed = withoutMissingFixes(segment, notes)
    if (placed.length === 0) return []
    cleanElevations(placed, notes)
    cleanTimes(placed, notes)
    return [withoutEmptyColumns(placed)]
  })
}

function withoutEmptyColumns(segment: ReadSegment): ReadSegment {
  const { elevationsMeters, timestampsMs } = segment
  return {
    ...segment,
    elevationsMeters: elevationsMeters?.every(Number.isNaN) ? null : elevationsMeters,
    timestampsMs: timestampsMs?.every(Number.isNaN) ? null : timestampsMs,
  }
}
