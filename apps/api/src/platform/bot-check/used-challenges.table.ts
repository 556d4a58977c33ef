import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Used challenges of the bot check: none can be used twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('used_challenges_expires_idx').on(table.expiresAt)],
)
