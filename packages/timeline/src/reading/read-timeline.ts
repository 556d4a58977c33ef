import { type DaySummary, summarizeDay, summarizeDays } from '../calendar/summary.ts'
import { assembleDay } from '../days/assemble-day.ts'
import { DayStore } from '../days/day-store.ts'
import type { TimelineDay } from '../model.ts'
import type { TimelineFileReport, TimelineProgress, TimelineReadResult } from '../read-result.ts'
import { sourceBytes, type TimelineSource } from '../source/byte-chunks.ts'
import { dateOfDay, dayOfDate } from '../time/zone-offset.ts'
import { readFile } from './read-file.ts'

export interface TimelineReadOptions {
  /** Stops reading; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called several times a second. */
  readonly onProgress?: (progress: TimelineProgress) => void
  /**
   * Days that were added or changed since the last call. Called several times a second while files are read, first
   * within a fraction of a second. Days are provisional until the result: a file may still be refused. Days that have
   * become empty are reported without moves and visits.
   */
  readonly onDays?: (days: readonly DaySummary[]) => void
}

export interface TimelineReading {
  readonly result: TimelineReadResult
  /** A day with its segments; null for a date without data in the files. */
  day(date: string): TimelineDay | null
}

const PROGRESS_MS = 100
const DAYS_MS = 500

/**
 * Reads files of Google Timeline, with any name, in chunks: memory holds their data in a compact form and never a whole
 * file. Data of several files about the same time counts once. In a browser, run this in a worker:
 * {@link createTimelineReader}.
 *
 * @throws the signal's reason when cancelled, and what a source throws when it cannot be read.
 * @example
 * const { result, day } = await readTimeline([file])
 * for (const { date } of result.days) console.log(date, day(date)?.segments.length)
 */
export async function readTimeline(
  sources: readonly TimelineSource[],
  options: TimelineReadOptions = {},
): Promise<TimelineReading> {
  const { signal, onProgress, onDays } = options
  const days = new KnownDays()
  const totalBytes = sources.reduce((sum, source) => sum + sourceBytes(source), 0)
  let readBytes = 0
  const isTimeForProgress = every(PROGRESS_MS)
  const isTimeForDays = every(DAYS_MS)
  signal?.throwIfAborted()
  const files: TimelineFileReport[] = []
  for (const [file, source] of sources.entries()) {
    const report = await readFile(source, {
      store: days.store,
      file,
      async afterPiece(bytes) {
        readBytes += bytes
        if (isTimeForProgress()) {
          onProgress?.({ readBytes, totalBytes })
          await nextTask()
        }
        signal?.throwIfAborted()
        if (onDays && isTimeForDays()) onDays(days.takeChanged())
      },
    })
    signal?.throwIfAborted()
    files.push(report)
  }
  days.takeChanged()
  onProgress?.({ readBytes: totalBytes, totalBytes })
  const all = days.all()
  return {
    result: { files: all.length > 0 ? files : files.map(withoutDays), summary: summarizeDays(all), days: all },
    day: (date) => days.day(dayOfDate(date)),
  }
}

/** A timeline without any day, such as a single position. */
function withoutDays(report: TimelineFileReport): TimelineFileReport {
  return { ...report, refusal: report.refusal ?? 'timeline.no_days' }
}

/** Yields to other tasks, such as a message that cancels: chunks already in memory arrive without a pause. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Whether that much time has passed since it last returned true; true at first. */
function every(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}

/** The days of a store with their summaries. Only changed days are summarized again. */
class KnownDays {
  readonly store = new DayStore()
  readonly #summaries = new Map<number, DaySummary>()

  day(day: number): TimelineDay | null {
    return assembleDay(day, this.store.piecesOf(day), this.store.pool)
  }

  takeChanged(): readonly DaySummary[] {
    return this.store.takeChangedDays().flatMap((number) => {
      const day = this.day(number)
      const before = this.#summaries.get(number)
      if (!day && !before) return []
      const empty = { date: dateOfDay(number), timeZone: '+00:00', segments: [] }
      const summary = summarizeDay(day ?? empty)
      if (day) this.#summaries.set(number, summary)
      else this.#summaries.delete(number)
      return [summary]
    })
  }

  all(): readonly DaySummary[] {
    return [...this.#summaries.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
  }
}
