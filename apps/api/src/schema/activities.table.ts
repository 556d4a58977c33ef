import type { Sport } from '@repo/contract'
import { bigint, boolean, date, index, integer, pgTable, point, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '../platform/session/users.table.ts'
import { boxColumn } from './box-column.ts'
import { routeArticles } from './route-articles.table.ts'

const key = (name: string) => bigint(name, { mode: 'number' })
const owner = () =>
  key('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What lines say of a way. Metres and seconds are whole; null where the line does not tell. */
const figures = (prefix = '') => ({
  distanceMeters: integer(`${prefix}distance_m`),
  climbMeters: integer(`${prefix}climb_m`),
  seconds: integer(`${prefix}seconds`),
  /** Above sea level. */
  highestMeters: integer(`${prefix}highest_m`),
})
const shown = figures('shown_')

/**
 * What the map of an article says of a way that somebody went: of its recording, else of its main line. Stored with the map;
 * a trigger deletes the row of a map that was written without it, which is then computed in the background (see `fill-tracks.ts`).
 */
export const articleTracks = pgTable(
  'route_tracks',
  {
    articleId: key('route_id')
      .primaryKey()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** The `TRACK_VERSION` of the rules by which it was computed. */
    version: smallint().notNull(),
    /** The day of a recording in the calendar of where it began; null where nothing was recorded. */
    recordedOn: date('recorded_on'),
    sport: text().$type<Sport>(),
    ...figures(),
    /** The same of what others see: what is hidden is in none of them. */
    shownDistanceMeters: shown.distanceMeters,
    shownClimbMeters: shown.climbMeters,
    shownSeconds: shown.seconds,
    shownHighestMeters: shown.highestMeters,
    /** The gazetteer that `articlePlaces` are from; null until they are looked up. */
    gazetteer: text(),
  },
  (table) => [index('route_tracks_gazetteer_idx').on(table.gazetteer, table.articleId)],
)

/** Towns and summits that a track reaches, looked up in the background. */
export const articlePlaces = pgTable(
  'route_places',
  {
    articleId: key('route_id')
      .notNull()
      .references(() => articleTracks.articleId, { onDelete: 'cascade' }),
    kind: text({ enum: ['municipality', 'summit'] }).notNull(),
    /** The same for the same place; names in Japanese and English. */
    placeId: text('place_id').notNull(),
    nameJa: text('name_ja').notNull(),
    nameEn: text('name_en').notNull(),
    /** Whether it is reached by what others see. */
    isShown: boolean('is_shown').notNull(),
    position: point({ mode: 'tuple' }).notNull(),
    /** Above sea level, of the recording beside it; null where it does not tell. */
    elevationMeters: integer('elevation_m'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.kind, table.placeId] })],
)

/** The lines of a track with as many points as can be told apart at some zooms. */
export const articleTrackLines = pgTable(
  'route_track_lines',
  {
    articleId: key('route_id')
      .notNull()
      .references(() => articleTracks.articleId, { onDelete: 'cascade' }),
    /** As the author drew them; false: as others see them. Where both are the same there is only the latter. */
    isOwn: boolean('is_own').notNull(),
    /** Index in `TRACK_LEVELS`, the coarsest first. */
    level: smallint().notNull(),
    /** Encoded polylines with a space between them. */
    lines: text().notNull(),
    bounds: boxColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.level, table.isOwn] })],
)

/**
 * What people did, kept in step by triggers on `walk_logs`, `routes` and `route_tracks` (0046): a row for its owner, and one for
 * everybody of what is public.
 */
export const activities = pgTable(
  'activities',
  {
    kind: text({ enum: ['walk_log', 'article'] }).notNull(),
    /** Of the log, or of the article. */
    refId: key('ref_id').notNull(),
    isPublic: boolean('is_public').notNull(),
    userId: owner(),
    happenedOn: date('happened_on').notNull(),
    sport: text().$type<Sport>().notNull(),
    /** Null when it is gone, or its walker may not see it any more. */
    articleId: key('route_id'),
    /** The article whose track was gone: the recording, else the same. */
    lineId: key('line_id'),
    /** Whether that is the walker's own. */
    isOwnLine: boolean('is_own_line').notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId, table.isPublic] }),
    // All that a year is summed up from: of somebody's thousands of rows, each in a page of its own, none has to be read.
    index('activities_years_idx').on(
      table.userId,
      table.isPublic,
      table.happenedOn,
      table.kind,
      table.refId,
      table.sport,
      table.lineId,
      table.isOwnLine,
      table.distanceMeters,
      table.climbMeters,
      table.seconds,
      table.highestMeters,
    ),
  ],
)

/** The sums of a person's activities of a day, by sport; changed with them by a trigger (0046). */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: owner(),
    isPublic: boolean('is_public').notNull(),
    day: date().notNull(),
    sport: text().$type<Sport>().notNull(),
    count: integer().notNull(),
    /** Of how many the distance is known, and so on. */
    distanceCount: integer('distance_count').notNull(),
    distanceMeters: bigint('distance_m', { mode: 'number' }).notNull(),
    climbCount: integer('climb_count').notNull(),
    climbMeters: bigint('climb_m', { mode: 'number' }).notNull(),
    timeCount: integer('time_count').notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.isPublic, table.day, table.sport] })],
)

/** Who shows their years to everybody. */
export const shownYears = pgTable('shown_years', { userId: owner().primaryKey() })
