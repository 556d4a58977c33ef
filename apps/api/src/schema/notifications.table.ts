import { NOTIFICATION_TYPES } from '@repo/contract'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { comments } from './comments.table.ts'
import { editProposals } from './edit-proposals.table.ts'
import { isPublicJourney, journeys } from './journeys.table.ts'
import { isTrashed, routeArticles } from './route-articles.table.ts'

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
    journeyId: bigint('journey_id', { mode: 'number' }).references(() => journeys.id, { onDelete: 'cascade' }),
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
    index('notifications_journey_idx').on(table.journeyId).where(sql`${table.journeyId} is not null`),
    index('notifications_comment_idx').on(table.commentId),
    index('notifications_proposal_idx').on(table.proposalId).where(sql`${table.proposalId} is not null`),
  ],
)

/**
 * Whether the article or journey of a notification is in the trash, or was published for followers and is not public any
 * more: it is shown again when that is.
 */
export const isAboutHidden = (notification: SQL): SQL =>
  sql`(exists (select from ${routeArticles} where ${routeArticles.id} = ${notification}.route_id and ${isTrashed(routeArticles)})
    or exists (select from ${journeys} where ${journeys.id} = ${notification}.journey_id
      and (${journeys.trashedAt} is not null or (${notification}.type = 'journey' and not (${isPublicJourney(journeys)})))))`

/** Operators' announcements to all users, and how far each has been sent. */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ja: text().notNull(),
    en: text().notNull(),
    /** Where more is to be read. */
    path: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Everybody up to this id was notified. */
    sentUpTo: bigint('told_up_to', { mode: 'number' }).notNull().default(0),
    doneAt: instant('done_at'),
  },
  (table) => [index('announcements_open_idx').on(table.id).where(sql`${table.doneAt} is null`)],
)
