import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia'
import { users } from '../../modules/accounts/users.table.ts'
import type { Database } from '../database.ts'
import { sessions } from './sessions.table.ts'

/** Ids are 200 random bits, so an unsalted hash is enough. */
const digestOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

/** A Lucia adapter whose table holds digests of the session ids. */
export function hashedAdapter(db: Database): Adapter {
  return {
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [row] = await db
        .select({
          userId: sessions.userId,
          expiresAt: sessions.expiresAt,
          name: users.name,
          locale: users.locale,
          emailVerifiedAt: users.emailVerifiedAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.digest, digestOf(sessionId)), gt(sessions.expiresAt, sql`now()`)))
      if (!row) return [null, null]
      const { userId, expiresAt, name, locale, emailVerifiedAt } = row
      // Lucia hands `id` back to updateSessionExpiration and deleteSession: it must be the raw one.
      return [
        { id: sessionId, userId, expiresAt, attributes: {} },
        { id: userId, attributes: { name, locale, isVerified: emailVerifiedAt !== null } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map(({ digest, expiresAt }) => ({ id: digest, userId, expiresAt, attributes: {} }))
    },
    async setSession({ id, userId, expiresAt }) {
      await db.insert(sessions).values({ digest: digestOf(id), userId, expiresAt })
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt })
        .where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteSession(sessionId) {
      await db.delete(sessions).where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
    },
  }
}
