import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { routeArticles } from './route-articles.table.ts'

/** What the ways of a region say of a main line, in sums. Metres are whole. */
export interface GroundSummary {
  readonly lengthMeters: number
  /** On ways that the region has, whatever they say. */
  readonly onWaysMeters: number
  /** By surface, stairs apart; `unknown` where no tag says. Together they are the length. */
  readonly metersOf: Readonly<
    Record<'paved' | 'stones' | 'boards' | 'gravel' | 'ground' | 'stairs' | 'unknown', number>
  >
  readonly flights: number
  /** Of all flights; null where one of them was not counted. */
  readonly stepCount: number | null
  readonly kerbs: number
  readonly stiles: number
  /** Kissing gates, turnstiles and barriers for bicycles. */
  readonly gates: number
  /** 1 to 6, of the hardest part; null where none is told. */
  readonly hikingGrade: number | null
  /** Of the region, as `2026-10-01`; null where it does not say. */
  readonly dataDate: string | null
}

/**
 * One row for each main line that others may read of, as they see it. A trigger on `routes` keeps the rows in step
 * (0039_follow_line_ground.sql): a changed map empties its row and queues it, a private article has none.
 */
export const lineGround = pgTable(
  'route_ground',
  {
    articleId: bigint('route_id', { mode: 'number' })
      .primaryKey()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** When the ways are to be looked at; null when that is done, or given up. */
    dueAt: instant('due_at'),
    /** How often that was begun since it was queued. */
    tries: smallint().notNull().default(0),
    /** The version of the set of regions that `summary` is from; null until it is known. */
    region: text(),
    summary: jsonb().$type<GroundSummary>(),
  },
  (table) => [index('route_ground_due_idx').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
)
