import { createHash } from 'node:crypto'
import { and, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { sessions } from './sessions.table.ts'
import { activeSuspension, users } from './users.table.ts'

/** SHA-256: ids are 200 random bits, so an unsalted hash is enough. */
export const digestOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

const NOBODY: [null, null] = [null, null]
const pair = <A, B>(first: A, second: B): [A, B] => [first, second]

interface StoredSession {
  readonly id: string
  readonly userId: number
  readonly expiresAt: Date
  readonly attributes: { readonly userAgent: string }
}

/** However often it is used, a session ends half a year after its log-in. */
const LONGEST_LIFE = sql`interval '180 days'`
/** Changes of an account require a new authentication after this time. */
const REAUTHENTICATION = sql`interval '10 minutes'`
/** How exactly is known when a session was last used: one write in this time instead of one a request. */
export const SEEN_EVERY = sql`interval '5 minutes'`

/** Accounts this young are limited more tightly. */
export const NEW_ACCOUNT = sql`interval '3 days'`

export const isAtMost = (time: PgColumn, age: SQL) => sql<boolean>`${time} > now() - ${age}`

/** Until a session ends. The library counts by the clock of this process, which may be wrong; what is stored, by that of the database. */
const secondsLeft = sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8`
const asProcessTime = (seconds: number) => new Date(Date.now() + 1_000 * seconds)
const asStored = (expiresAt: Date) => sql`now() + make_interval(secs => ${(expiresAt.getTime() - Date.now()) / 1_000})`

/** Neither unused nor used for too long, by the database's clock. */
export const isAlive = () => and(gt(sessions.expiresAt, sql`now()`), isAtMost(sessions.createdAt, LONGEST_LIFE))

const selectSession = statement((db) =>
  db
    .select({
      userId: sessions.userId,
      secondsLeft,
      userAgent: sessions.userAgent,
      name: users.name,
      locale: users.locale,
      emailVerifiedAt: users.emailVerifiedAt,
      role: users.role,
      suspendedUntil: activeSuspension,
      isNew: isAtMost(users.createdAt, NEW_ACCOUNT),
      hasJustAuthenticated: isAtMost(sessions.authenticatedAt, REAUTHENTICATION),
      isSeenLately: isAtMost(sessions.lastSeenAt, SEEN_EVERY),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.digest, sql.placeholder('digest')), isAlive())),
)

/** Keeps sessions as `sessions.ts` requires, in a table that contains digests of their ids. */
export function hashedAdapter(db: Database) {
  const touch = (sessionId: string) =>
    db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.digest, digestOf(sessionId)))
  return {
    async getSessionAndUser(sessionId: string) {
      const [row] = await selectSession(db, { digest: digestOf(sessionId) })
      if (!row) return NOBODY
      const { userId, secondsLeft: left, emailVerifiedAt, userAgent, isSeenLately, ...attributes } = row
      if (!isSeenLately) await touch(sessionId)
      // `id` is handed back to updateSessionExpiration and deleteSession: it must be the raw one.
      return pair(
        { id: sessionId, userId, expiresAt: asProcessTime(left), attributes: { userAgent } },
        { id: userId, attributes: { ...attributes, isVerified: emailVerifiedAt !== null } },
      )
    },
    async getUserSessions(userId: number) {
      const columns = { digest: sessions.digest, secondsLeft, userAgent: sessions.userAgent }
      const rows = await db.select(columns).from(sessions).where(eq(sessions.userId, userId))
      return rows.map(({ digest, secondsLeft: left, userAgent }) => ({
        id: digest,
        userId,
        expiresAt: asProcessTime(left),
        attributes: { userAgent },
      }))
    },
    async setSession({ id, userId, expiresAt, attributes: { userAgent } }: StoredSession) {
      await db.insert(sessions).values({ digest: digestOf(id), userId, expiresAt: asStored(expiresAt), userAgent })
    },
    async updateSessionExpiration(sessionId: string, expiresAt: Date) {
      await db
        .update(sessions)
        .set({ expiresAt: asStored(expiresAt) })
        .where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteSession(sessionId: string) {
      await db.delete(sessions).where(eq(sessions.digest, digestOf(sessionId)))
    },
    async deleteUserSessions(userId: number) {
      await db.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      const isTooOld = lt(sessions.createdAt, sql`now() - ${LONGEST_LIFE}`)
      await db.delete(sessions).where(or(lte(sessions.expiresAt, sql`now()`), isTooOld))
    },
  }
}
