import type { Meter } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { within } from '../within.ts'

/** Whoever reads waits no longer for a database that does not answer. */
const PATIENCE_MS = 1_000

interface QueueState {
  readonly queue: string
  readonly waiting: number
  readonly oldestSeconds: number
  readonly failed: number
}

interface DatabaseState {
  readonly queues: readonly QueueState[]
  readonly connections: readonly { readonly state: string; readonly count: number }[]
  readonly bytes: number
}

/** Depth and age of the queues, connections and size of the database, and whether it answers. */
export function measureDatabase(meter: Meter, db: Database): void {
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(`mishiori.${name}`, { unit, description })
  const isUp = gauge('database.up', '1', '1 while the database answers within a second')
  const size = gauge('database.size', 'By', 'Size of the database on the disk')
  const connections = gauge('database.connections', '{connection}', 'Connections of the product by their state')
  const waiting = gauge('jobs.waiting', '{job}', 'Jobs that may run and wait for a worker')
  const oldest = gauge('jobs.oldest', 's', 'How long the oldest of them has waited')
  const failed = gauge('jobs.failed', '{job}', 'Jobs given up within the last day')
  meter.addBatchObservableCallback(
    async (result) => {
      const state = await within(PATIENCE_MS, readState(db), 'The database does not answer.').catch(() => null)
      result.observe(isUp, state ? 1 : 0)
      if (!state) return
      result.observe(size, state.bytes)
      for (const one of state.connections) result.observe(connections, one.count, { state: one.state })
      for (const { queue, ...of } of state.queues) {
        result.observe(waiting, of.waiting, { queue })
        result.observe(oldest, of.oldestSeconds, { queue })
        result.observe(failed, of.failed, { queue })
      }
    },
    [isUp, size, connections, waiting, oldest, failed],
  )
}

async function readState(db: Database): Promise<DatabaseState> {
  const queues = await db.execute<{ queue: string; waiting: number; oldestSeconds: number; failed: number }>(sql`
    select queue.name as queue,
      count(*) filter (where job.state < 'active' and job.start_after <= now())::int as waiting,
      coalesce(max(extract(epoch from now() - job.start_after)) filter (where job.state < 'active' and job.start_after <= now()), 0)::float8
        as "oldestSeconds",
      count(*) filter (where job.state = 'failed' and job.completed_on > now() - interval '1 day')::int as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name`)
  const connections = await db.execute<{ state: string; count: number }>(sql`
    select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
    where datname = current_database() and application_name like 'mishiori%' group by 1`)
  const [size] = await db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float8 as bytes`)
  return { queues, connections, bytes: size?.bytes ?? 0 }
}
