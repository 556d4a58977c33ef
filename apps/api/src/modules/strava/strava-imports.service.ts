import type { StravaImport } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { violatesUnique } from '../../platform/database-errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { StravaActivitiesService } from './strava-activities.service.ts'
import type { StravaConnectionsService } from './strava-connections.service.ts'
import { type ImportRow, type ItemRow, stravaImportsRepository } from './strava-imports.repository.ts'

interface ImportsDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly isOffered: boolean
  readonly connections: StravaConnectionsService
  readonly activities: StravaActivitiesService
}

export interface ImportRequest {
  readonly activityIds: readonly number[]
  readonly mode: 'one' | 'each'
  readonly title: string
}

/** Runs in the transaction that begins an import, with the answer it will give. */
type Finish = (tx: Database, started: StravaImport) => Promise<void>

/** Imports as their owners see them: start, read, cancel. The job does the rest. */
export function createStravaImportsService(dependencies: ImportsDependencies) {
  const { db, jobs, isOffered, connections, activities } = dependencies

  const read = async (tx: Database, userId: number, id: number): Promise<StravaImport> => {
    const repository = stravaImportsRepository(tx)
    const row = await repository.find(id)
    if (!row || row.userId !== userId) throw new AppError('strava.import_not_found')
    return toImport(row, await repository.listItems(id))
  }

  return {
    read: (userId: number, id: number) => read(db, userId, id),
    findLatest: stravaImportsRepository(db).findLatest,

    /** @throws {AppError} `strava.not_configured`, `strava.not_connected`, `strava.import_running`. */
    async create(userId: number, request: ImportRequest, finish: Finish = async () => {}): Promise<StravaImport> {
      if (!isOffered) throw new AppError('strava.not_configured')
      if (!(await connections.find(userId))) throw new AppError('strava.not_connected')
      const known = await activities.known(userId, request.activityIds)
      const chosen = request.activityIds.map((id) => ({ id, summary: known.get(id) ?? null }))
      const created = db.transaction(async (tx) => {
        const { mode, title } = request
        const importId = await stravaImportsRepository(tx).insert({
          userId,
          mode,
          title: title.trim(),
          activities: chosen,
        })
        await jobs.enqueue(tx, 'strava-import', { importId, userId })
        const started = await read(tx, userId, importId)
        await finish(tx, started)
        return started
      })
      return created.catch((error: unknown) => {
        throw violatesUnique(error, 'strava_imports_running_key') ? new AppError('strava.import_running') : error
      })
    },

    /** Imported articles are kept. @throws {AppError} `strava.import_not_found`; an import that has ended is not cancelled. */
    async cancel(userId: number, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = stravaImportsRepository(tx)
        await read(tx, userId, id)
        if (!(await repository.lockRunning(id))) return
        await repository.cancelItems(id)
        await repository.end(id, 'cancelled')
      })
    },

    /** Queues those again whose job was lost. */
    async resumeStuck(): Promise<void> {
      await stravaImportsRepository(db).deleteOld()
      for (const { id: importId, userId } of await stravaImportsRepository(db).listStuck()) {
        await db.transaction(async (tx) => {
          await stravaImportsRepository(tx).setMoved(importId)
          await jobs.enqueue(tx, 'strava-import', { importId, userId })
        })
      }
    },
    leave: (tx: Database, userId: number) => stravaImportsRepository(tx).deleteOf(userId),
    exportOf: stravaImportsRepository(db).listOf,
  }
}

function toImport(row: ImportRow, items: readonly ItemRow[]): StravaImport {
  const isWaiting = row.state === 'running' && row.waitSeconds !== null
  return {
    id: row.id,
    mode: row.mode,
    state: row.state,
    wait_seconds: isWaiting ? row.waitSeconds : null,
    wait_code: isWaiting ? row.waitCode : null,
    total: items.length,
    success: items.filter(({ state }) => state === 'imported' || state === 'already').length,
    failed: items.filter(({ state }) => state === 'failed').length,
    items: items.map(({ activityId, name, state, articleId, error }) => ({
      activity_id: String(activityId),
      name,
      state,
      error,
      route_id: articleId,
    })),
    created_at: row.createdAt.toISOString(),
  }
}
