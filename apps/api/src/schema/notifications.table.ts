import { NOTIFICATION_TYPES } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { comments } from './comments.table.ts'
import { editProposals } from './edit-proposals.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Values for the message of a notification beyond its users and targets, by name. Names and titles are read when it is shown. */
export type NotificationDetails = Readonly<Record<string, string | number>>

/** Notifications of people. The number of unread ones is counted on request, so that deletions cannot make it wrong. */
export const notifications = pgTable(
  'notifications',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The recipient. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    /** The user who caused it; null for anonymous ones. */
    actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    articleId: bigint('route_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'cascade' }),
    commentId: bigint('comment_id', { mode: 'number' }).references(() => comments.id, { onDelete: 'cascade' }),
    proposalId: bigint('proposal_id', { mode: 'number' }).references(() => editProposals.id, { onDelete: 'cascade' }),
    details: jsonb().$type<NotificationDetails>().notNull().default({}),
    /** A recipient gets only one notification per key. */
    onceKey: text('once_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When it went out by e-mail, or was found not to be wanted there. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('notifications_once_key').on(table.userId, table.onceKey).where(sql`${table.onceKey} is not null`),
    index('notifications_user_idx').on(table.userId, table.id),
    index('notifications_day_idx').on(table.userId, table.createdAt),
    index('notifications_type_idx').on(table.userId, table.type, table.id),
    index('notifications_unread_idx').on(table.userId, table.id).where(sql`${table.readAt} is null`),
    index('notifications_read_idx').on(table.readAt).where(sql`${table.readAt} is not null`),
    index('notifications_unmailed_idx').on(table.id).where(sql`${table.mailedAt} is null`),
    index('notifications_actor_idx').on(table.actorId),
    index('notifications_route_idx').on(table.articleId),
    index('notifications_comment_idx').on(table.commentId),
    index('notifications_proposal_idx').on(table.proposalId).where(sql`${table.proposalId} is not null`),
  ],
)
