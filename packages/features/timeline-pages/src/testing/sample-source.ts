import { packPath, summarizeDay, summarizeDays, type TimelineDay, type TimelineFileReport } from '@mishiori/timeline'
import type { ShownDay, ShownSegment } from '../day/shown-day.ts'
import type { TimelineSource } from '../preview/timeline-source.ts'
import { KISO_DAY } from './sample-days.ts'

const DAY_MS = 86_400_000

function timelineSegment(segment: ShownSegment, laterMs: number): TimelineDay['segments'][number] {
  const times = { startMs: segment.startMs + laterMs, endMs: segment.endMs + laterMs }
  if (segment.kind === 'visit') return { ...segment, ...times, placeId: null }
  return { ...segment, ...times, path: packPath(segment.path), timesMs: null }
}

/** The same day again, that many days later. */
function dayLater({ day, timeZone, segments }: ShownDay, days: number): TimelineDay {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return { date, timeZone, segments: segments.map((segment) => timelineSegment(segment, days * DAY_MS)) }
}

/** Days of two years, the last of which is 18 October 2026. */
export const SAMPLE_DAYS: readonly TimelineDay[] = [-420, -300, -40, -12, -8, -7, -1, 0].map((later) =>
  dayLater(KISO_DAY, later),
)

const READ: TimelineFileReport = { shape: 'android', read: 40, refusal: null, notes: [] }

interface SampleSource extends TimelineSource {
  /** How often files were read, and days requested. */
  readonly counts: { reads: number; days: number }
}

/** What a worker would tell of files: each is read like the reports say, in their order, and together they have {@link SAMPLE_DAYS}. */
export function sampleSource(reports: readonly TimelineFileReport[] = [], isHeld = false): SampleSource {
  const counts = { reads: 0, days: 0 }
  const days = SAMPLE_DAYS.map(summarizeDay)
  return {
    counts,
    async read(files, { onProgress, onDays }) {
      counts.reads++
      onProgress({ readBytes: 64, totalBytes: 100 })
      onDays(days.slice(0, 3))
      if (isHeld) await new Promise(() => {})
      const all = files.map((_, index) => reports[index] ?? READ)
      const told = all.some(({ refusal }) => refusal === null) ? days : []
      return { files: all, days: told, summary: summarizeDays(told) }
    },
    async days(dates) {
      counts.days++
      return SAMPLE_DAYS.filter(({ date }) => dates.includes(date))
    },
  }
}
