import type { Database } from '../database.ts'
import { readMaintenance, switchMaintenance } from './maintenance.ts'

const USAGE = `npm run maintenance -- on   closes the product: people are told that it is maintained
npm run maintenance -- off  opens it again
npm run maintenance         tells which it is`

/** What was typed is no command. */
export class MaintenanceUsage extends Error {
  constructor() {
    super(USAGE)
    this.name = 'MaintenanceUsage'
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
