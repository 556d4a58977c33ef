import { MODERATOR_ACTIONS } from '@repo/contract'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { comments } from './comments.table.ts'
import { reports } from './reports.table.ts'
import { routeArticles } from './route-articles.table.ts'

const key = (name: string) => bigint(name, { mode: 'number' })

/** The audit log of moderation. Rows are added, never changed. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    /** In the order in which they came. */
    id: key('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the operator's command line. */
    moderatorId: key('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: MODERATOR_ACTIONS }).notNull(),
    reportId: key('report_id').references(() => reports.id, { onDelete: 'set null' }),
    articleId: key('route_id').references(() => routeArticles.id, { onDelete: 'set null' }),
    commentId: key('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    /** Whom it concerns. */
    userId: key('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The message to the person concerned. */
    reason: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('moderation_acts_user_idx').on(table.userId, table.id),
    index('moderation_acts_route_idx').on(table.articleId, table.id),
    index('moderation_acts_moderator_idx').on(table.moderatorId, table.id),
    index('moderation_acts_report_idx').on(table.reportId),
    index('moderation_acts_comment_idx').on(table.commentId),
  ],
)
