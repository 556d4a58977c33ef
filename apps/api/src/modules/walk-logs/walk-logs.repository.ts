import { PRODUCT_LIMITS, type WalkCondition } from '@repo/contract'
import { and, count, countDistinct, desc, eq, gte, max, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { accessColumns, isPublic, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { deletedWalkLogs, walkLogPhotos, walkLogs } from '../../schema/walk-logs.table.ts'
import { cardColumns, isAuthor } from '../route-articles/article-rows.ts'
import type { ConditionFact } from './walk-log.policy.ts'
import type { LogRow, WalkKey } from './walk-log-rows.ts'
import { isAfter, isShownToAll, isShownTrack, isVisibleTo, logColumns, tracks } from './walk-log-rows.ts'

interface OfArticle {
  readonly articleId: number
  /** Null for a guest. */
  readonly viewerId: number | null
}

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: WalkKey | null
  readonly limit: number
}

const { walkLog: limits } = PRODUCT_LIMITS
const newestFirst = [desc(walkLogs.walkedOn), desc(walkLogs.id)]
/** `canView` as SQL, for the walker of a log. */
const isVisibleArticle = sql`((${routeArticles.userId} = ${walkLogs.userId} and not ${isTrashed(routeArticles)})
  or (${isPublic(routeArticles)}) or (
    not ${routeArticles.isDraft} and not ${routeArticles.isForbidden}
    and ${routeArticles.privateMode} = 'url' and ${routeArticles.shareToken} = ${walkLogs.shareToken}))`

/** Of parts, others know how long they take. */
const isOfWhole = sql`${walkLogs.partObjectId} is null and ${walkLogs.minutes} is not null`

/** SQL for reading walks. */
export function walkLogsRepository(db: Database) {
  const isListed = ({ articleId, viewerId }: OfArticle): SQL | undefined =>
    and(eq(walkLogs.articleId, articleId), isVisibleTo(viewerId))
  const select = (viewerId: number | null) =>
    db
      .select(logColumns)
      .from(walkLogs)
      .innerJoin(users, eq(users.id, walkLogs.userId))
      .leftJoin(tracks, isShownTrack(viewerId))

  return {
    async findArticle(articleId: number) {
      const [row] = await db.select(accessColumns).from(routeArticles).where(eq(routeArticles.id, articleId))
      return row ?? null
    },
    async find(id: number, viewerId: number): Promise<LogRow | null> {
      const [row] = await select(viewerId).where(and(eq(walkLogs.id, id), eq(walkLogs.userId, viewerId)))
      return row ?? null
    },
    list: ({ before, limit, ...of }: OfArticle & PageOfKeys): Promise<LogRow[]> =>
      select(of.viewerId)
        .where(and(isListed(of), isAfter(before)))
        .orderBy(...newestFirst)
        .limit(limit),
    async count(of: OfArticle): Promise<{ readonly total: number; readonly people: number }> {
      const columns = { total: count(), people: countDistinct(walkLogs.userId) }
      const [row] = await db.select(columns).from(walkLogs).where(isListed(of))
      return row ?? { total: 0, people: 0 }
    },
    /** Who walked last. */
    async listWalkers(of: OfArticle) {
      const newest = db
        .select({ userId: walkLogs.userId, day: max(walkLogs.walkedOn).as('day'), last: max(walkLogs.id).as('last') })
        .from(walkLogs)
        .where(isListed(of))
        .groupBy(walkLogs.userId)
        .orderBy(sql`day desc, last desc`)
        .limit(limits.shownPeople)
        .as('newest')
      const { id, name, nickname, avatar } = users
      return db
        .select({ id, name, nickname, avatar })
        .from(newest)
        .innerJoin(users, eq(users.id, newest.userId))
        .orderBy(sql`day desc, last desc`)
    },
    /** What was said of the way since a day: of each condition the newest one. */
    listConditions(of: OfArticle, since: string): Promise<ConditionFact[]> {
      const conditions = db
        .select({
          condition: sql<WalkCondition>`unnest(${walkLogs.conditions})`.as('condition'),
          walkedOn: walkLogs.walkedOn,
          userId: walkLogs.userId,
        })
        .from(walkLogs)
        .where(and(isListed(of), gte(walkLogs.walkedOn, since)))
        .as('conditions')
      return db
        .select({
          condition: conditions.condition,
          walkedOn: sql<string>`max(${conditions.walkedOn})::text`,
          people: countDistinct(conditions.userId),
        })
        .from(conditions)
        .groupBy(conditions.condition)
    },
    /** The middle of what people who walked all of it said last, each once. Of public logs alone, whoever asks. */
    async findTypicalTime(articleId: number): Promise<{ readonly minutes: number; readonly people: number } | null> {
      const last = db
        .selectDistinctOn([walkLogs.userId], { minutes: walkLogs.minutes })
        .from(walkLogs)
        .where(and(eq(walkLogs.articleId, articleId), isShownToAll, isOfWhole))
        .orderBy(walkLogs.userId, ...newestFirst)
        .as('last')
      const median = sql<number | null>`percentile_cont(0.5) within group (order by ${last.minutes})`
      const [row] = await db.select({ people: count(), minutes: median }).from(last)
      if (!row || row.minutes === null || row.people < limits.timedPeople) return null
      return { minutes: Math.round(row.minutes), people: row.people }
    },
    listOwn: (userId: number, { before, limit }: PageOfKeys) => {
      const isOwn = eq(walkLogs.userId, userId)
      return db
        .select({
          id: walkLogs.id,
          walkedOn: walkLogs.walkedOn,
          token: walkLogs.shareToken,
          card: cardColumns,
          isVisible: sql<boolean>`coalesce(${isVisibleArticle}, false)`,
        })
        .from(walkLogs)
        .leftJoin(routeArticles, eq(routeArticles.id, walkLogs.articleId))
        .leftJoin(users, isAuthor)
        .where(and(isOwn, isAfter(before)))
        .orderBy(...newestFirst)
        .limit(limit)
    },
    /** Those of a user with these ids. */
    async listById(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, LogRow>> {
      if (ids.length === 0) return new Map()
      const isOneOf = sql`${walkLogs.id} = any(${`{${ids}}`}::bigint[])`
      const rows = await select(userId).where(and(eq(walkLogs.userId, userId), isOneOf))
      return new Map(rows.map((row) => [row.id, row]))
    },
    /** Those with these ids that a viewer may see, of articles that they may read. */
    async listVisible(viewerId: number | null, ids: readonly number[]): Promise<ReadonlyMap<number, LogRow>> {
      if (ids.length === 0) return new Map()
      const isOneOf = sql`${walkLogs.id} = any(${`{${ids}}`}::bigint[])`
      const rows = await select(viewerId).where(and(isOneOf, isVisibleTo(viewerId)))
      return new Map(rows.map((row) => [row.id, row]))
    },
    async countOwn(userId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(walkLogs).where(eq(walkLogs.userId, userId))
      return row?.total ?? 0
    },
    /** For the data archive, with what is deleted and can be had back. */
    async listAll(userId: number) {
      const { id, articleId, trackId, walkedOn, minutes, conditions, text, visibility, createdAt, editedAt } = walkLogs
      const { partObjectId, partFromMeters, partToMeters } = walkLogs
      const fileIds = sql<number[]>`array(
        select ${walkLogPhotos.fileId} from ${walkLogPhotos}
        where ${walkLogPhotos.logId} = ${walkLogs.id} order by ${walkLogPhotos.position})`
      const columns = { id, articleId, trackId, walkedOn, minutes, conditions, text, visibility, createdAt, editedAt }
      const [logs, deleted] = await Promise.all([
        db
          .select({ ...columns, partObjectId, partFromMeters, partToMeters, fileIds })
          .from(walkLogs)
          .where(eq(walkLogs.userId, userId))
          .orderBy(walkLogs.id),
        db.select().from(deletedWalkLogs).where(eq(deletedWalkLogs.userId, userId)).orderBy(deletedWalkLogs.id),
      ])
      return [...logs, ...deleted]
    },
  }
}
