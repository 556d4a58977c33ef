import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createSecretCipher } from '../../platform/secret-cipher.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import type { TrashService } from '../route-articles/trash/trash.service.ts'
import { createStravaActivitiesService } from './strava-activities.service.ts'
import { createStravaClient, type StravaApp } from './strava-client.ts'
import { createStravaConnectionsService, type StravaSecret } from './strava-connections.service.ts'
import { createStravaImportJob } from './strava-import-job.ts'
import { stravaImportsRepository } from './strava-imports.repository.ts'
import { createStravaImportsService } from './strava-imports.service.ts'
import { createStravaUsage } from './strava-usage.ts'

interface ConnectionParts {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly secret: string
  /** Null: nothing is imported from Strava here. */
  readonly app: StravaApp | null
  readonly report: (warning: string) => void
}

/** What accounts need of Strava: they are there before articles are. */
export function createStravaConnections({ db, jobs, secret, app, report }: ConnectionParts) {
  const usage = createStravaUsage(db)
  const client = app && createStravaClient({ app, usage, report })
  const cipher = createSecretCipher<StravaSecret>(secret, 'strava tokens')
  const connections = createStravaConnectionsService({ db, jobs, cipher, client })
  return { usage, connections, isOffered: app !== null }
}

interface StravaParts extends ReturnType<typeof createStravaConnections> {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly routeArticles: Pick<RouteArticlesService, 'prepare' | 'insert'>
  readonly trash: Pick<TrashService, 'deleteAtOnce'>
  readonly mayPublish: boolean
}

/** The use cases of importing from Strava. */
export function createStrava({
  db,
  jobs,
  usage,
  connections,
  isOffered,
  routeArticles,
  trash,
  mayPublish,
}: StravaParts) {
  const { findImported, listArticles } = stravaImportsRepository(db)
  const activities = createStravaActivitiesService({ connections, findImported })
  const imports = createStravaImportsService({ db, jobs, isOffered, connections, activities })
  return {
    isOffered,
    mayPublish,
    usage,
    connections,
    activities,
    imports,
    importJob: createStravaImportJob({ db, jobs, connections, routeArticles }),
    /** All that came from Strava, of whatever import, with copies that its author made of it. */
    async deleteRoutes(userId: number): Promise<void> {
      for (const id of await listArticles(userId)) await trash.deleteAtOnce(userId, id)
    },
    async leave(tx: Database, userId: number): Promise<void> {
      await imports.leave(tx, userId)
      await connections.leave(tx, userId)
    },
    exportOf: async (userId: number) => ({
      connection: await connections.exportOf(userId),
      imports: await imports.exportOf(userId),
    }),
    async tidyUp(): Promise<void> {
      await imports.resumeStuck()
      await connections.deleteOld()
    },
  }
}

export type Strava = ReturnType<typeof createStrava>
