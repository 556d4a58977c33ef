import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What an athlete has allowed, encrypted. */
const tokenColumns = {
  accessToken: text('access_token').notNull(),
  refreshToken: text('refresh_token').notNull(),
  expiresAt: instant('expires_at').notNull(),
}

/** Strava accounts whose activities may be read. */
export const stravaConnections = pgTable('strava_connections', {
  userId: userId().primaryKey(),
  athleteId: text('athlete_id').notNull(),
  athleteName: text('athlete_name').notNull(),
  readsPrivate: boolean('reads_private').notNull(),
  ...tokenColumns,
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Deleted connections still to be revoked at Strava. Contains no reference to a person. */
export const stravaRevocations = pgTable('strava_revocations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  athleteId: text('athlete_id').notNull(),
  ...tokenColumns,
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Number of Strava requests in the quarter of an hour and the day of its rate limits: one row, for all processes. */
export const stravaUsage = pgTable('strava_usage', {
  id: smallint().primaryKey(),
  quarterStart: instant('quarter_start').notNull(),
  quarterUsed: integer('quarter_used').notNull(),
  quarterLimit: integer('quarter_limit').notNull(),
  dayStart: instant('day_start').notNull(),
  dayUsed: integer('day_used').notNull(),
  dayLimit: integer('day_limit').notNull(),
})

export const stravaImports = pgTable(
  'strava_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    mode: text({ enum: ['one', 'each'] }).notNull(),
    /** Of one article of all; '' for that of its first activity. */
    title: text().notNull(),
    state: text({ enum: ['running', 'done', 'cancelled'] }).notNull(),
    waitsUntil: instant('waits_until'),
    waitCode: text('wait_code'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it came a step further. */
    movedAt: instant('moved_at').notNull().defaultNow(),
  },
  (table) => [
    index('strava_imports_user_idx').on(table.userId, table.id),
    uniqueIndex('strava_imports_running_key').on(table.userId).where(sql`${table.state} = 'running'`),
  ],
)

export const stravaImportItems = pgTable(
  'strava_import_items',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    position: smallint().notNull(),
    userId: userId(),
    activityId: bigint('activity_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    state: text({ enum: ['waiting', 'fetched', 'imported', 'already', 'failed', 'cancelled'] }).notNull(),
    articleId: bigint('article_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'set null' }),
    error: text(),
    /** How often Strava had trouble with it. */
    troubles: smallint().notNull().default(0),
    /** Its data from the list; null if no longer known. */
    summary: json(),
    /** The wire form of its line, until the article of all is made. */
    line: json(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    foreignKey({ columns: [table.importId], foreignColumns: [stravaImports.id] }).onDelete('cascade'),
    // One article an activity: of two imports at once, one finds that there is one.
    uniqueIndex('strava_import_items_imported_key')
      .on(table.userId, table.activityId)
      .where(sql`${table.state} = 'imported' and ${table.articleId} is not null`),
    index('strava_import_items_article_idx').on(table.articleId),
  ],
)
