import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { routeArticles } from './route-articles.table.ts'

/** An object of the map by its `tmpId`, or a block of the body by its index, with how it was called then. */
export type StoredPointer =
  | { readonly object: string; readonly label: string }
  | { readonly block: number; readonly label: string }

/** The decision of moderators about a hidden article, and whether its author has requested publication since. */
export const articleModerations = pgTable('route_moderations', {
  articleId: bigint('route_id', { mode: 'number' })
    .primaryKey()
    .references(() => routeArticles.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  /** The version that was forbidden. Null if it was forbidden before this was stored. */
  version: integer(),
  /** What the reason points at. */
  pointsAt: jsonb('points_at').$type<StoredPointer>(),
  publicationRequestedAt: instant('publication_requested_at'),
  /** What the author says about it. */
  requestNote: text('request_note').notNull().default(''),
  /** An author appeals once. */
  appealedAt: instant('appealed_at'),
  appealNote: text('appeal_note').notNull().default(''),
  appealDecidedAt: instant('appeal_decided_at'),
  /** Why the appeal was rejected. */
  appealAnswer: text('appeal_answer'),
  /** Of the last request that was declined. */
  declinedAt: instant('declined_at'),
  declineReason: text('decline_reason'),
  declinePointsAt: jsonb('decline_points_at').$type<StoredPointer>(),
})
