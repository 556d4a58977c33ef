import type { Sport } from '@repo/contract'
import { and, desc, eq, gte, lte, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { activities, activityDays, shownYears } from '../../schema/activities.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

/** Whose activities are asked for, and which of them. */
export interface YearQuestion {
  readonly userId: number
  /** Of what everybody may see. */
  readonly isPublic: boolean
  /** Days, both included; null for all. */
  readonly span: { readonly first: string; readonly last: string } | null
  readonly sport: Sport | null
}

/** The place of an activity in a list, newest first. */
export interface ActivityKey {
  readonly date: string
  readonly kind: 'walk_log' | 'article'
  readonly id: number
}

export interface DayRow {
  readonly day: string
  readonly sport: Sport
  readonly count: number
  readonly distanceMeters: number | null
  readonly climbMeters: number | null
  readonly seconds: number | null
}

const activityColumns = {
  kind: activities.kind,
  id: activities.refId,
  articleId: activities.articleId,
  title: sql<string>`coalesce(${routeArticles.title}, '')`,
  summary: sql<string>`coalesce(${routeArticles.summary}, '')`,
  language: routeArticles.language,
  translatedTitle: routeArticles.translatedTitle,
  date: activities.happenedOn,
  sport: activities.sport,
  distanceMeters: activities.distanceMeters,
  climbMeters: activities.climbMeters,
  seconds: activities.seconds,
  highestMeters: activities.highestMeters,
}

/** SQL for what people did. */
export function yearsRepository(db: Database) {
  const select = (where: SQL | undefined) =>
    db
      .select(activityColumns)
      .from(activities)
      .leftJoin(routeArticles, eq(routeArticles.id, activities.articleId))
      .where(where)
  type Figure = 'distanceMeters' | 'climbMeters' | 'highestMeters'
  const newestFirst = [desc(activities.happenedOn), desc(activities.kind), desc(activities.refId)]

  return {
    async isShown(userId: number): Promise<boolean> {
      return (await db.select().from(shownYears).where(eq(shownYears.userId, userId))).length > 0
    },
    async show(userId: number): Promise<void> {
      await db.insert(shownYears).values({ userId }).onConflictDoNothing()
    },
    async hide(userId: number): Promise<void> {
      await db.delete(shownYears).where(eq(shownYears.userId, userId))
    },
    /** The sums of each day with an activity, by sport, oldest first. */
    listDays({ userId, isPublic, span }: Omit<YearQuestion, 'sport'>): Promise<DayRow[]> {
      const { day, sport, count } = activityDays
      const known = (sum: AnyPgColumn, of: AnyPgColumn) =>
        sql<number | null>`case when ${of} > 0 then ${sum} end`.mapWith(Number)
      return db
        .select({
          day,
          sport,
          count,
          distanceMeters: known(activityDays.distanceMeters, activityDays.distanceCount),
          climbMeters: known(activityDays.climbMeters, activityDays.climbCount),
          seconds: known(activityDays.seconds, activityDays.timeCount),
        })
        .from(activityDays)
        .where(
          and(
            eq(activityDays.userId, userId),
            eq(activityDays.isPublic, isPublic),
            span ? and(gte(day, span.first), lte(day, span.last)) : undefined,
          ),
        )
        .orderBy(day)
    },
    /** The same of months or years. Of somebody's thousands of days most are in a page of their own; the index of activities is not. */
    listSpans(question: YearQuestion, by: 'month' | 'year'): Promise<DayRow[]> {
      const { happenedOn, sport } = activities
      // A day with a time zone would be taken apart by the rules of that zone.
      const begin = sql`date_trunc('${sql.raw(by)}', ${happenedOn}::timestamp)::date`
      const total = (figure: AnyPgColumn) => sql<number | null>`sum(${figure})`.mapWith(Number)
      return db
        .select({
          day: sql<string>`${begin}::text`,
          sport,
          count: sql<number>`count(*)::int`,
          distanceMeters: total(activities.distanceMeters),
          climbMeters: total(activities.climbMeters),
          seconds: total(activities.seconds),
        })
        .from(activities)
        .where(isAsked(question))
        .groupBy(begin, sport)
        .orderBy(begin)
    },
    list: (question: YearQuestion, { before, limit }: { before: ActivityKey | null; limit: number }) =>
      select(and(isAsked(question), before ? isAfter(before) : undefined))
        .orderBy(...newestFirst)
        .limit(limit),
    /** The activities with the greatest figures, the newest of several; null where none knows one. The index has all that tells. */
    async findGreatest(question: YearQuestion) {
      const { distanceMeters, climbMeters, highestMeters } = activities
      const figures = {
        distanceMeters: max(distanceMeters),
        climbMeters: max(climbMeters),
        highestMeters: max(highestMeters),
      }
      const [most] = await db.select(figures).from(activities).where(isAsked(question))
      const find = async (figure: Figure) => {
        const value = most?.[figure] ?? null
        if (value === null) return null
        const [row] = await select(and(isAsked(question), eq(activities[figure], value)))
          .orderBy(...newestFirst)
          .limit(1)
        return row ?? null
      }
      const [longest, highest, highestPoint] = await Promise.all([
        find('distanceMeters'),
        find('climbMeters'),
        find('highestMeters'),
      ])
      return { longest, highest, highestPoint }
    },
    async deleteAll(userId: number): Promise<void> {
      await db.delete(activities).where(eq(activities.userId, userId))
      await db.delete(shownYears).where(eq(shownYears.userId, userId))
    },
  }
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof yearsRepository>['list']>>[number]

/** Also used by what reads further tables beside the activities. */
export function isAsked({ userId, isPublic, span, sport }: YearQuestion): SQL | undefined {
  return and(
    eq(activities.userId, userId),
    eq(activities.isPublic, isPublic),
    span ? and(gte(activities.happenedOn, span.first), lte(activities.happenedOn, span.last)) : undefined,
    sport === null ? undefined : eq(activities.sport, sport),
  )
}

const isAfter = ({ date, kind, id }: ActivityKey): SQL =>
  sql`(${activities.happenedOn}, ${activities.kind}, ${activities.refId}) < (${date}::date, ${kind}, ${id}::bigint)`

/** Walk logs without an activity, as those from before there were any. They are put in step as if they had just been written. */
export function activityFillRepository(db: Database) {
  return {
    /** @returns the last log that was looked at; null after all. */
    async fillLogs(after: number, limit: number): Promise<number | null> {
      const [row] = await db.execute<{ last: string | null }>(sql`
        with page as (
          select id, not exists (
            select from activities a where a.kind = 'walk_log' and a.ref_id = l.id and not a.is_public) as is_missing
          from walk_logs l where id > ${after} order by id limit ${limit}
        ), put as materialized (
          select activities_put_logs(array_agg(id), true) from page where is_missing having count(*) > 0
        )
        select max(page.id)::text as last, (select count(*) from put) from page`)
      return row?.last == null ? null : Number(row.last)
    },
  }
}
