import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { accessTokens } from '../../../platform/session/access-tokens.table.ts'
import { sessions } from '../../../platform/session/sessions.table.ts'
import { users } from '../../../platform/session/users.table.ts'
import { shownYears } from '../../../schema/activities.table.ts'
import { emailChanges } from '../../../schema/email-changes.table.ts'
import { linkedAccounts } from '../../../schema/linked-accounts.table.ts'
import { passkeys } from '../../../schema/passkeys.table.ts'

/** SQL for the stored data of a person, other than their routes and pictures. Contains no secrets, hashed or not. */
export function dataArchiveRepository(db: Database) {
  return {
    async findAccount(userId: number) {
      const [account] = await db.select().from(users).where(eq(users.id, userId))
      if (!account) throw new Error(`Account ${userId} is gone.`)
      const { passwordHash, withdrawnAt: _, ...kept } = account
      return { ...kept, hasPassword: passwordHash !== null }
    },
    async findPendingEmail(userId: number): Promise<string | null> {
      const [row] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId))
      return row?.email ?? null
    },
    listSessions(userId: number) {
      const { createdAt, lastSeenAt, expiresAt, userAgent } = sessions
      return db
        .select({ createdAt, lastSeenAt, expiresAt, userAgent })
        .from(sessions)
        .where(eq(sessions.userId, userId))
    },
    listLinkedAccounts(userId: number) {
      const { provider, subject, email, createdAt, lastUsedAt } = linkedAccounts
      const columns = { provider, subject, email, createdAt, lastUsedAt }
      return db.select(columns).from(linkedAccounts).where(eq(linkedAccounts.userId, userId))
    },
    listPasskeys(userId: number) {
      const { name, createdAt, lastUsedAt } = passkeys
      return db.select({ name, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.userId, userId))
    },
    showsYears: async (userId: number) =>
      (await db.select().from(shownYears).where(eq(shownYears.userId, userId))).length > 0,
    listAccessTokens(userId: number) {
      const { name, scopes, createdAt, expiresAt, lastUsedAt } = accessTokens
      const columns = { name, scopes, createdAt, expiresAt, lastUsedAt }
      return db.select(columns).from(accessTokens).where(eq(accessTokens.userId, userId))
    },
  }
}
