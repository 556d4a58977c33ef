import { type JourneyPart, PRODUCT_LIMITS, type WalkCondition } from '@repo/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { isAfter, isShownToAll, isVisibleTo, type WalkKey } from './walk-log-rows.ts'

/** A stage of a journey: an article, or a part of one. */
export interface WalkedStage {
  readonly entryId: number
  readonly articleId: number
  readonly part: JourneyPart | null
}

interface OfStages {
  readonly stages: readonly WalkedStage[]
  /** Null for a guest. */
  readonly viewerId: number | null
}

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: WalkKey | null
  readonly limit: number
}

interface OfEntry extends Record<string, unknown> {
  readonly entryId: number
}

const { walkLog: limits } = PRODUCT_LIMITS
/** Two parts are walked in the same time when their ends are nearer than this, or than this share of the stage. */
const SAME = { meters: 100, share: 0.1 }

/** Arrays, of which the planner knows how long they are: of many stages it reads other ways than of few. */
function asTable(stages: readonly WalkedStage[]) {
  const numbers = (numberOf: (stage: WalkedStage) => number | undefined) =>
    `{${stages.map((stage) => numberOf(stage) ?? 'null')}}`
  const objects = sql.param(
    stages.map(({ part }) => part?.object_id ?? ''),
    walkLogs.conditions, // as any array of texts
  )
  return sql`(
    select entry_id, article_id, nullif(object_id, '') as object_id, from_m, to_m, place
    from unnest(${numbers(({ entryId }) => entryId)}::bigint[], ${numbers(({ articleId }) => articleId)}::bigint[],
      ${objects}::text[], ${numbers(({ part }) => part?.from_m)}::int[], ${numbers(({ part }) => part?.to_m)}::int[]
    ) with ordinality as given (entry_id, article_id, object_id, from_m, to_m, place)) as stage`
}

const of = { object: walkLogs.partObjectId, from: walkLogs.partFromMeters, to: walkLogs.partToMeters }
/** Who walked all of an article walked each part of it; who walked a part, the parts that it is at least half of. */
const isOnStage = sql`${walkLogs.articleId} = stage.article_id and (
  stage.object_id is null or ${of.object} is null or (${of.object} = stage.object_id
    and 2 * (least(${of.to}, stage.to_m) - greatest(${of.from}, stage.from_m)) >= stage.to_m - stage.from_m))`
const near = sql`greatest(${SAME.meters}::float8, ${SAME.share}::float8 * (stage.to_m - stage.from_m))`
/** A time of the stage, neither of more nor of less. */
const isOfSameLength = sql`case when stage.object_id is null then ${of.object} is null
  else ${of.object} = stage.object_id and abs(${of.from} - stage.from_m) <= ${near} and abs(${of.to} - stage.to_m) <= ${near} end`

/** SQL for what walks say of the stages of a journey, all stages at once. */
export function stageWalksRepository(db: Database) {
  return {
    async count({ stages, viewerId }: OfStages) {
      return db.execute<OfEntry & { total: number; people: number }>(sql`
        select stage.entry_id::int as "entryId", count(*)::int as total, count(distinct ${walkLogs.userId})::int as people
        from ${asTable(stages)} join ${walkLogs} on ${isOnStage} where ${isVisibleTo(viewerId)} group by 1`)
    },
    /** Walks on any of the stages, newest first, each with the first stage that it is of. */
    async listKeys({ stages, viewerId }: OfStages, { before, limit }: PageOfKeys) {
      return db.execute<OfEntry & WalkKey & Record<string, unknown>>(sql`
        select ${walkLogs.id}::int as id, ${walkLogs.walkedOn}::text as "walkedOn",
          (array_agg(stage.entry_id order by stage.place))[1]::int as "entryId"
        from ${asTable(stages)} join ${walkLogs} on ${isOnStage}
        where ${isVisibleTo(viewerId)} and ${isAfter(before) ?? sql`true`}
        group by ${walkLogs.id} order by ${walkLogs.walkedOn} desc, ${walkLogs.id} desc limit ${limit}`)
    },
    async countWalks({ stages, viewerId }: OfStages): Promise<number> {
      const [row] = await db.execute<{ total: number }>(sql`
        select count(distinct ${walkLogs.id})::int as total
        from ${asTable(stages)} join ${walkLogs} on ${isOnStage} where ${isVisibleTo(viewerId)}`)
      return row?.total ?? 0
    },
    /** Of each stage who walked it last. */
    async listWalkers({ stages, viewerId }: OfStages) {
      return db.execute<OfEntry & { id: number; name: string; nickname: string; avatar: string | null }>(sql`
        select newest.entry_id::int as "entryId", ${users.id}::int as id, ${users.name} as name,
          ${users.nickname} as nickname, ${users.avatar} as avatar
        from (
          select stage.entry_id, ${walkLogs.userId} as user_id, row_number() over (
            partition by stage.entry_id order by max(${walkLogs.walkedOn}) desc, max(${walkLogs.id}) desc) as place
          from ${asTable(stages)} join ${walkLogs} on ${isOnStage}
          where ${isVisibleTo(viewerId)} group by 1, 2
        ) as newest join ${users} on ${users.id} = newest.user_id
        where newest.place <= ${limits.shownPeople} order by newest.entry_id, newest.place`)
    },
    async listConditions({ stages, viewerId }: OfStages, since: string) {
      return db.execute<OfEntry & { condition: WalkCondition; walkedOn: string; people: number }>(sql`
        select said.entry_id::int as "entryId", said.condition, max(said.walked_on)::text as "walkedOn",
          count(distinct said.user_id)::int as people
        from (
          select stage.entry_id, unnest(${walkLogs.conditions}) as condition, ${walkLogs.walkedOn} as walked_on,
            ${walkLogs.userId} as user_id
          from ${asTable(stages)} join ${walkLogs} on ${isOnStage}
          where ${isVisibleTo(viewerId)} and ${walkLogs.walkedOn} >= ${since}
        ) as said group by 1, 2`)
    },
    /** The middle of what people said last, each once. Of public logs alone, whoever asks. */
    async listTypicalTimes(stages: readonly WalkedStage[]) {
      return db.execute<OfEntry & { minutes: number; people: number }>(sql`
        select last.entry_id::int as "entryId", count(*)::int as people,
          round(percentile_cont(0.5) within group (order by last.minutes))::int as minutes
        from (
          select distinct on (stage.entry_id, ${walkLogs.userId}) stage.entry_id, ${walkLogs.minutes} as minutes
          from ${asTable(stages)} join ${walkLogs} on ${isOnStage}
          where ${isShownToAll} and ${isOfSameLength} and ${walkLogs.minutes} is not null
          order by stage.entry_id, ${walkLogs.userId}, ${walkLogs.walkedOn} desc, ${walkLogs.id} desc
        ) as last group by 1 having count(*) >= ${limits.timedPeople}`)
    },
  }
}
