import { PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import { bossDatabaseOn } from './boss-database.ts'

/** A job that waits for its turn, or for its next attempt. */
export interface WaitingJob {
  readonly name: string
  readonly data: unknown
  /** Seconds before which it does not run. */
  readonly afterSeconds: number
}

export async function listWaitingJobs(sql: postgres.ISql): Promise<WaitingJob[]> {
  return await sql<WaitingJob[]>`
    select name, data, greatest(0, ceil(extract(epoch from start_after - now())))::int as "afterSeconds"
    from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
    order by created_on, id`
}

/** Queues them within a transaction of a client that has `JOB_TYPES`. The queues have to be there. */
export async function queueAgain(sql: postgres.ISql, jobs: readonly WaitingJob[]): Promise<void> {
  const db = bossDatabaseOn(sql)
  const boss = new PgBoss({ db })
  for (const { name, data, afterSeconds } of jobs) {
    await boss.send(name, toPayload(data), { startAfter: afterSeconds, db })
  }
}

const toPayload = (data: unknown): object | null => (typeof data === 'object' ? data : null)
