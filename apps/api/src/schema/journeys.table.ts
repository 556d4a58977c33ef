import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Journeys of several days, and collections, which have no dates. */
export const journeys = pgTable(
  'journeys',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['journey', 'collection'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Address of one of the owner's files. */
    coverPath: text('cover_path'),
    /** Kept, unseen, in a collection. */
    startsOn: date('starts_on'),
    isTravelling: boolean('is_travelling').notNull().default(false),
    /** What its owner chose. */
    state: text({ enum: ['draft', 'private', 'linkShared', 'public'] }).notNull(),
    /** Set and lifted by moderators only. */
    isForbidden: boolean('is_forbidden').notNull().default(false),
    shareToken: text('share_token').notNull(),
    version: integer().notNull().default(1),
    /** The journey of somebody else that it was made of, which may be gone. */
    clonedFromId: bigint('cloned_from', { mode: 'number' }),
    favoriteCount: integer('favorite_count').notNull().default(0),
    /** Of comments that are shown. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was first public; null before. */
    publishedAt: instant('published_at'),
    /** When its owner put it into the trash; null where it is not there. */
    trashedAt: instant('trashed_at'),
    /** What searches find it by while it is public, else null; see docs/search.md. It can be emptied, and is filled again. */
    searchTokens: text('search_tokens').array(),
    searchText: text('search_text'),
    /** The `JOURNEY_SEARCH_VERSION` that both were made by. */
    searchVersion: smallint('search_version'),
  },
  (table) => [
    index('journeys_user_idx').on(table.userId, table.id),
    index('journeys_public_author_idx').on(table.userId, table.id).where(isPublicJourney(table)),
    index('journeys_public_published_idx').on(table.publishedAt, table.id).where(isPublicJourney(table)),
    index('journeys_search_idx')
      .using('gin', table.searchTokens)
      .with({ fastupdate: false })
      .where(isPublicJourney(table)),
    index('journeys_trashed_idx').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
  ],
)

/** Publicly shown. Written without parameters, so that the planner can use the partial index. */
export function isPublicJourney(table: Record<'state' | 'isForbidden' | 'trashedAt', AnyPgColumn>): SQL {
  return sql`${table.state} = 'public' and not ${table.isForbidden} and ${table.trashedAt} is null`
}

/** What decides who may see a journey, by the rules of articles. */
export const journeyAccessColumns = {
  userId: journeys.userId,
  isDraft: sql<boolean>`${journeys.state} = 'draft'`,
  privateMode: sql<
    'url' | 'private' | null
  >`case ${journeys.state} when 'linkShared' then 'url' when 'private' then 'private' end`,
  isForbidden: journeys.isForbidden,
  shareToken: journeys.shareToken,
  isTrashed: sql<boolean>`${journeys.trashedAt} is not null`,
}

/** Stages and rest days of a journey, in its order. An entry outlives its article, so that its owner learns of the deletion. */
export const journeyEntries = pgTable(
  'journey_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journeyId: bigint('journey_id', { mode: 'number' })
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['stage', 'rest'] }).notNull(),
    position: smallint().notNull(),
    /** From 1, and never less than that of the entry before. Kept, unseen, in a collection. */
    day: smallint().notNull(),
    note: text().notNull(),
    /** Null for rest days, and once it is deleted. */
    articleId: bigint('route_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'set null' }),
    /** A part of this line of the article's map, metres from its start; all null for the whole main line. */
    partObjectId: text('part_object_id'),
    partFromMeters: integer('part_from_m'),
    partToMeters: integer('part_to_m'),
  },
  (table) => [
    index('journey_entries_journey_idx').on(table.journeyId, table.position),
    index('journey_entries_route_idx').on(table.articleId),
  ],
)
