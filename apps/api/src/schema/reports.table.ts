import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { comments } from './comments.table.ts'
import { routeArticles } from './route-articles.table.ts'

const key = (name: string) => bigint(name, { mode: 'number' })

/** What people report to moderators: an article, a person, a comment, a journey or a walk. Outlives it and who reports it. */
export const reports = pgTable(
  'reports',
  {
    /** In the order in which they came. */
    id: key('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: key('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['route', 'user', 'comment', 'journey', 'walk'] }).notNull(),
    /** The id of the target, kept after its deletion. */
    targetId: key('target_id').notNull(),
    /** The article, or the one of the comment or the walk. */
    articleId: key('route_id').references(() => routeArticles.id, { onDelete: 'set null' }),
    commentId: key('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    /** Whom it concerns: the person, or who wrote what is reported. */
    userId: key('user_id').references(() => users.id, { onDelete: 'set null' }),
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
    // One open report per person and target.
    uniqueIndex('reports_open_key')
      .on(table.reporterId, table.kind, table.targetId)
      .where(sql`${table.status} = 'open'`),
    index('reports_open_idx').on(table.id).where(sql`${table.status} = 'open'`),
    index('reports_target_idx').on(table.kind, table.targetId, table.id),
    index('reports_route_idx').on(table.articleId),
    index('reports_user_idx').on(table.userId, table.id),
    index('reports_comment_idx').on(table.commentId),
    index('reports_reporter_idx').on(table.reporterId, table.id),
  ],
)
