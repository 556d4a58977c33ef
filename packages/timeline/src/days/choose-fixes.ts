import { MOVEMENT_TYPES, type MovementType } from '../movement-type.ts'
import type { TrackPiece } from './piece.ts'
import type { PointPool } from './point-pool.ts'

/** A position at a moment, degrees. */
export interface Fix {
  readonly lng: number
  readonly lat: number
  readonly timeMs: number
  readonly type: MovementType
  readonly source: TrackPiece['source']
  /** The same for points of one series in the file. */
  readonly series: number
}

/** A file has nothing to add where another has a fix so near in time. */
const COVERED_MS = 300_000

/** The fixes of a day, each once, by time. */
export function chooseFixes(pieces: readonly TrackPiece[], pool: PointPool): readonly Fix[] {
  const files = new Map<number, Fix[]>()
  for (const piece of pieces) {
    const { source, series } = piece
    const fixes = files.get(piece.file) ?? []
    files.set(piece.file, fixes)
    pool.each(piece, (lng, lat, afterMs, code) => {
      const type = MOVEMENT_TYPES[code] ?? 'UNKNOWN_ACTIVITY_TYPE'
      fixes.push({ lng, lat, timeMs: piece.startMs + afterMs, type, source, series })
    })
  }
  const byCount = [...files.values()].sort((a, b) => b.length - a.length)
  return byCount.reduce<readonly Fix[]>((told, fixes) => withMore(told, inOrder(fixes)), [])
}

/** By time, and one of those that are at the same moment. */
function inOrder(fixes: readonly Fix[]): readonly Fix[] {
  const isSorted = fixes.every((fix, at) => at === 0 || fix.timeMs >= (fixes[at - 1]?.timeMs ?? 0))
  const sorted = isSorted ? fixes : fixes.toSorted((a, b) => a.timeMs - b.timeMs)
  return sorted.filter((fix, at) => fix.timeMs !== sorted[at - 1]?.timeMs)
}

/** The chosen fixes, and those of another file that are more than some minutes from them. Both by time. */
function withMore(told: readonly Fix[], fixes: readonly Fix[]): readonly Fix[] {
  if (told.length === 0) return fixes
  let at = 0
  const news = fixes.filter(({ timeMs }) => {
    while (at < told.length && (told[at]?.timeMs ?? 0) < timeMs - COVERED_MS) at++
    const next = told[at]
    return next === undefined || next.timeMs > timeMs + COVERED_MS
  })
  return news.length === 0 ? told : [...told, ...news].sort((a, b) => a.timeMs - b.timeMs)
}
