import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../accounts/users.table.ts'

/** SQL for what people are told of. */
export function notificationsRepository(db: Database) {
  return {
    /** How many somebody has not read. */
    async count(userId: number): Promise<number> {
      const [row] = await db.select({ count: users.notifyCount }).from(users).where(eq(users.id, userId))
      return row?.count ?? 0
    },
  }
}
