import { and, eq, exists, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { idempotencyKeys } from '../../platform/idempotency/idempotency-keys.table.ts'
import { accessTokens } from '../../platform/session/access-tokens.table.ts'
import { sessions } from '../../platform/session/sessions.table.ts'
import { users } from '../../platform/session/users.table.ts'
import { authorizations } from '../../schema/authorizations.table.ts'
import { contactMessages } from '../../schema/contact-messages.table.ts'
import { emailChanges } from '../../schema/email-changes.table.ts'
import { emailCodes } from '../../schema/email-codes.table.ts'
import { files } from '../../schema/files.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { linkedAccounts } from '../../schema/linked-accounts.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { passkeyChallenges, passkeys } from '../../schema/passkeys.table.ts'
import { passwordResets } from '../../schema/password-resets.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { stockCategories, stocks } from '../../schema/stocks.table.ts'
import { webhooks } from '../../schema/webhooks.table.ts'

export interface LeavingAccount {
  readonly email: string
  readonly locale: 'ja' | 'en-us'
  readonly passwordHash: string | null
}

/** The tables with log-in methods or personal data. */
const PERSONAL = [
  sessions,
  emailCodes,
  emailChanges,
  passwordResets,
  linkedAccounts,
  authorizations,
  passkeys,
  passkeyChallenges,
  accessTokens,
  idempotencyKeys,
  contactMessages,
  stocks,
  stockCategories,
  journeys,
  notifications,
  webhooks,
] as const

/** SQL that takes out of an account what is personal. */
export function withdrawalRepository(db: Database) {
  return {
    /** Holds the account until the transaction ends. Null when it has withdrawn already. */
    async lock(userId: number): Promise<LeavingAccount | null> {
      const [row] = await db
        .select({ email: users.email, locale: users.locale, passwordHash: users.passwordHash })
        .from(users)
        .where(and(eq(users.id, userId), sql`${users.withdrawnAt} is null`))
        .for('update')
      return row ?? null
    },
    /** Keeps a row that other people's threads can refer to. Its name has a character that people cannot choose. */
    async anonymize(userId: number): Promise<void> {
      const nothing = { nickname: '', place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
      await db
        .update(users)
        .set({
          ...nothing,
          name: `withdrawn-${userId}`,
          email: '',
          emailVerifiedAt: null,
          avatar: null,
          passwordHash: null,
          role: 'user',
          mailPreferences: {},
          tutorial: {},
          digestedOn: null,
          timeZone: 'UTC',
          suspendedUntil: null,
          suspensionReason: null,
          withdrawnAt: sql`now()`,
        })
        .where(eq(users.id, userId))
      for (const table of PERSONAL) await db.delete(table).where(eq(table.userId, userId))
      await db.delete(notifications).where(eq(notifications.actorId, userId))
    },
    /** Users who deleted their account this many days ago and still have stored data. */
    async listRetained(days: number): Promise<number[]> {
      const isOf = (table: typeof files | typeof routeArticles) =>
        exists(db.select({ id: table.id }).from(table).where(eq(table.userId, users.id)))
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            isNotNull(users.withdrawnAt),
            lt(users.withdrawnAt, sql`now() - make_interval(days => ${days})`),
            or(isOf(files), isOf(routeArticles)),
          ),
        )
      return rows.map(({ id }) => id)
    },
  }
}
