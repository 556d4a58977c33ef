import type postgres from 'postgres'
import { type ConnectionOptions, connect, type ServerAddress } from '../database-connection.ts'
import { type RenewableClient, renewableClient } from '../renewable-client.ts'
import { askPositions } from './log-positions.ts'
import { repeatUntilClosed } from './repeat-until-closed.ts'
import { createReplicaPosition } from './replica-position.ts'

/** A streaming replica of the database. */
export interface Replica {
  /** Something public has changed, or may have. */
  changed(): void
  /** Whether it answers, and has all that this process knows to be public. */
  isUpToDate(): boolean
  state(): { readonly isUsed: boolean; readonly lagSeconds: number }
  /** Connections to it, of the settings of a pool of the primary. */
  pool(max: number, settings: ConnectionOptions['connection']): postgres.Sql
  close(): Promise<void>
}

interface ReplicaOptions {
  readonly primary: ServerAddress
  readonly replica: ServerAddress
  /** Told when it is not used any more, and when it is again. */
  readonly report: (warning: string) => void
  /** Prepares a client for Drizzle. */
  readonly prepare: (client: postgres.Sql) => void
}

const IDLE_PAUSE_MS = 250
/** While the replica lacks a change. */
const FIRST_PAUSE_MS = 4
const SAMPLE_EVERY_MS = 1_000
/** Of what no change tells, such as new comments. */
const MAX_LAG_MS = 5_000
/** The primary may be busy; who hears of no change goes on reading meanwhile. */
const MAX_UNKNOWN_MS = 30_000
/** What waits on the replica longer is asked of the primary. */
const LIMITS = { statement_timeout: 3_000, lock_timeout: 200, idle_in_transaction_session_timeout: 5_000 }

/** Watches a replica, and tells whether it may be read from. */
export function createReplica({ primary, replica, report, prepare }: ReplicaOptions): Replica {
  const positions = askPositions(primary, replica)
  const position = createReplicaPosition()
  const pools: RenewableClient[] = []
  const tell = tellTurns(report)
  let isAnswering = false
  let locatedAtMs = Number.NEGATIVE_INFINITY
  let pauseMs = FIRST_PAUSE_MS

  const samplePrimary = async () => {
    const now = performance.now()
    if (!position.needsSample() && now - locatedAtMs < SAMPLE_EVERY_MS) return
    const located = position.sample(now)
    located(await positions.ofPrimary())
    locatedAtMs = now
  }
  const watching = repeatUntilClosed(async () => {
    await samplePrimary().catch(() => {}) // whoever needs its position knows that it is missing
    try {
      position.replayed(await positions.ofReplica())
      isAnswering = true
    } catch (error) {
      isAnswering = false
      for (const pool of [positions.replicaClient, ...pools]) pool.renew()
      tell(error instanceof Error ? error.message : String(error))
      return IDLE_PAUSE_MS
    }
    const lagMs = position.lagMs(performance.now())
    tell(lagMs < MAX_LAG_MS ? null : `It is ${Math.round(lagMs / 1_000)} s behind.`)
    pauseMs = position.hasNewestChange() ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, IDLE_PAUSE_MS)
    return position.hasNewestChange() ? IDLE_PAUSE_MS : pauseMs
  })
  const isUpToDate = () => {
    const now = performance.now()
    const isKnown = isAnswering && position.hasNewestChange() && now - locatedAtMs < MAX_UNKNOWN_MS
    return isKnown && position.lagMs(now) < MAX_LAG_MS
  }

  return {
    changed() {
      position.changed()
      watching.wake()
    },
    isUpToDate,
    state: () => ({ isUsed: isUpToDate(), lagSeconds: position.lagMs(performance.now()) / 1_000 }),
    pool(max, settings) {
      const pool = renewableClient(() => {
        const client = connect(replica, { max, connect_timeout: 5, connection: { ...settings, ...LIMITS } })
        prepare(client)
        return client
      })
      pools.push(pool)
      return pool.client
    },
    async close() {
      await watching.close()
      await Promise.all([positions.close(), ...pools.map((pool) => pool.close())])
    },
  }
}

/** Says once what is wrong, and once that it is not any more. */
function tellTurns(report: (warning: string) => void) {
  let isWrong = false
  return (problem: string | null) => {
    if (isWrong === (problem !== null)) return
    isWrong = problem !== null
    report(problem === null ? 'The replica is read from again.' : `The replica is not read from: ${problem}`)
  }
}
