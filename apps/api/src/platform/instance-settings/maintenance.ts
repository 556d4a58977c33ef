import { eq, sql } from 'drizzle-orm'
import { CommandProblem } from '../command-problem.ts'
import type { Database, DatabaseHandle } from '../database.ts'
import { reasonOf } from '../reason-of.ts'
import { instanceSettings } from './instance-settings.table.ts'

const SETTING = 'maintenance'
const CHANNEL = 'maintenance'

/** Whether the product is closed, as operators switch it for all processes on the database. */
export interface Maintenance {
  isOn(): boolean
  /** Knows the state from now on, and every change of it. */
  follow(listen: DatabaseHandle['listen']): Promise<void>
}

interface MaintenanceOptions {
  /** On for as long as this process lives, whatever is switched. */
  readonly isForced: boolean
  /** Called when the state could not be read; the last known one stays. */
  readonly report: (warning: string) => void
}

export function createMaintenance(db: Database, { isForced, report }: MaintenanceOptions): Maintenance {
  let isOn = false
  let reading = Promise.resolve()
  // One after another, so that an older answer never follows a newer one.
  const read = () => {
    reading = reading.then(async () => {
      try {
        isOn = await readMaintenance(db)
      } catch (error) {
        report(`Whether the product is maintained could not be read: ${reasonOf(error)}`)
      }
    })
    return reading
  }
  return {
    isOn: () => isForced || isOn,
    async follow(listen) {
      // Again after a lost connection: what was said meanwhile is not known.
      await listen(CHANNEL, { onNotify: () => void read(), onListening: () => void read() })
      await read()
    },
  }
}

async function readMaintenance(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ value: instanceSettings.value })
    .from(instanceSettings)
    .where(eq(instanceSettings.name, SETTING))
  return row?.value === true
}

/** Processes are notified when it is committed. */
export async function switchMaintenance(db: Database, isOn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const set = { value: isOn, updatedAt: sql`now()` }
    await tx
      .insert(instanceSettings)
      .values({ name: SETTING, value: isOn })
      .onConflictDoUpdate({ target: instanceSettings.name, set })
    await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
  })
}

const USAGE = `npm run maintenance -- on   closes the product: people are told that it is maintained
npm run maintenance -- off  opens it again
npm run maintenance         tells which it is`

/** What was typed is no command. */
export class MaintenanceUsage extends CommandProblem {
  constructor() {
    super(USAGE)
  }
}

/**
 * @returns what to do, which gives what to print
 * @throws {MaintenanceUsage}
 */
export function parseMaintenanceCommand(args: readonly string[]): (db: Database) => Promise<string> {
  const [state, ...rest] = args
  if (rest.length > 0 || (state !== undefined && state !== 'on' && state !== 'off')) throw new MaintenanceUsage()
  return async (db) => {
    if (state !== undefined) await switchMaintenance(db, state === 'on')
    return (await readMaintenance(db))
      ? 'Maintenance is on. People see the page about it until you switch it off.'
      : 'Maintenance is off. The product is open, unless a process was started with MAINTENANCE=1.'
  }
}
