import type { MovementType, TimelineDayProblem } from '@repo/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

const owner = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export interface DayFailure {
  readonly date: string
  readonly problem: TimelineDayProblem
}

/** Imports of days. One of a person at a time has not ended. */
export const timelineImports = pgTable(
  'timeline_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    state: text({ enum: ['before_upload', 'ready', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    result: text({ enum: ['success', 'partial_success', 'failure'] }),
    fileNames: jsonb('file_names').$type<readonly string[]>().notNull(),
    /** Whether stored days give way to those that come. */
    replaces: boolean().notNull(),
    oldest: date().notNull(),
    newest: date().notNull(),
    total: integer().notNull(),
    received: integer().notNull().default(0),
    success: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** The first of those that were not stored. */
    failures: jsonb().$type<readonly DayFailure[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('timeline_imports_user_idx').on(table.userId, table.id),
    uniqueIndex('timeline_imports_current_key')
      .on(table.userId)
      .where(sql`${table.state} in ('before_upload', 'ready', 'running')`),
  ],
)

/** Days waiting for their import: each is deleted in the transaction that stores or refuses it. */
export const timelineStagedDays = pgTable(
  'timeline_staged_days',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => timelineImports.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    timeZone: text('time_zone').notNull(),
    /** As in `timeline_days`. */
    segments: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.date] })],
)

/** Where people were, day by day. For their own eyes only. */
export const timelineDays = pgTable(
  'timeline_days',
  {
    userId: owner(),
    /** Of the calendar where the person was. */
    date: date().notNull(),
    timeZone: text('time_zone').notNull(),
    distanceMeters: integer('distance_meters').notNull(),
    mainType: text('main_type').$type<MovementType>(),
    /** JSON of the wire's segments. Text, because it is read as a whole: lists of numbers take several times as much as jsonb. */
    segments: text().notNull(),
    /** Of `segments`, before PostgreSQL packs it. */
    bytes: integer().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    // Calendars, summaries and quotas are read from this index alone.
    index('timeline_days_figures_idx').on(table.userId, table.date, table.distanceMeters, table.mainType, table.bytes),
  ],
)
