import { randomBytes } from 'node:crypto'
import { TOKEN_SCOPES, type TokenScope } from '@repo/contract'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { accessTokens } from './access-tokens.table.ts'
import { digestOf, isAtMost, NEW_ACCOUNT, SEEN_EVERY } from './hashed-adapter.ts'
import { activeSuspension, users } from './users.table.ts'
import type { Viewer } from './viewer.ts'

/** Scanners for leaked secrets know a token by it. */
const TOKEN_PREFIX = 'mishiori_'
const TOKEN = /^mishiori_[A-Za-z0-9_-]{43}$/
/** For so long its owner sees that a token has expired. */
const KEPT_EXPIRED = sql`interval '30 days'`

/** A token that a request carried. */
export interface UsedToken {
  readonly id: number
  readonly scopes: ReadonlySet<TokenScope>
  readonly viewer: Viewer
}

interface NewToken {
  readonly userId: number
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly validDays: number
}

const isExpired = sql<boolean>`${accessTokens.expiresAt} <= now()`
const LISTED = {
  id: accessTokens.id,
  name: accessTokens.name,
  scopes: accessTokens.scopes,
  createdAt: accessTokens.createdAt,
  expiresAt: accessTokens.expiresAt,
  isExpired,
  lastUsedAt: accessTokens.lastUsedAt,
}

const selectToken = statement((db) =>
  db
    .select({
      id: accessTokens.id,
      scopes: accessTokens.scopes,
      isSeenLately: sql<boolean>`coalesce(${isAtMost(accessTokens.lastUsedAt, SEEN_EVERY)}, false)`,
      userId: users.id,
      name: users.name,
      locale: users.locale,
      emailVerifiedAt: users.emailVerifiedAt,
      role: users.role,
      suspendedUntil: activeSuspension,
      isNew: isAtMost(users.createdAt, NEW_ACCOUNT),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.digest, sql.placeholder('digest')), gt(accessTokens.expiresAt, sql`now()`))),
)

const isScope = (scope: string): scope is TokenScope => (TOKEN_SCOPES as readonly string[]).includes(scope)

/** Access tokens as they are stored: their secrets are not. All times are the database's. */
export function accessTokensRepository(db: Database) {
  const touch = (id: number) => db.update(accessTokens).set({ lastUsedAt: sql`now()` }).where(eq(accessTokens.id, id))
  return {
    /** @returns null for one that is none, has expired or was revoked. */
    async find(token: string): Promise<UsedToken | null> {
      if (!TOKEN.test(token)) return null
      const [row] = await selectToken(db, { digest: digestOf(token) })
      if (!row) return null
      const { id, scopes, isSeenLately, userId, emailVerifiedAt, ...owner } = row
      if (!isSeenLately) await touch(id)
      const isVerified = emailVerifiedAt !== null
      // Nobody has authenticated: what asks for that is closed to programs.
      const viewer = { ...owner, id: userId, isVerified, hasJustAuthenticated: false, sessionId: '' }
      return { id, scopes: new Set(scopes.filter(isScope)), viewer }
    },
    async list(userId: number) {
      const rows = await db
        .select(LISTED)
        .from(accessTokens)
        .where(eq(accessTokens.userId, userId))
        .orderBy(desc(accessTokens.id))
      return rows.map((row) => ({ ...row, scopes: row.scopes.filter(isScope) }))
    },
    /** @returns the row and the secret, which is in no other answer. */
    async insert({ userId, name, scopes, validDays }: NewToken) {
      const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
      const [row] = await db
        .insert(accessTokens)
        .values({
          userId,
          name,
          scopes: [...scopes],
          digest: digestOf(token),
          expiresAt: sql`now() + make_interval(days => ${validDays})`,
        })
        .returning(LISTED)
      if (!row) throw new Error('the token was not stored')
      return { ...row, scopes: [...scopes], token }
    },
    async delete(userId: number, id: number): Promise<boolean> {
      const rows = await db
        .delete(accessTokens)
        .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
        .returning({ id: accessTokens.id })
      return rows.length > 0
    },
    async deleteAll(userId: number): Promise<void> {
      await db.delete(accessTokens).where(eq(accessTokens.userId, userId))
    },
    async deleteExpired(): Promise<void> {
      await db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now() - ${KEPT_EXPIRED}`))
    },
  }
}

export type AccessTokens = ReturnType<typeof accessTokensRepository>
