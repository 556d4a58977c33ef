import type { NotificationType } from '@repo/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { isAboutHidden, type NotificationDetails } from '../../schema/notifications.table.ts'

/** What one notification says, with what is left of its people and things. */
export interface NotificationRow extends Record<string, unknown> {
  readonly id: number
  readonly type: NotificationType
  readonly people: number
  readonly isUnread: boolean
  readonly details: NotificationDetails
  readonly createdAt: string
  readonly actorId: number | null
  readonly actorName: string | null
  readonly actorNickname: string | null
  readonly actorAvatar: string | null
  readonly articleId: number | null
  readonly journeyId: number | null
  /** Of the article or journey that it is about, as are the next two; null where it is about none. */
  readonly title: string | null
  readonly isOwn: boolean | null
  readonly isPublic: boolean | null
  readonly commentId: number | null
  readonly commentText: string | null
  readonly proposalId: number | null
}

interface PageOfKeys {
  readonly before: number | null
  /** Null for all. */
  readonly types: readonly NotificationType[] | null
  readonly timeZone: string
  readonly limit: number
}

/** So many are looked at for one page, and what else the last of their days brought. */
const REACH = 300
/** Of a comment. */
const EXCERPT_LENGTH = 200

const N = sql.raw('n')
/** Has no text of its own: those of one day about the same target are grouped into one sentence. */
const isGrouped = (row: SQL) => sql`${row}.type in ('follow', 'favorite', 'clone', 'walk')`
const dayOf = (row: SQL, timeZone: string) => sql`date_trunc('day', ${row}.created_at at time zone ${timeZone}::text)`
const isOneOf = (types: PageOfKeys['types']) =>
  types
    ? sql`n.type in (${sql.join(
        [...types].map((type) => sql`${type}`),
        sql`, `,
      )})`
    : sql`true`

/** Acts of people whom the recipient blocks are no part of what is shown, also those from before the block. */
const isOfBlocked = sql`exists (select 1 from blocks b where b.blocker_id = n.user_id and b.blocked_id = n.actor_id)`
const isHidden = sql`(${isOfBlocked} or ${isAboutHidden(N)})`

/** The columns of {@link NotificationRow} that are not of its group. */
const WORDS = sql.raw(`
  n.type, n.details, n.proposal_id::integer as "proposalId",
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  a.id::integer as "actorId", a.name as "actorName", a.nickname as "actorNickname", a.avatar as "actorAvatar",
  r.id::integer as "articleId", j.id::integer as "journeyId", coalesce(r.title, j.title) as "title",
  coalesce(r.user_id, j.user_id) = n.user_id as "isOwn",
  coalesce(not r.is_draft and not r.is_forbidden and r.private_mode is null,
    j.state = 'public' and not j.is_forbidden) as "isPublic",
  n.comment_id::integer as "commentId", left(c.text, ${EXCERPT_LENGTH}) as "commentText"`)
const THINGS = sql.raw(`
  left join users a on a.id = n.actor_id and a.withdrawn_at is null
  left join routes r on r.id = n.route_id
  left join journeys j on j.id = n.journey_id
  left join comments c on c.id = n.comment_id and c.deleted_at is null and c.prohibited_at is null and not c.is_pending`)
/** For rows that are not grouped. */
const ALONE = sql.raw(`n.id::integer, num_nonnulls(n.actor_id) as people, n.read_at is null as "isUnread"`)

/** SQL for reading notifications. The ids of one person are in the order of their times. */
export function notificationPagesRepository(db: Database) {
  return {
    async findTimeZone(userId: number): Promise<string> {
      const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
      return row?.timeZone ?? 'UTC'
    },
    /** When the first day begins that a page looks at; null when it looks at all that is left. */
    async findReach(userId: number, { before, types, timeZone }: PageOfKeys): Promise<string | null> {
      const isEarlier = before === null ? sql`true` : sql`n.id < ${before}`
      const [row] = await db.execute<{ begins: string }>(sql`
        select (${dayOf(N, timeZone)} at time zone ${timeZone}::text)::text as begins from notifications n
        where n.user_id = ${userId} and ${isOneOf(types)} and ${isEarlier} order by n.id desc offset ${REACH} limit 1`)
      return row?.begins ?? null
    },
    /** Groups of the days since `begins` with their last one before a key, newest first, each with all that its day brought. */
    list(userId: number, begins: string | null, { before, types, timeZone, limit }: PageOfKeys) {
      const dayOfKey = sql`(select (${dayOf(N, timeZone)} + interval '1 day') at time zone ${timeZone}::text
        from notifications n where n.user_id = ${userId} and n.id <= ${before} order by n.id desc limit 1)`
      return db.execute<NotificationRow>(sql`
        with groups as materialized (
          select max(n.id) as id, count(distinct n.actor_id)::integer as people, bool_or(n.read_at is null) as unread
          from notifications n
          where n.user_id = ${userId} and ${isOneOf(types)} and not ${isHidden}
            and n.created_at >= ${begins ?? '-infinity'}::timestamptz
            and n.created_at < ${before === null ? sql`'infinity'` : dayOfKey}
          group by ${dayOf(N, timeZone)}, n.type, n.route_id, n.journey_id, case when ${isGrouped(N)} then null else n.id end
          having ${before === null ? sql`true` : sql`max(n.id) < ${before}`}
          order by max(n.id) desc limit ${limit}
        )
        select g.id::integer, g.people, g.unread as "isUnread", ${WORDS}
        from groups g join notifications n on n.id = g.id ${THINGS} order by g.id desc`)
    },
    /** The last one before a time. */
    async findLastBefore(userId: number, time: string, types: PageOfKeys['types']): Promise<number | null> {
      const [row] = await db.execute<{ id: number }>(sql`
        select n.id::integer from notifications n
        where n.user_id = ${userId} and ${isOneOf(types)} and n.created_at < ${time}::timestamptz
        order by n.created_at desc limit 1`)
      return row?.id ?? null
    },
    /** The last of those after a key, each by itself, in the order in which they came. */
    async listAfter(userId: number, after: number, limit: number): Promise<readonly NotificationRow[]> {
      const rows = await db.execute<NotificationRow>(sql`
        select ${ALONE}, ${WORDS} from notifications n ${THINGS}
        where n.user_id = ${userId} and n.id > ${after} and not ${isHidden} order by n.id desc limit ${limit}`)
      return rows.toReversed()
    },
    /** Just these, with one row a group, in the order in which they came. */
    listOf(ids: readonly number[]) {
      return db.execute<NotificationRow>(sql`
        with groups as materialized (
          select max(n.id) as id, count(distinct n.actor_id)::integer as people
          from notifications n
          where n.id = any (string_to_array(${ids.join(',')}, ',')::bigint[]) and not ${isHidden}
          group by n.type, n.route_id, n.journey_id, case when ${isGrouped(N)} then null else n.id end
        )
        select g.id::integer, g.people, true as "isUnread", ${WORDS}
        from groups g join notifications n on n.id = g.id ${THINGS} order by g.id`)
    },
    async findLast(userId: number): Promise<number> {
      const [row] = await db.execute<{ id: number }>(
        sql`select n.id::integer from notifications n where n.user_id = ${userId} order by n.id desc limit 1`,
      )
      return row?.id ?? 0
    },
    /** Marks the groups that these are the last ones of. What came to a group later stays unread. */
    async markRead(userId: number, ids: readonly number[]): Promise<void> {
      const timeZone = await this.findTimeZone(userId)
      const H = sql.raw('h')
      await db.execute(sql`
        update notifications n set read_at = now(), mailed_at = coalesce(n.mailed_at, now())
        from notifications h
        where h.id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )}) and h.user_id = ${userId}
          and n.user_id = ${userId} and n.read_at is null and n.id <= h.id
          and (n.id = h.id or (${isGrouped(H)} and n.type = h.type
            and n.route_id is not distinct from h.route_id and n.journey_id is not distinct from h.journey_id
            and ${dayOf(N, timeZone)} = ${dayOf(H, timeZone)}))`)
    },
    async markAllRead(userId: number, until: number): Promise<void> {
      await db.execute(sql`
        update notifications set read_at = now(), mailed_at = coalesce(mailed_at, now())
        where user_id = ${userId} and read_at is null and id <= ${until}`)
    },
  }
}
