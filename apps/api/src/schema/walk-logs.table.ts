import { WALK_CONDITIONS, WALK_VISIBILITIES } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { files } from './files.table.ts'
import { routeArticles } from './route-articles.table.ts'

const key = (name: string) => bigint(name, { mode: 'number' })

/** Walks of people on articles. A log outlives its article, as it is its walker's. */
export const walkLogs = pgTable(
  'walk_logs',
  {
    /** In the order in which they came. */
    id: key('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: key('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once it is deleted. */
    articleId: key('route_id').references(() => routeArticles.id, { onDelete: 'set null' }),
    /** Of the link that the walker came by, which may still open it. */
    shareToken: text('share_token'),
    /** The walker's own article with a recording of the walk; null without one, and once it is deleted. */
    trackId: key('track_id').references(() => routeArticles.id, { onDelete: 'set null' }),
    /** The part of this line of the article's map, in metres from its start; all null for the whole article. */
    partObjectId: text('part_object_id'),
    partFromMeters: integer('part_from_m'),
    partToMeters: integer('part_to_m'),
    /** In the walker's calendar. */
    walkedOn: date('walked_on').notNull(),
    minutes: integer(),
    conditions: text({ enum: [...WALK_CONDITIONS] as [string, ...string[]] })
      .array()
      .notNull(),
    text: text().notNull(),
    visibility: text({ enum: WALK_VISIBILITIES }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** Set and lifted by moderators only. */
    prohibitedAt: instant('prohibited_at'),
    prohibitionReason: text('prohibition_reason'),
  },
  (table) => [
    index('walk_logs_route_idx').on(table.articleId, table.walkedOn, table.id),
    index('walk_logs_user_idx').on(table.userId, table.walkedOn, table.id),
    index('walk_logs_prohibited_idx').on(table.id).where(sql`${table.prohibitedAt} is not null`),
    index('walk_logs_track_idx').on(table.trackId).where(sql`${table.trackId} is not null`),
  ],
)

/** The pictures of a log, in its walker's order. */
export const walkLogPhotos = pgTable(
  'walk_log_photos',
  {
    logId: key('log_id')
      .notNull()
      .references(() => walkLogs.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: key('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.logId, table.position] }),
    index('walk_log_photos_file_idx').on(table.fileId),
  ],
)

/** Deleted logs that their walkers can have back for a while: apart, so that nothing that reads walks has to leave them out. */
export const deletedWalkLogs = pgTable(
  'deleted_walk_logs',
  {
    /** As it was in `walk_logs`. */
    id: key('id').primaryKey(),
    userId: key('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: instant('deleted_at').notNull().defaultNow(),
    /** Its row. */
    log: jsonb().notNull(),
    /** The files of its photos, in order. */
    photoIds: jsonb('photo_ids').$type<number[]>().notNull(),
  },
  (table) => [
    index('deleted_walk_logs_user_idx').on(table.userId),
    index('deleted_walk_logs_deleted_idx').on(table.deletedAt),
  ],
)
