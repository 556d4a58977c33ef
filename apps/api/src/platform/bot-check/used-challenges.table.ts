import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'

/** Used challenges of the bot check: none can be used twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_challenges_expires_idx').on(table.expiresAt)],
)
