import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrateDatabase } from '../platform/database.ts'
import { processesInside } from '../platform/embedded-postgres/cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { MIGRATIONS } from './global-setup.ts'
import type { TestDatabase } from './test-database.ts'

type Target = TestDatabase['target']

export interface ReplicatedDatabase extends TestDatabase {
  /** Whether what the primary writes is applied. */
  replay(isOn: boolean): Promise<void>
  /** Waits until the replica has all that the primary has written. */
  catchUp(): Promise<void>
  /** Stops and continues every process of the replica. */
  signalReplica(name: 'SIGSTOP' | 'SIGCONT'): void
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
}

/** A server of its own with a streaming replica, whose files are copied as `pg_basebackup` does. */
export async function createReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-replicated-'))
  const replicaFolder = join(folder, 'replica')
  const primary = await startEmbeddedPostgres(join(folder, 'primary'))
  const target = addressOf(primary)
  await migrateDatabase(target, MIGRATIONS)
  const jobs = await startJobs(target, (error) => console.error(error))
  await jobs.stop()
  await copyCluster(target, join(folder, 'primary'), replicaFolder)
  let replica = await startEmbeddedPostgres(replicaFolder)
  const replicaTarget = addressOf(replica)
  const askReplica = async (text: string) => {
    const sql = connect(replicaTarget, { max: 1 })
    return sql.unsafe<{ value: string }[]>(text).finally(() => sql.end())
  }
  const positionOf = async (server: Target) => {
    const sql = connect(server, { max: 1 })
    const rows = await sql<{ value: string }[]>`select pg_current_wal_lsn()::text as value`.finally(() => sql.end())
    return rows[0]?.value ?? ''
  }
  const signalReplica = (name: NodeJS.Signals) => {
    for (const pid of processesInside(replicaFolder) ?? []) process.kill(Number(pid), name)
  }
  return {
    target: { ...target, replica: replicaTarget },
    replay: async (isOn) => void (await askReplica(`select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`)),
    async catchUp() {
      const position = await positionOf(target)
      const question = `select (pg_last_wal_replay_lsn() >= '${position}')::text as value`
      while ((await askReplica(question))[0]?.value !== 'true');
    },
    signalReplica,
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await startEmbeddedPostgres(replicaFolder)
    },
    async drop() {
      signalReplica('SIGCONT')
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function addressOf({ target }: EmbeddedPostgres): Target {
  if ('url' in target) throw new Error('The embedded server has no address.')
  return target
}

async function copyCluster(primary: Target, from: string, to: string): Promise<void> {
  const sql = connect(primary, { max: 1 })
  await sql`select pg_backup_start('replica', true)`
  mkdirSync(to, { mode: 0o700 })
  const isLeftOut = (path: string) =>
    /\/(?:postmaster\.(?:pid|opts)|mishiori\.owner|\.s\.PGSQL\..*|pg_wal\/.+)$/.test(path)
  cpSync(from, to, { recursive: true, filter: (path) => !isLeftOut(path) })
  const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
  await sql.end()
  writeFileSync(join(to, 'backup_label'), stopped?.labelfile ?? '')
  writeFileSync(join(to, 'standby.signal'), '')
  const login = `host=${primary.host} port=${primary.port} user=${primary.user}`
  writeFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${login}'\n`)
}
