import { connect, type ServerAddress } from '../database-connection.ts'
import { type RenewableClient, renewableClient } from '../renewable-client.ts'
import { within } from '../within.ts'
import { parsePosition } from './replica-position.ts'

/** Asks both servers how far they are in the log, over a connection to each. */
export interface LogPositions {
  ofPrimary(): Promise<bigint>
  /** @throws when it does not answer, or is none. */
  ofReplica(): Promise<bigint>
  readonly replicaClient: RenewableClient
  close(): Promise<void>
}

interface Row {
  readonly position: string | null
}

/** Then a server counts as hanging. */
const SILENT_AFTER_MS = 1_000
const SILENT = 'It does not answer.'
const OPTIONS = {
  max: 1,
  fetch_types: false,
  connect_timeout: 5,
  query_timeout: 5,
  connection: { application_name: 'mishiori replica' },
}

export function askPositions(primary: ServerAddress, replica: ServerAddress): LogPositions {
  const primaryClient = connect(primary, OPTIONS)
  const replicaClient = renewableClient(() => connect(replica, OPTIONS))
  return {
    async ofPrimary() {
      const question = primaryClient<Row[]>`select pg_current_wal_lsn()::text as position`
      const [row] = await within(SILENT_AFTER_MS, question, SILENT)
      return parsePosition(row?.position ?? '')
    },
    async ofReplica() {
      const question = replicaClient.client<Row[]>`
        select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`
      const [row] = await within(SILENT_AFTER_MS, question, SILENT)
      if (!row?.position) throw new Error('It is no replica.')
      return parsePosition(row.position)
    },
    replicaClient,
    close: async () => void (await Promise.all([primaryClient.end({ timeout: 0 }), replicaClient.close()])),
  }
}
