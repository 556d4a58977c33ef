import type { ProposedText } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Changes of an article's map and texts that a reader proposes to its author. */
export const editProposals = pgTable(
  'edit_proposals',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: bigint('route_id', { mode: 'number' })
      .notNull()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** The proposer. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version of the article that the changes were made to. */
    baseVersion: integer('base_version').notNull(),
    /** The difference, object by object. */
    changes: json().notNull(),
    /** Texts, as they were and as they should be. */
    texts: json().$type<readonly ProposedText[]>().notNull().default([]),
    reason: text().notNull(),
    status: text({ enum: ['open', 'accepted', 'partly_accepted', 'declined', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** The keys of the changes that were taken. */
    accepted: json().$type<readonly string[]>().notNull().default([]),
    /** The author's word. */
    answer: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('edit_proposals_route_idx').on(table.articleId, table.id),
    index('edit_proposals_open_idx').on(table.articleId).where(sql`${table.status} = 'open'`),
    index('edit_proposals_user_idx').on(table.userId, table.id),
  ],
)
