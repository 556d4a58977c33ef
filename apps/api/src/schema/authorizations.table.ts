import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Pending authorizations: the provider's response is compared with them. Stored here so that any process can handle it. */
export const authorizations = pgTable(
  'authorizations',
  {
    /** SHA-256 of `state`. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    provider: text().notNull(),
    purpose: text({ enum: ['log-in', 'link', 'reauthenticate'] }).notNull(),
    /** The user who links or reauthenticates; null for anonymous visitors. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnPath: text('return_path').notNull(),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('authorizations_expires_idx').on(table.expiresAt)],
)

/** A new user identified by a provider, until they have chosen a name and agreed to the terms. */
export const providerSignUps = pgTable(
  'provider_sign_ups',
  {
    /** SHA-256 of the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    provider: text().notNull(),
    subject: text().notNull(),
    email: text(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    nickname: text().notNull().default(''),
    returnPath: text('return_path').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_sign_ups_expires_idx').on(table.expiresAt)],
)
