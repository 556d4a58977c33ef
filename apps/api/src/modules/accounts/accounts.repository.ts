import type { LengthUnits, Locale, SelfUser } from '@repo/contract'
import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, DEFAULT_TIME_ZONE, users } from '../../platform/session/users.table.ts'
import { statement } from '../../platform/statement.ts'
import { unreadCount } from './unread-count.ts'

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly nickname: string
  /** Null for accounts that log in by other means only. */
  readonly passwordHash: string | null
  readonly locale: Locale
  /** Of the browser that signs up; the default of the site where it is not said or not known. */
  readonly timeZone?: string | undefined
}

export interface PasswordClaim {
  readonly id: number
  /** Null for accounts without a password. */
  readonly passwordHash: string | null
}

export interface AccountRecipient {
  readonly email: string
  readonly locale: Locale
  readonly hasPassword: boolean
}

const selfColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  name: users.name,
  nickname: users.nickname,
  locale: users.locale,
  units: users.units,
  timeZone: users.timeZone,
  avatar: users.avatar,
  place: users.place,
  profile: users.profile,
  site: users.site,
  twitter: users.twitter,
  instagram: users.instagram,
  facebook: users.facebook,
  notifyCount: unreadCount(sql`${users}.id`),
  tutorial: users.tutorial,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  role: users.role,
  suspendedUntil: activeSuspension,
  suspensionReason: users.suspensionReason,
}

const selectSelf = statement((db) =>
  db
    .select(selfColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

type SelfRow = Pick<typeof users.$inferSelect, Exclude<keyof typeof selfColumns, 'hasPassword' | 'notifyCount'>> & {
  readonly hasPassword: boolean
  readonly notifyCount: number
}

const toSelfUser = ({
  emailVerifiedAt,
  notifyCount,
  nickname,
  hasPassword,
  role,
  suspendedUntil,
  suspensionReason,
  timeZone,
  ...row
}: SelfRow): SelfUser => ({
  ...row,
  language: row.locale,
  time_zone: timeZone,
  is_moderator: role === 'moderator',
  suspension: suspendedUntil && { until: suspendedUntil.toISOString(), reason: suspensionReason ?? '' },
  nickname: nickname === '' ? row.name : nickname,
  email_verified_at: emailVerifiedAt?.toISOString() ?? null,
  notify_count: notifyCount,
  has_password: hasPassword,
})

/** SQL for accounts. Addresses and names are compared ignoring case. */
export function accountsRepository(db: Database) {
  const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())
  return {
    async insert({ timeZone, ...account }: NewAccount): Promise<SelfUser> {
      const known = sql<string>`(select name from pg_timezone_names where name = ${timeZone} limit 1)`
      const zone = timeZone === undefined ? {} : { timeZone: sql<string>`coalesce(${known}, ${DEFAULT_TIME_ZONE})` }
      const [row] = await db
        .insert(users)
        .values({ ...account, ...zone })
        .returning(selfColumns)
      if (!row) throw new Error('The account was not inserted.')
      return toSelfUser(row)
    },
    async getSelf(id: number): Promise<SelfUser> {
      const [row] = await selectSelf(db, { id })
      if (!row) throw new Error(`Account ${id} is gone.`)
      return toSelfUser(row)
    },
    async isNameTaken(name: string): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.name})`, name.toLowerCase()))
      return rows.length > 0
    },
    async findVerified(email: string): Promise<PasswordClaim | null> {
      const [row] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(and(hasEmail(email), isNotNull(users.emailVerifiedAt)))
      return row ?? null
    },
    /** Accounts that claim the address without having proved it, newest first. */
    listUnverifiedClaims(email: string, limit: number): Promise<PasswordClaim[]> {
      return db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(and(hasEmail(email), isNull(users.emailVerifiedAt)))
        .orderBy(desc(users.createdAt))
        .limit(limit)
    },
    /** The mail recipient of an account; null without a verified address. */
    async findRecipient(id: number): Promise<AccountRecipient | null> {
      const [row] = await db
        .select({ email: users.email, locale: users.locale, hasPassword: selfColumns.hasPassword })
        .from(users)
        .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)))
      return row ?? null
    },
    async findPasswordHash(id: number): Promise<string | null> {
      const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
      return row?.passwordHash ?? null
    },
    /** The password's hash of an account whose address is proved; null without one. */
    async findOwnersHash(id: number): Promise<string | null> {
      const [row] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)))
      return row?.passwordHash ?? null
    },
    /** Waits for other transactions that change it. */
    async hasStillPassword({ id, passwordHash }: PasswordClaim): Promise<boolean> {
      const [row] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, id))
        .for('share')
      return row?.passwordHash === passwordHash
    },
    async setPasswordHash(id: number, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id))
    },
    async lock(id: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    },
    async markVerified(id: number): Promise<void> {
      await db.update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.id, id))
    },
    /** @throws when another account has proved the address. */
    async setEmail(id: number, email: string): Promise<void> {
      await db.update(users).set({ email, emailVerifiedAt: sql`now()` }).where(eq(users.id, id))
    },
    async deleteOtherClaims(id: number, email: string): Promise<void> {
      await db.delete(users).where(and(hasEmail(email), isNull(users.emailVerifiedAt), ne(users.id, id)))
    },
    async setLocale(id: number, locale: Locale): Promise<void> {
      await db.update(users).set({ locale }).where(eq(users.id, id))
    },
    async setUnits(id: number, units: LengthUnits): Promise<void> {
      await db.update(users).set({ units }).where(eq(users.id, id))
    },
    /** Claims not verified within a week. They would reserve their names for ever. */
    async deleteAbandoned(): Promise<void> {
      await db
        .delete(users)
        .where(
          and(
            isNull(users.emailVerifiedAt),
            isNull(users.withdrawnAt),
            lt(users.createdAt, sql`now() - interval '7 days'`),
          ),
        )
    },
  }
}
