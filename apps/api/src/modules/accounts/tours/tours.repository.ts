import type { TutorialRecord } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../../platform/session/users.table.ts'

/** SQL for the guided tours that people have done. */
export function toursRepository(db: Database) {
  return {
    /** Keeps the earlier of two times for one tour, also for concurrent writes. @returns all finished tours. */
    async merge(userId: number, done: TutorialRecord): Promise<TutorialRecord> {
      const earliest = sql`(
        select jsonb_object_agg(id, time)
        from (
          select id, min(time) as time
          from (
            select key as id, value as time from jsonb_each_text(${users.tutorial})
            union all
            select key, value from jsonb_each_text(${JSON.stringify(done)}::jsonb)
          ) as recorded
          group by id
        ) as merged
      )`
      const [row] = await db
        .update(users)
        .set({ tutorial: earliest })
        .where(eq(users.id, userId))
        .returning({ tutorial: users.tutorial })
      if (!row) throw new Error(`Account ${userId} is gone.`)
      return row.tutorial
    },
  }
}
