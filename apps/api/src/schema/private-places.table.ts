import { sql } from 'drizzle-orm'
import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Circles that hide places of their owners. The places themselves are not kept: each is somewhere in its circle. */
export const privatePlaces = pgTable(
  'private_places',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    radiusMeters: integer('radius_meters').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('private_places_user_idx').on(table.userId, table.id)],
)
