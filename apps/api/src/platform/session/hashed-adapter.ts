import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { users } from '../../modules/accounts/users.table.ts'
import type { Database } from '../database.ts'
import { sessions } from './sessions.table.ts'

/** Ids are 200 random bits, so an unsalted hash is enough. */
const digestOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

const NOBODY: [null, null] = [null, null]
const pair = <A, B>(first: A, second: B): [A, B] => [first, second]

interface StoredSession {
  readonly id: string
  readonly userId: number
  readonly expiresAt: Date
}

/** Keeps sessions as `sessions.ts` asks for it, in a table that holds digests of their ids. */
export function hashedAdapter(db: Database) {
  return {
    async getSessionAndUser(sessionId: string) {
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
      if (!row) return NOBODY
      const { userId, expiresAt, name, locale, emailVerifiedAt } = row
      // `id` is handed back to updateSessionExpiration and deleteSession: it must be the raw one.
      return pair(
        { id: sessionId, userId, expiresAt, attributes: {} },
        { id: userId, attributes: { name, locale, isVerified: emailVerifiedAt !== null } },
      )
    },
    async getUserSessions(userId: number) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map(({ digest, expiresAt }) => ({ id: digest, userId, expiresAt, attributes: {} }))
    },
    async setSession({ id, userId, expiresAt }: StoredSession) {
      await db.insert(sessions).values({ digest: digestOf(id), userId, expiresAt })
    },
    async updateSessionExpiration(sessionId: string, expiresAt: Date) {
      await db
        .update(sessions)
        .set({ expiresAt })
        .where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteSession(sessionId: string) {
      await db.delete(sessions).where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteUserSessions(userId: number) {
      await db.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
    },
  }
}
