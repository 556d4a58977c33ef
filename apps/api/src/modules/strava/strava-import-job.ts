import { cutText, layerId, type RecordedLine, serializeMapDocument, type WireLayer } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { violatesUnique } from '../../platform/database-errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import { lineOf, nameOf } from './activity-line.ts'
import type { ActivitySummary } from './strava-answers.ts'
import { readSummary } from './strava-answers.ts'
import type { StravaConnectionsService } from './strava-connections.service.ts'
import { type ImportRow, type ItemRow, stravaImportsRepository, type WaitingRow } from './strava-imports.repository.ts'

interface JobDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly connections: StravaConnectionsService
  readonly routeArticles: Pick<RouteArticlesService, 'prepare' | 'insert'>
}

interface Fetched {
  readonly summary: ActivitySummary
  readonly line: RecordedLine
}

/** Seconds until a failed activity is requested from Strava again; after the last one it has failed. */
const PAUSES_SECONDS = [10, 60, 300] as const
const EMPTY_BODY = { version: 1, blocks: [] }
const IMPORTED_KEY = 'strava_import_items_imported_key'

/**
 * Works through an import, one activity after the other. Each is made an article and marked in one transaction, so that it may be killed
 * anywhere, and two that work on one import do nothing twice. Where it has to wait, it queues itself for then.
 */
export function createStravaImportJob({ db, jobs, connections, routeArticles }: JobDependencies) {
  const committed = stravaImportsRepository(db)

  /** @param index of its colour among the lines of one map. */
  const fetchActivity = ({ userId, activityId, summary: known }: WaitingRow, index: number): Promise<Fetched> =>
    connections.withClient(userId, async (client, token) => {
      const request = { token, caller: 'import' } as const
      const summary = readSummary(known) ?? (await client.readActivity(request, activityId))
      const line = lineOf(summary, await client.readStreams(request, activityId), index)
      if (!line) throw new AppError('strava.no_track')
      return { summary, line }
    })

  /** Runs while the import is held and this item of it still waits. */
  const change = (item: ItemRow, work: (tx: Database) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      const repository = stravaImportsRepository(tx)
      if (!(await repository.lockRunning(item.importId))) return
      if (!(await repository.isWaiting(item))) return
      await work(tx)
      await repository.setMoved(item.importId)
    })

  const store = async (row: ImportRow, item: ItemRow, { summary, line }: Fetched): Promise<void> => {
    const name = nameOf(summary)
    if (row.mode === 'one') {
      const [layer] = layersOf([line])
      await change(item, (tx) =>
        stravaImportsRepository(tx).setItem(item, { state: 'fetched', name, line: layer?.objects[0] }),
      )
      return
    }
    const prepared = await routeArticles.prepare(row.userId, articleOf(name, layersOf([line])))
    await change(item, async (tx) => {
      const article = await routeArticles.insert(tx, row.userId, prepared, { source: 'strava' })
      const repository = stravaImportsRepository(tx)
      await repository.releaseTrashed(row.userId, [item.activityId])
      await repository.setItem(item, { state: 'imported', name, articleId: article.id })
    })
  }

  const markAlready = (item: ItemRow, articleId: number) =>
    change(item, (tx) => stravaImportsRepository(tx).setItem(item, { state: 'already', articleId }))

  const markFailed = (item: ItemRow, code: string) =>
    change(item, (tx) => stravaImportsRepository(tx).setItem(item, { state: 'failed', error: code }))

  /** @returns how many seconds to wait before the next step; null for none. */
  const takeStep = async (row: ImportRow, item: WaitingRow): Promise<Pause | null> => {
    const [articleId] = (await committed.findImported(row.userId, [item.activityId])).values()
    if (articleId !== undefined) {
      await markAlready(item, articleId)
      return null
    }
    try {
      await store(row, item, await fetchActivity(item, row.mode === 'one' ? item.position : 0))
      return null
    } catch (error) {
      if (violatesUnique(error, IMPORTED_KEY)) return null // another process was faster: the next check finds it
      if (!(error instanceof AppError)) throw error
      const pause = await pauseAfter(item, error)
      if (!pause) await markFailed(item, error.code)
      return pause
    }
  }

  const pauseAfter = async (item: ItemRow, { code, params }: AppError): Promise<Pause | null> => {
    if (code === 'strava.too_many') return { seconds: Number(params.seconds), code }
    if (code !== 'strava.unavailable') return null
    const seconds = PAUSES_SECONDS[(await committed.addTrouble(item)) - 1]
    return seconds === undefined ? null : { seconds, code }
  }

  const pause = ({ id: importId, userId }: ImportRow, { seconds, code }: Pause): Promise<void> =>
    db.transaction(async (tx) => {
      const repository = stravaImportsRepository(tx)
      if (!(await repository.lockRunning(importId))) return
      await repository.setWaiting(importId, seconds, code)
      await jobs.enqueue(tx, 'strava-import', { importId, userId }, { afterSeconds: seconds })
    })

  /** Makes the one article of all that was fetched, and ends the import. */
  const finish = async (row: ImportRow): Promise<void> => {
    const fetched = await committed.listFetched(row.id)
    const [first] = fetched
    const objects = fetched.map(({ line }, at) => ({ ...Object(line), isMain: at === 0 }))
    const layers = [{ id: 'layer-1', name: 'Strava', objects }]
    const prepared = first ? await routeArticles.prepare(row.userId, articleOf(row.title || first.name, layers)) : null
    await db.transaction(async (tx) => {
      const repository = stravaImportsRepository(tx)
      if (!(await repository.lockRunning(row.id))) return
      if (prepared) {
        const { id } = await routeArticles.insert(tx, row.userId, prepared, { source: 'strava' })
        const activityIds = fetched.map(({ activityId }) => activityId)
        await repository.releaseTrashed(row.userId, activityIds)
        await repository.setImported(row.id, id)
      }
      await repository.end(row.id, 'done')
    })
  }

  return {
    /** @param signal aborted when the process leaves: what is left is done by another one. */
    async work(importId: number, signal?: AbortSignal): Promise<void> {
      for (;;) {
        signal?.throwIfAborted()
        const row = await committed.find(importId)
        if (row?.state !== 'running') return
        const item = await committed.nextWaiting(importId)
        if (!item) return finish(row)
        const wait = await takeStep(row, item)
        if (wait) return pause(row, wait)
      }
    },
  }
}

interface Pause {
  readonly seconds: number
  readonly code: string
}

const layersOf = (lines: readonly RecordedLine[]): readonly WireLayer[] =>
  serializeMapDocument({
    layers: [{ id: layerId('layer-1'), name: 'Strava', objects: lines }],
    mainLineId: lines[0]?.id ?? null,
  })

/** A draft that only its owner sees. */
function articleOf(title: string, layers: readonly unknown[]): RouteArticleInput {
  return {
    title: cutText(title, PRODUCT_LIMITS.titleLength.max),
    summary: '',
    layer: [...layers],
    context: EMPTY_BODY,
    tag: [],
    is_draft: true,
    private_mode: 'private',
    thumbnail_path: null,
  }
}
