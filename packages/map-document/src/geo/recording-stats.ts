import type { PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { pathLengthMeters } from './distance.ts'

/** When a line was walked or driven, and how fast. Times are milliseconds since 1970-01-01T00:00:00Z. */
export interface RecordingStats {
  readonly startMs: number
  readonly endMs: number
  readonly durationMs: number
  /** Of the way between the first and the last known time, rests included; null for no time or one that runs backwards. */
  readonly speedMetersPerSecond: number | null
}

/** What the times of a line tell; null for a line that knows none. */
export function recordingStats(line: PathSeries & { readonly path: readonly Position[] }): RecordingStats | null {
  const times = line.timestampsMs ?? []
  const isKnown = (time: number | null) => time !== null
  const [first, last] = [times.findIndex(isKnown), times.findLastIndex(isKnown)]
  const [startMs, endMs] = [times[first] ?? null, times[last] ?? null]
  if (startMs === null || endMs === null) return null
  const durationMs = endMs - startMs
  const lengthMeters = pathLengthMeters(
    first === 0 && last === line.path.length - 1 ? line.path : line.path.slice(first, last + 1),
  )
  return {
    startMs,
    endMs,
    durationMs,
    speedMetersPerSecond: durationMs > 0 ? (lengthMeters / durationMs) * 1000 : null,
  }
}
