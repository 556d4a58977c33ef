import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.table.ts'
import { comments } from '../comments/comments.table.ts'
import { routeArticles } from '../route-articles/route-articles.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const key = (name: string) => bigint(name, { mode: 'number' })

/** What people report to moderators: an article, a person or a comment. */
export const reports = pgTable(
  'reports',
  {
    /** In the order in which they came. */
    id: key('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: key('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['route', 'user', 'comment'] }).notNull(),
    /** What is reported, by its kind. Reports outlive it: then all three are null. */
    articleId: key('route_id').references(() => routeArticles.id, { onDelete: 'set null' }),
    userId: key('user_id').references(() => users.id, { onDelete: 'set null' }),
    commentId: key('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    reason: text({ enum: ['spam', 'aggresive', 'privacy', 'hate', 'bag', 'other'] }).notNull(),
    /** What the reporter wrote; that of a listed reason is its code. */
    content: text().notNull(),
    /** What was reported, as it was then. */
    snapshot: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    status: text({ enum: ['open', 'dismissed', 'acted'] })
      .notNull()
      .default('open'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('reports_open_idx').on(table.id).where(sql`${table.status} = 'open'`),
    index('reports_route_idx').on(table.articleId),
    index('reports_user_idx').on(table.userId),
    index('reports_comment_idx').on(table.commentId),
    index('reports_reporter_idx').on(table.reporterId, table.id),
    check('reports_target_check', sql`num_nonnulls(${table.articleId}, ${table.userId}, ${table.commentId}) <= 1`),
    // Nobody reports the same twice while it is open.
    ...[table.articleId, table.userId, table.commentId].map((target) =>
      uniqueIndex(`reports_open_${target.name}_key`)
        .on(table.reporterId, target)
        .where(sql`${table.status} = 'open' and ${target} is not null`),
    ),
  ],
)
