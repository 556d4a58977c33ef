import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators switch while the product runs, by name. */
export const instanceSettings = pgTable('instance_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
