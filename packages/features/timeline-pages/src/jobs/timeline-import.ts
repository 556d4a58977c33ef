import type { TimelineImport as ImportAnswer, TimelineImportList as ImportListAnswer } from '@repo/contract'
import type { Day } from '../calendar/months.ts'

/**
 * An import. Of one that is done, `success` and `failed` make up `total`; a day that was stored before and is not to be
 * replaced is a success. `received`: days that have come so far.
 */
export interface TimelineImport {
  readonly id: number
  readonly state: ImportAnswer['state']
  /** Null until it is done. */
  readonly result: ImportAnswer['result']
  readonly fileNames: readonly string[]
  /** Whether its days replace stored ones. */
  readonly isReplacing: boolean
  readonly oldest: Day
  readonly newest: Day
  readonly total: number
  readonly received: number
  readonly success: number
  readonly failed: number
  /** The first hundred days that were not stored. */
  readonly failures: readonly { readonly date: Day; readonly problem: ImportAnswer['failures'][number]['problem'] }[]
  /** ISO time. */
  readonly createdAt: string
}

export interface TimelineImportList {
  /** The running one, null if none. */
  readonly current: TimelineImport | null
  /** Those that have, newest first. */
  readonly data: readonly TimelineImport[]
  /** The key of their next page; null on the last one. */
  readonly next: string | null
}

export function toTimelineImportList({ current, data, next }: ImportListAnswer): TimelineImportList {
  return { current: current && toTimelineImport(current), data: data.map(toTimelineImport), next }
}

export function toTimelineImport(job: ImportAnswer): TimelineImport {
  const { id, state, result, oldest, newest, total, received, success, failed, failures } = job
  return {
    id,
    state,
    result,
    oldest,
    newest,
    total,
    received,
    success,
    failed,
    failures,
    fileNames: job.file_names,
    isReplacing: job.replace,
    createdAt: job.created_at,
  }
}
