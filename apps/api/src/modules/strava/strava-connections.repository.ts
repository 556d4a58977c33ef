import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { stravaConnections, stravaRevocations } from '../../schema/strava.table.ts'

export type ConnectionRow = typeof stravaConnections.$inferSelect
type NewConnection = Omit<ConnectionRow, 'createdAt'>
type Tokens = Pick<ConnectionRow, 'accessToken' | 'refreshToken' | 'expiresAt'>

/** SQL for what athletes have allowed. Tokens are encrypted here and there. */
export function stravaConnectionsRepository(db: Database) {
  const { userId: owner } = stravaConnections
  return {
    async find(userId: number): Promise<ConnectionRow | null> {
      const [row] = await db.select().from(stravaConnections).where(eq(owner, userId))
      return row ?? null
    },
    /** Holds it until the transaction ends. */
    async lock(userId: number): Promise<ConnectionRow | null> {
      const [row] = await db.select().from(stravaConnections).where(eq(owner, userId)).for('update')
      return row ?? null
    },
    async put(connection: NewConnection): Promise<void> {
      await db
        .insert(stravaConnections)
        .values(connection)
        .onConflictDoUpdate({ target: owner, set: { ...connection, createdAt: sql`now()` } })
    },
    async setTokens(userId: number, tokens: Tokens): Promise<void> {
      await db.update(stravaConnections).set(tokens).where(eq(owner, userId))
    },
    async delete(userId: number): Promise<ConnectionRow | null> {
      const [row] = await db.delete(stravaConnections).where(eq(owner, userId)).returning()
      return row ?? null
    },
  }
}

/** SQL for pending deauthorizations at Strava. */
export function stravaRevocationsRepository(db: Database) {
  return {
    async insert({ athleteId, accessToken, refreshToken, expiresAt }: ConnectionRow): Promise<number> {
      const [row] = await db
        .insert(stravaRevocations)
        .values({ athleteId, accessToken, refreshToken, expiresAt })
        .returning({ id: stravaRevocations.id })
      if (!row) throw new Error('An insert gave no id.')
      return row.id
    },
    async find(id: number) {
      const [row] = await db.select().from(stravaRevocations).where(eq(stravaRevocations.id, id))
      return row ?? null
    },
    async delete(id: number): Promise<void> {
      await db.delete(stravaRevocations).where(eq(stravaRevocations.id, id))
    },
    /** Removes those of a person who has connected again, because they would revoke the new permission. */
    async deleteOf(athleteId: string): Promise<void> {
      await db.delete(stravaRevocations).where(eq(stravaRevocations.athleteId, athleteId))
    },
    async deleteOld(): Promise<void> {
      await db.delete(stravaRevocations).where(sql`${stravaRevocations.createdAt} < now() - interval '1 day'`)
    },
  }
}
