import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { journeys } from './journeys.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Comments on articles and journeys, with one level of replies. Their `comment_count` counts those that are shown. */
export const comments = pgTable(
  'comments',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: bigint('route_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'cascade' }),
    journeyId: bigint('journey_id', { mode: 'number' }).references(() => journeys.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The comment that began the thread; null for one that begins one. */
    rootId: bigint('root_id', { mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The parent comment, in the same thread. */
    replyToId: bigint('reply_to_id', { mode: 'number' }).references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
    text: text().notNull(),
    /** The object of the map that it refers to, by its `tmpId`. */
    objectId: text('object_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by', { enum: ['author', 'owner'] }),
    /** Set and lifted by moderators only. */
    prohibitedAt: instant('prohibited_at'),
    prohibitionReason: text('prohibition_reason'),
    /** Waits for a moderator before anybody but its author sees it. */
    isPending: boolean('is_pending').notNull().default(false),
  },
  (table) => [
    index('comments_route_idx').on(table.articleId, table.id),
    index('comments_thread_idx').on(table.articleId, table.id).where(sql`${table.rootId} is null`),
    index('comments_journey_idx').on(table.journeyId, table.id).where(sql`${table.journeyId} is not null`),
    index('comments_journey_thread_idx')
      .on(table.journeyId, table.id)
      .where(sql`${table.journeyId} is not null and ${table.rootId} is null`),
    index('comments_reply_idx').on(table.rootId, table.id).where(sql`${table.rootId} is not null`),
    index('comments_reply_to_idx').on(table.replyToId).where(sql`${table.replyToId} is not null`),
    index('comments_object_idx').on(table.articleId, table.objectId).where(sql`${table.objectId} is not null`),
    index('comments_user_idx').on(table.userId, table.id),
    index('comments_pending_idx').on(table.id).where(sql`${table.isPending}`),
    check('comments_subject_check', sql`num_nonnulls(${table.articleId}, ${table.journeyId}) = 1`),
    check('comments_deleted_by_check', sql`(${table.deletedAt} is null) = (${table.deletedBy} is null)`),
  ],
)

/** Whether a comment is public. */
export const isShownComment = sql`${comments.deletedAt} is null and ${comments.prohibitedAt} is null and not ${comments.isPending}`
