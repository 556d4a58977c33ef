import { setImmediate as giveWay } from 'node:timers/promises'
import { type DaySummary, decodeDay, summarizeDay } from '@mishiori/timeline'
import { PRODUCT_LIMITS, type TimelineDay, type TimelineImportResult } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { DayFailure } from '../../schema/timeline.table.ts'
import { daysRepository, type NewDay, type Usage } from './days.repository.ts'
import { type ImportRow, importsRepository, type StagedDay } from './imports.repository.ts'
import { toWireDay } from './stored-day.ts'

/** The import that a job works on, and its owner. */
export interface ImportJob {
  readonly importId: number
  readonly userId: number
}

/** Few enough that who cancels need not wait, and that a death repeats little. */
const DAYS_A_STEP = 25

/**
 * Stores the days that have come, some at a time. A step is one transaction: days are stored, counted and taken from
 * those that wait together or not at all. So a worker that resumes, or runs in parallel, finds exactly what is
 * left.
 *
 * @throws between two steps when `signal` is aborted.
 */
export async function runImport(db: Database, job: ImportJob, signal?: AbortSignal): Promise<void> {
  while (await db.transaction((tx) => runStep(tx, job))) {
    await giveWay()
    signal?.throwIfAborted()
  }
}

/** @returns whether there may be more to do. */
async function runStep(tx: Database, { importId, userId }: ImportJob): Promise<boolean> {
  const imports = importsRepository(tx)
  const row = await imports.lock(userId, importId)
  if (!row || (row.state !== 'ready' && row.state !== 'running')) return false
  const staged = await imports.listStaged(importId, DAYS_A_STEP)
  if (staged.length === 0) {
    await imports.end(importId, { state: 'done', result: resultOf(row) })
    return false
  }
  await storeDays(tx, row, staged)
  return true
}

async function storeDays(tx: Database, row: ImportRow, staged: readonly StagedDay[]): Promise<void> {
  const days = daysRepository(tx)
  const imports = importsRepository(tx)
  const dates = staged.map(({ date }) => date)
  const stored = await days.bytesOf(row.userId, dates)
  const room = createRoom(await days.usageOf(row.userId))
  const kept: NewDay[] = []
  const failures: DayFailure[] = []
  for (const day of staged) {
    const before = stored.get(day.date)
    if (before !== undefined && !row.replaces) continue // it stays, and counts as stored
    const figures = checkDay(toWireDay(day))
    if (figures === null) failures.push({ date: day.date, problem: 'invalid' })
    else if (!room.take(day.bytes, before)) failures.push({ date: day.date, problem: 'quota' })
    else kept.push({ ...day, ...figures })
    await giveWay()
  }
  await days.put(row.userId, kept)
  await imports.unstage(row.id, dates)
  await imports.addStep(row, { success: dates.length - failures.length, failures })
}

/** Counts what may still be stored. */
function createRoom({ days, bytes }: Usage) {
  const { daysPerUser, bytesPerUser } = PRODUCT_LIMITS.timeline
  let [usedDays, usedBytes] = [days, bytes]
  return {
    /** @param replacedBytes of the day that it takes the place of, undefined of a new one. */
    take(moreBytes: number, replacedBytes: number | undefined): boolean {
      const nextDays = usedDays + (replacedBytes === undefined ? 1 : 0)
      const nextBytes = usedBytes + moreBytes - (replacedBytes ?? 0)
      if (nextDays > daysPerUser || nextBytes > bytesPerUser) return false
      usedDays = nextDays
      usedBytes = nextBytes
      return true
    },
  }
}

function resultOf({ success, failed }: ImportRow): TimelineImportResult {
  if (failed === 0) return 'success'
  return success === 0 ? 'failure' : 'partial_success'
}

/** The figures of a day that are stored with it. */
type DayFigures = Pick<DaySummary, 'distanceMeters' | 'mainType'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Twice around the Earth and more. */
const MAX_METERS = 100_000_000
const MAX_DURATION_MS = PRODUCT_LIMITS.timeline.segmentSeconds * 1000

/** Looks at what a schema cannot see: paths, times and zones. Null of a day that cannot be what it says. */
export function checkDay(sent: TimelineDay): DayFigures | null {
  const decoded = decodeDay(sent)
  if (!decoded.ok) return null
  const { date, segments } = decoded.day
  const { distanceMeters, mainType } = summarizeDay(decoded.day)
  const isRight = distanceMeters <= MAX_METERS && segments.every((segment) => isAbout(segment, date))
  return isRight ? { distanceMeters, mainType } : null
}

/** Begins about its day, whichever clock that is of. */
function isAbout({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }, date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return endMs - startMs <= MAX_DURATION_MS && startMs >= midnight - DAY_MS && startMs < midnight + 2 * DAY_MS
}
