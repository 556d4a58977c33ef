import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { within } from '../within.ts'

/** Whoever reads waits no longer for a database that does not answer. */
const PATIENCE_MS = 1_000

interface QueueState {
  readonly queue: string
  /** Jobs that may run and wait for a worker. */
  readonly waiting: number
  /** How long the oldest of them has waited. */
  readonly oldestSeconds: number
  /** Jobs given up within the last day. */
  readonly failed: number
}

/** Changes of articles that a search engine has not been sent; there is none where none is used. */
const SEARCH_QUEUE = 'search-engine'

export interface DatabaseState {
  readonly queues: readonly QueueState[]
  readonly connections: readonly { readonly state: string; readonly count: number }[]
  readonly bytes: number
}

/** What is asked of the database; null when it does not answer within a second. */
export const orSilent = <T>(question: Promise<T>): Promise<T | null> =>
  within(PATIENCE_MS, question, 'The database does not answer.').catch(() => null)

export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  const queues = await db.execute<{ queue: string; waiting: number; oldestSeconds: number; failed: number }>(sql`
    select queue.name as queue,
      count(*) filter (where job.state < 'active' and job.start_after <= now())::int as waiting,
      coalesce(max(extract(epoch from now() - job.start_after)) filter (where job.state < 'active' and job.start_after <= now()), 0)::float8
        as "oldestSeconds",
      count(*) filter (where job.state = 'failed' and job.completed_on > now() - interval '1 day')::int as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name
    union all select ${SEARCH_QUEUE}, count(*)::int, coalesce(extract(epoch from now() - min(since)), 0)::float8, 0
    from search_changes where exists (select from search_indexes) having exists (select from search_indexes)`)
  const connections = await db.execute<{ state: string; count: number }>(sql`
    select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
    where datname = current_database() and application_name like 'mishiori%' group by 1`)
  const [size] = await db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float8 as bytes`)
  return { queues, connections, bytes: size?.bytes ?? 0 }
}
