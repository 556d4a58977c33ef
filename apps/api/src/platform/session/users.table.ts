import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'

/** A user's mail settings, by kind: news on or off, notifications by frequency. */
export type ChosenMails = Readonly<Record<string, boolean | string>>

/** Of accounts whose browser did not say where it is. */
export const DEFAULT_TIME_ZONE = 'Asia/Tokyo'

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As typed, trimmed; compared through `lower()`. */
    email: text().notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    name: text().notNull(),
    nickname: text().notNull().default(''),
    locale: text({ enum: ['ja', 'en-us'] }).notNull(),
    /** What this person reads lengths in. */
    units: text({ enum: ['metric', 'imperial'] })
      .notNull()
      .default('metric'),
    avatar: text(),
    /** Where they say they are. */
    place: text().notNull().default(''),
    /** What they say about themselves. */
    profile: text().notNull().default(''),
    site: text().notNull().default(''),
    /** Names of accounts, as the next two. */
    twitter: text().notNull().default(''),
    instagram: text().notNull().default(''),
    facebook: text().notNull().default(''),
    /** Null for accounts that log in by other means only. */
    passwordHash: text('password_hash'),
    role: text({ enum: ['user', 'moderator'] })
      .notNull()
      .default('user'),
    /** Which mails they want, by kind; a kind that is absent has its default. */
    mailPreferences: jsonb('mail_preferences').$type<ChosenMails>().notNull().default({}),
    /** When each guided tour was done first, as ISO times in UTC by the tour's id. */
    tutorial: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Set for a deleted account. Only the row that comments refer to is kept: no address, no names, no password. */
    withdrawnAt: instant('withdrawn_at'),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    /** In which their days begin and end, by its IANA name. */
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** Until when a moderator keeps them from writing anything that others see. */
    suspendedUntil: instant('suspended_until'),
    suspensionReason: text('suspension_reason'),
    /** The day, in their time zone, whose digest of notifications was mailed last. */
    digestedOn: date('digested_on'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Anybody may claim an address; only one account can have proved it.
    uniqueIndex('users_verified_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_email_idx').on(sql`lower(${table.email})`, table.createdAt),
    uniqueIndex('users_name_key').on(sql`lower(${table.name})`),
    check('users_role_check', sql`${table.role} in ('user', 'moderator')`),
  ],
)

/** The end of a suspension by the database's clock; null if not suspended. */
export const activeSuspension =
  sql<Date | null>`case when ${users.suspendedUntil} > now() then ${users.suspendedUntil} end`.mapWith(
    users.suspendedUntil,
  )
