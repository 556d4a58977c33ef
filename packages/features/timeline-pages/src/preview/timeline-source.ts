import type { DaySummary, TimelineDay, TimelineProgress, TimelineReadResult } from '@mishiori/timeline'
import type { Day } from '../calendar/months.ts'

interface ReadingOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: TimelineProgress) => void
  /** Days that came or changed; those without moves and visits have gone again. */
  readonly onDays: (days: readonly DaySummary[]) => void
}

/** Timeline files, read off the page's thread. Nothing of it is ever sent anywhere. */
export interface TimelineSource {
  /**
   * Reads files together, so that what several tell is counted once. What was read before is forgotten. Rejects when it
   * is cancelled or the device cannot.
   */
  read(files: readonly File[], options: ReadingOptions): Promise<TimelineReadResult>
  /** Days of what was read last, by date; those of which it tells nothing are left out. */
  days(days: readonly Day[]): Promise<readonly TimelineDay[]>
}
