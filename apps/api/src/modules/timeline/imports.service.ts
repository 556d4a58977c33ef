import {
  PRODUCT_LIMITS,
  type TimelineDay,
  type TimelineImport,
  type TimelineImportInput,
  type TimelineImportList,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { pageOf } from '../../platform/page-of.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { daysRepository } from './days.repository.ts'
import { type ImportRow, importsRepository, OPEN_STATES, type StagedDay } from './imports.repository.ts'
import { type ImportJob, runImport } from './run-import.ts'

interface ImportsDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
}

/** Runs in the transaction of a creation, with the answer it will give. */
type Finish = (transaction: Database, answer: TimelineImport) => Promise<void>

const limits = PRODUCT_LIMITS.timeline
const HOUR_SECONDS = 60 * 60
/** How long days wait that came for an import which was never started, and what is known of imports that have ended. */
const RETENTION = { abandonedHours: 24, retentionDays: 365 } as const
/** An import without progress for this long has lost its job. */
const LOST_HOURS = 24

/** Imports days of a timeline. Uploads are staged until their owner starts the import, which a job then runs. */
export function createTimelineImportsService({ db, jobs, throttle }: ImportsDependencies) {
  /** @throws {AppError} `timeline.import_not_found`, both for missing imports and for imports of other users. */
  const lockImport = async (tx: Database, userId: number, id: number): Promise<ImportRow> => {
    const row = await importsRepository(tx).lock(userId, id)
    if (!row) throw new AppError('timeline.import_not_found')
    return row
  }

  const fail = (job: ImportJob) =>
    db.transaction(async (tx) => {
      const imports = importsRepository(tx)
      const row = await imports.lock(job.userId, job.importId)
      if (!row || !isOpen(row)) return
      await imports.unstage(row.id, 'all')
      await imports.end(row.id, { state: 'failed', result: null, failed: row.total - row.success })
    })

  return {
    /**
     * @throws {AppError} `timeline.import_in_progress`, `timeline.quota_reached` where no day more has room,
     * `request.too_many`, `request.invalid`.
     */
    async create(userId: number, input: TimelineImportInput, finish: Finish = async () => {}): Promise<TimelineImport> {
      if (input.newest < input.oldest) throw invalid('newest', 'minimum')
      await throttle.hit(
        [{ name: 'timeline imports', subject: String(userId), max: limits.importsPerHour, seconds: HOUR_SECONDS }],
        'request.too_many',
      )
      return db.transaction(async (tx) => {
        const imports = importsRepository(tx)
        if (!(await imports.lockOwner(userId))) throw new AppError('auth.login_required')
        const current = await imports.findCurrent(userId)
        if (current && current.state !== 'before_upload') throw new AppError('timeline.import_in_progress')
        if (current) await imports.delete(current.id)
        const replaces = input.replace ?? false
        if (!replaces) requireRoom(await daysRepository(tx).usageOf(userId))
        const { oldest, newest, total_days: total, file_names: fileNames } = input
        const answer = toImport(await imports.insert({ userId, replaces, oldest, newest, total, fileNames }))
        await finish(tx, answer)
        return answer
      })
    },

    /**
     * Keeps days aside; a day that comes again takes the place of the former.
     *
     * @returns how many have come.
     * @throws {AppError} `timeline.import_not_found`, `timeline.import_started`, `timeline.import_ended`,
     * `timeline.too_many_days`, `timeline.quota_reached`, `request.invalid` of a day twice in one request or out of the
     * import's span.
     */
    async stage(userId: number, id: number, days: readonly TimelineDay[]): Promise<number> {
      const staged = days.map(toStagedDay)
      return db.transaction(async (tx) => {
        const imports = importsRepository(tx)
        const row = await lockImport(tx, userId, id)
        if (!isOpen(row)) throw new AppError('timeline.import_ended')
        if (row.state !== 'before_upload') throw new AppError('timeline.import_started')
        checkDates(days, row)
        await imports.stage(id, staged)
        const come = await imports.countStaged(id)
        if (come.days > row.total) throw new AppError('timeline.too_many_days', { max: row.total })
        if (come.bytes > limits.bytesPerUser) throw new AppError('timeline.quota_reached', { max: limits.daysPerUser })
        await imports.setReceived(id, come.days)
        return come.days
      })
    },

    /**
     * @throws {AppError} `timeline.import_not_found`, `timeline.import_ended` of one that was cancelled or failed,
     * `timeline.days_missing`.
     */
    start: (userId: number, id: number): Promise<TimelineImport> =>
      db.transaction(async (tx) => {
        const imports = importsRepository(tx)
        const row = await lockImport(tx, userId, id)
        if (row.state === 'cancelled' || row.state === 'failed') throw new AppError('timeline.import_ended')
        // Started before: a client that repeats the request has not got the response.
        if (row.state !== 'before_upload') return toImport(row)
        const missing = row.total - row.received
        if (missing > 0) throw new AppError('timeline.days_missing', { missing })
        await imports.setReady(id)
        await jobs.enqueue(tx, 'timeline-import', { importId: id, userId })
        return toImport({ ...row, state: 'ready' })
      }),

    /** @throws {AppError} `timeline.import_not_found`, `timeline.import_ended`. */
    cancel: (userId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const imports = importsRepository(tx)
        const row = await lockImport(tx, userId, id)
        if (!isOpen(row)) throw new AppError('timeline.import_ended')
        await imports.unstage(id, 'all')
        await imports.end(id, { state: 'cancelled', result: null })
      }),

    /** @throws {AppError} `timeline.import_not_found`. */
    async read(userId: number, id: number): Promise<TimelineImport> {
      const row = await importsRepository(db).find(userId, id)
      if (!row) throw new AppError('timeline.import_not_found')
      return toImport(row)
    },

    async list(userId: number, before: number | null): Promise<TimelineImportList> {
      const imports = importsRepository(db)
      const [current, rows] = await Promise.all([
        imports.findCurrent(userId),
        imports.listEnded(userId, { before, limit: PRODUCT_LIMITS.pageSize + 1 }),
      ])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { current: current && toImport(current), data: shown.map(toImport), next }
    },

    /** What the job does. */
    run: (job: ImportJob, signal?: AbortSignal) => runImport(db, job, signal),
    /** The job has been tried as often as it may. What it has stored stays. */
    fail,
    async tidyUp(): Promise<void> {
      const imports = importsRepository(db)
      for (const { id, userId } of await imports.listLost(LOST_HOURS)) await fail({ importId: id, userId })
      await imports.deleteOld(RETENTION)
    },
    exportOf: async (userId: number): Promise<TimelineImport[]> =>
      (await importsRepository(db).listAll(userId)).map(toImport),
  }
}

export type TimelineImportsService = ReturnType<typeof createTimelineImportsService>

const isOpen = ({ state }: ImportRow) => OPEN_STATES.some((open) => open === state)

const invalid = (field: string, rule: string) => new AppError('request.invalid', {}, { fields: [{ field, rule }] })

function requireRoom({ days, bytes }: { readonly days: number; readonly bytes: number }): void {
  if (days < limits.daysPerUser && bytes < limits.bytesPerUser) return
  throw new AppError('timeline.quota_reached', { max: limits.daysPerUser })
}

function checkDates(days: readonly TimelineDay[], { oldest, newest }: ImportRow): void {
  const seen = new Set<string>()
  for (const [index, { date }] of days.entries()) {
    if (seen.has(date)) throw invalid(`days.${index}.date`, 'uniqueItems')
    if (date < oldest || date > newest) throw invalid(`days.${index}.date`, 'range')
    seen.add(date)
  }
}

function toStagedDay({ date, time_zone: timeZone, segments: given }: TimelineDay): StagedDay {
  const segments = JSON.stringify(given)
  return { date, timeZone, segments, bytes: Buffer.byteLength(segments) }
}

const toImport = (row: ImportRow): TimelineImport => ({
  id: row.id,
  state: row.state,
  result: row.result,
  file_names: [...row.fileNames],
  replace: row.replaces,
  oldest: row.oldest,
  newest: row.newest,
  total: row.total,
  received: row.received,
  success: row.success,
  failed: row.failed,
  failures: [...row.failures],
  created_at: row.createdAt.toISOString(),
  started_at: row.startedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
})
