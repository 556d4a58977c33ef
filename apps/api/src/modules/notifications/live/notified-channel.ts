import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'

/** Processes that stream to somebody hear here that what they have not read has changed. */
export const NOTIFIED_CHANNEL = 'notified_users'

/** They hear of it when the transaction is committed. */
export async function tellOfChange(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`select pg_notify(${NOTIFIED_CHANNEL}, ${String(userId)})`)
}
