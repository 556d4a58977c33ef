import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { SystemState } from '@repo/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { orSilent, readDatabaseState } from '../../platform/telemetry/database-state.ts'
import { RECENT_MINUTES, type RecentRequests } from '../../platform/telemetry/recent-requests.ts'

export interface SystemDependencies {
  readonly db: Database
  readonly recentRequests: RecentRequests
  readonly dataFolder: string
  /** Whether pictures are in a bucket. */
  readonly hasBucket: boolean
}

const MAX_ROUTES = 10
const MAX_TABLES = 8

/** How the instance fares, at a glance: what metrics say over time. */
export function createSystemService({ db, recentRequests, dataFolder, hasBucket }: SystemDependencies) {
  return {
    async read(): Promise<SystemState> {
      const { utilization, routes, ...recent } = recentRequests.summarize(MAX_ROUTES)
      const [database, disk] = await Promise.all([orSilent(readDatabase(db)), statfs(dataFolder).catch(() => null)])
      return {
        process: {
          host: hostname(),
          pid: process.pid,
          node: process.version,
          started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
          memory_bytes: process.memoryUsage.rss(),
          utilization,
        },
        requests: {
          minutes: RECENT_MINUTES,
          count: recent.count,
          errors: recent.errors,
          p50_ms: recent.p50Ms,
          p95_ms: recent.p95Ms,
          routes: routes.map(({ p95Ms, ...route }) => ({ ...route, p95_ms: p95Ms })),
          pages_kept: recent.pagesKept,
          pages_rendered: recent.pagesRendered,
        },
        database,
        storage: {
          kind: hasBucket ? 's3' : 'disk',
          free_bytes: disk && disk.bavail * disk.bsize,
          total_bytes: disk && disk.blocks * disk.bsize,
        },
      }
    },
  }
}

export type SystemService = ReturnType<typeof createSystemService>

async function readDatabase(db: Database): Promise<NonNullable<SystemState['database']>> {
  const { bytes, connections, queues } = await readDatabaseState(db)
  const [server] = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  const tables = await db.execute<{ name: string; rows: number; bytes: number }>(sql`
    select relname as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc limit ${MAX_TABLES}`)
  return {
    version: server?.version ?? '',
    bytes,
    connections: [...connections],
    tables: [...tables],
    queues: queues.map(({ oldestSeconds, ...queue }) => ({ ...queue, oldest_seconds: oldestSeconds })),
  }
}
