import { TIME_MODELS, TRAVEL_PROFILES } from '@mishiori/map-document'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { ARTICLE_SOURCES, type ArticleSource } from './article-sources.ts'
import { boxColumn } from './box-column.ts'

const sinceNow = (name: string) => instant(name).notNull().defaultNow()

/**
 * The language of title, summary and body, null if not given, to be detected from their letters; and title and
 * summary in the second language, the other of the two. `translatedTitle` is null when there is none.
 */
const languageColumns = {
  language: text({ enum: ['ja', 'en-us'] }),
  translatedTitle: text('translated_title'),
  translatedSummary: text('translated_summary'),
}

/** The article that was cloned, as it was then. Its author is named as they are called now. */
export interface CloneCredit {
  readonly article_id: number
  /** '' when it was not public: readers of the clone must not learn its title. */
  readonly title: string
  readonly version: number
  readonly user_id: number
  /** Addresses of the original's pictures, by those of their copies. */
  readonly pictures?: Readonly<Record<string, string>>
}

/** Where a clone comes from. */
export interface Lineage {
  readonly clonedFromId: number
  readonly cloneCredit: CloneCredit
}

/** Where an article comes from that its author did not begin on an empty map. */
export interface ArticleOrigin {
  readonly lineage?: Lineage | null
  readonly source?: ArticleSource | null
}

/** What lists need of an article. Its map and its body are read one at a time, from their own tables. */
export const routeArticles = pgTable(
  'routes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    summary: text().notNull(),
    ...languageColumns,
    isDraft: boolean('is_draft').notNull(),
    privateMode: text('private_mode', { enum: ['url', 'private'] }),
    /** Set and lifted by moderators only. */
    isForbidden: boolean('is_forbidden').notNull().default(false),
    shareToken: text('share_token').notNull(),
    version: integer().notNull().default(1),
    /** Kilometres of the main line, two decimals. */
    distanceKm: doublePrecision('distance_km'),
    /** Metres that the main line climbs; null where its elevation is unknown. */
    climbMeters: integer('climb_m'),
    /** How long the main line takes by a model, without rests; null where none can tell or climbs are unknown. */
    courseMinutes: integer('course_minutes'),
    courseModel: text('course_model', { enum: TIME_MODELS }),
    courseVersion: smallint('course_version'),
    /** Whether what is under the feet is in it, see `lineGround`. */
    courseByGround: boolean('course_by_ground').notNull().default(false),
    /** The course constant of the main line, one decimal; null where it is not walked. */
    courseConstant: doublePrecision('course_constant'),
    /** Whether the main line ends where it began. */
    isLoop: boolean('is_loop'),
    /** What somebody is on the main line as, where it says so. */
    lineProfile: text('line_profile', { enum: TRAVEL_PROFILES }),
    /** The `FACTS_VERSION` of what is known of the main line; 0 when it has to be computed. */
    factsVersion: smallint('facts_version').notNull().default(0),
    /** The main line with few points, an encoded polyline; null without one, and until it is filled in for an old article. */
    outline: text(),
    bounds: boxColumn(),
    placeJa: text('place_ja'),
    placeEn: text('place_en'),
    /** Address of one of the author's files. */
    thumbnailPath: text('thumbnail_path'),
    /** Names the picture drawn from the map; changes when the map does. */
    previewKey: text('preview_key').notNull(),
    favoriteCount: integer('favorite_count').notNull().default(0),
    copyCount: integer('copy_count').notNull().default(0),
    /** Those that are shown. */
    commentCount: integer('comment_count').notNull().default(0),
    /** The original that this article was cloned from; null for all others, and once the original is deleted. */
    clonedFromId: bigint('cloned_from', { mode: 'number' }).references((): AnyPgColumn => routeArticles.id, {
      onDelete: 'set null',
    }),
    /** The attribution of a clone, as it was then. Kept when the original is deleted. */
    cloneCredit: jsonb('clone_credit').$type<CloneCredit>(),
    /** Whose data it was made of that may not be shown to others unless the operator allows it. */
    source: text({ enum: ARTICLE_SOURCES }),
    /** Whether others see what sensors told about its author's body. */
    showsHealth: boolean('shows_health').notNull().default(false),
    createdAt: sinceNow('created_at'),
    updatedAt: sinceNow('updated_at'),
    /** When it was first public. Null before, and if it was published before this was stored. */
    publishedAt: instant('published_at'),
    /** When its author last put it into their trash; kept after it was restored by a save of an earlier release. */
    trashedAt: instant('trashed_at'),
    /** The version that was put into the trash, which is not trashed any more once it is saved: releases before the trash do so. */
    trashedVersion: integer('trashed_version'),
    /** Whether it was a draft before; in the trash all are. */
    trashedWasDraft: boolean('trashed_was_draft'),
  },
  (table) => [
    check('routes_private_mode_check', sql`${table.privateMode} in ('url', 'private')`),
    // Lists are read from the end of these.
    index('routes_public_published_idx').on(publicationOf(table), table.id).where(isPublic(table)),
    index('routes_public_favorite_idx').on(table.favoriteCount, table.id).where(isPublic(table)),
    index('routes_public_copy_idx').on(table.copyCount, table.id).where(isPublic(table)),
    index('routes_public_bounds_idx').using('gist', table.bounds).where(isPublic(table)),
    index('routes_public_author_idx').on(table.userId, publicationOf(table), table.id).where(isPublic(table)),
    index('routes_user_idx').on(table.userId, table.updatedAt, table.id),
    index('routes_preview_idx').on(table.previewKey),
    index('routes_cloned_from_idx').on(table.clonedFromId, table.id).where(sql`${table.clonedFromId} is not null`),
    index('routes_trashed_idx').on(table.trashedAt, table.id).where(sql`${table.trashedAt} is not null`),
  ],
)

/** Publicly shown. Written without parameters, so that the planner can use the partial indexes. */
export function isPublic(table: Record<'isDraft' | 'isForbidden' | 'privateMode', AnyPgColumn>): SQL {
  return sql`not ${table.isDraft} and not ${table.isForbidden} and ${table.privateMode} is null`
}

/** In its author's trash, where nobody else sees it and they see it nowhere else. */
export function isTrashed(table: Record<'trashedVersion' | 'version', AnyPgColumn>): SQL<boolean> {
  return sql<boolean>`(${table.trashedVersion} is not distinct from ${table.version})`
}

/** The date shown to readers and used to order lists: the first publication, or if unknown, the first save. */
export function publicationOf(table: Record<'publishedAt' | 'createdAt', AnyPgColumn>): SQL<Date> {
  return sql`coalesce(${table.publishedAt}, ${table.createdAt})`.mapWith((value: string) => new Date(value))
}

/** What decides who may see an article. */
export const accessColumns = {
  userId: routeArticles.userId,
  isDraft: routeArticles.isDraft,
  privateMode: routeArticles.privateMode,
  isForbidden: routeArticles.isForbidden,
  shareToken: routeArticles.shareToken,
  isTrashed: isTrashed(routeArticles),
}

const articleId = () =>
  bigint('route_id', { mode: 'number' })
    .notNull()
    .references(() => routeArticles.id, { onDelete: 'cascade' })

/** The layers of an article's map, as `serializeMapDocument` writes them. */
export const articleMaps = pgTable('route_maps', {
  articleId: articleId().primaryKey(),
  /** As others see them. Code that reads only these cannot reveal what is hidden. */
  layers: json().notNull(),
  /** As the author drew them, where a private place or their body is hidden; null where nothing is. */
  ownLayers: json('own_layers'),
})

/** The body of an article, as `serializeArticle` writes it. */
export const articleBodies = pgTable('route_bodies', {
  articleId: articleId().primaryKey(),
  body: json().notNull(),
  /** In the second language; null without one. */
  translatedBody: json('translated_body'),
})

export const articleTags = pgTable(
  'route_tags',
  {
    articleId: articleId(),
    /** The name, normalised: equal keys are the same tag. */
    key: text().notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
    /** Whether its article is. The database itself keeps this in step, by triggers on both tables (0011_public_tags.sql). */
    isPublic: boolean('is_public').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.key] }),
    index('route_tags_key_idx').on(sql`${table.key} collate "C"`, table.articleId),
    // Suggestions are counted in it alone.
    index('route_tags_public_idx').on(sql`${table.key} collate "C"`, table.name).where(sql`${table.isPublic}`),
  ],
)

/** Earlier states of an article. Rows are added and, beyond a number, dropped; never changed. */
export const articleRevisions = pgTable(
  'route_revisions',
  {
    articleId: articleId(),
    version: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...languageColumns,
    /** As the author drew them: nothing is hidden here. */
    layers: json().notNull(),
    body: json().notNull(),
    translatedBody: json('translated_body'),
    createdAt: sinceNow('created_at'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)
