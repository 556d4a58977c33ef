import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'

/** Locks several users until the transaction ends, in the order of their ids. All code that locks several uses this order. */
export async function lockPeople(tx: Database, userIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update')
}
