import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { contactMessages } from '../../schema/contact-messages.table.ts'

export type ContactMessage = typeof contactMessages.$inferSelect
export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt' | 'mailedAt'>

/** SQL for contact messages. */
export function contactRepository(db: Database) {
  return {
    async insert(message: NewContactMessage): Promise<number> {
      const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
      if (!row) throw new Error('An insert gave no row.')
      return row.id
    },
    /** Null when it was mailed before. */
    async findUnmailed(id: number): Promise<ContactMessage | null> {
      const isWaiting = and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt))
      const [row] = await db.select().from(contactMessages).where(isWaiting)
      return row ?? null
    },
    async setMailed(id: number): Promise<void> {
      await db.update(contactMessages).set({ mailedAt: sql`now()` }).where(eq(contactMessages.id, id))
    },
    async deleteMailed(days: number): Promise<void> {
      await db.delete(contactMessages).where(lt(contactMessages.mailedAt, sql`now() - make_interval(days => ${days})`))
    },
    listOf(userId: number) {
      const { topic, name, email, text, createdAt } = contactMessages
      return db
        .select({ topic, name, email, text, createdAt })
        .from(contactMessages)
        .where(eq(contactMessages.userId, userId))
        .orderBy(contactMessages.id)
    },
  }
}
