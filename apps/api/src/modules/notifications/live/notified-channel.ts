import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'

/** Notifies processes with open streams that the unread notifications of a person have changed. */
export const NOTIFIED_CHANNEL = 'notified_users'

/** Delivered when the transaction is committed. */
export async function notifyChange(transaction: Database, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await transaction.execute(
    sql`select pg_notify(${NOTIFIED_CHANNEL}, id) from unnest(string_to_array(${userIds.join(',')}, ',')) as id`,
  )
}
