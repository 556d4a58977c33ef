import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'

/** What operators switch while the product runs, by name. */
export const instanceSettings = pgTable('instance_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
