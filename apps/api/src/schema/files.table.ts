import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Pictures people have uploaded. The bytes are in the file storage under `storedName`. */
export const files = pgTable(
  'files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random: knowing it is the permission to see the picture. */
    storedName: text('stored_name').notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    extension: text({ enum: ['jpg', 'png', 'gif'] }).notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('files_stored_name_key').on(table.storedName),
    index('files_user_idx').on(table.userId, table.id),
  ],
)
