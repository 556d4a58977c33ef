import { decodePolyline } from '@mishiori/map-document'
import { type MovementType, PRODUCT_LIMITS, type TimelineSegment } from '@repo/contract'

/** What of a day is kept beside it. */
export interface DayFigures {
  readonly distanceMeters: number
  /** By which the longest way was covered; null of a day without one. */
  readonly mainType: MovementType | null
}

interface SentDay {
  readonly date: string
  readonly timeZone: string
  readonly segments: readonly TimelineSegment[]
}

type Move = Extract<TimelineSegment, { kind: 'move' }>

const limits = PRODUCT_LIMITS.timeline
const DAY_MS = 24 * 60 * 60 * 1000
/** Twice around the Earth and more. */
const MAX_METERS = 100_000_000
const MAX_DURATION_MS = limits.segmentSeconds * 1000

/** Looks at what a schema cannot see: paths, times and zones. Null of a day that cannot be what it says. */
export function checkDay({ date, timeZone, segments }: SentDay): DayFigures | null {
  if (!isTimeZone(timeZone) || !segments.every((segment) => isWithin(segment, date))) return null
  let pointsLeft: number = limits.pointsPerDay
  const metersByType = new Map<MovementType, number>()
  for (const segment of segments) {
    if (segment.kind === 'visit') continue
    const points = countPoints(segment, pointsLeft)
    if (points === null) return null
    pointsLeft -= points
    metersByType.set(segment.type, (metersByType.get(segment.type) ?? 0) + segment.distance_km * 1000)
  }
  const byLength = [...metersByType].toSorted(([, a], [, b]) => b - a)
  const meters = byLength.reduce((sum, [, length]) => sum + length, 0)
  if (meters > MAX_METERS) return null
  return { distanceMeters: Math.round(meters), mainType: byLength[0]?.[0] ?? null }
}

/** Null of a path that is none, or whose times do not fit it. */
function countPoints({ path, timestamps, start_at, end_at }: Move, maxPoints: number): number | null {
  const decoded = decodePolyline(path, { maxPoints })
  if (!decoded.ok || decoded.path.length < 2) return null
  if (!timestamps) return decoded.path.length
  const seconds = Math.ceil((Date.parse(end_at) - Date.parse(start_at)) / 1000)
  const fits =
    timestamps.length === decoded.path.length &&
    timestamps.every((time, index) => time <= seconds && time >= (timestamps[index - 1] ?? 0))
  return fits ? timestamps.length : null
}

/** Begins about its day, whichever clock that is of, and does not end before it began. */
function isWithin({ start_at, end_at }: TimelineSegment, date: string): boolean {
  const [start, end, midnight] = [Date.parse(start_at), Date.parse(end_at), Date.parse(`${date}T00:00:00Z`)]
  return end >= start && end - start <= MAX_DURATION_MS && start >= midnight - DAY_MS && start < midnight + 2 * DAY_MS
}

const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/

function isTimeZone(timeZone: string): boolean {
  if (OFFSET.test(timeZone)) return true
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
